import type { Attachment, Feedback, Given, Message, MessageStatus, Source } from '#shared/api/chat.ts'
import type { Emergency } from '#shared/api/emergency.ts'
import type { SheetLink } from '#shared/api/library.ts'
import type { PickedFile } from './draft-message.ts'

/** A message as shown on screen: first as it was sent, then the stored copy. */

export type ShownMessage = {
  /** A React key that stays the same when the stored copy is loaded. */
  key: string
  /** Undefined until the stored copy is loaded, except for an answer that began elsewhere. */
  id: string | undefined
  role: Message['role']
  content: string
  status: MessageStatus
  sources: readonly Source[]
  /** Sheets that an answer offers. */
  suggestions: readonly SheetLink[]
  /** Only for an answer; undefined until the stored copy is loaded. */
  given?: Given | undefined
  /** Whether the built-in model wrote this answer; undefined until the stored copy is loaded. */
  builtIn?: boolean
  attachments: readonly ShownAttachment[]
  /** Only for a question about an emergency. */
  emergency: Emergency | undefined
  /** Files that were picked for this message but could not be sent. */
  unsent: Unsent | undefined
  /** The ids of all its versions, oldest first; empty if there is only one. */
  versions: readonly string[]
  /** The user's feedback on an answer. */
  feedback?: Feedback | undefined
}

export type ShownAttachment = {
  kind: Attachment['kind']
  name: string
  /** A link to the file on the server, which expires. Undefined until the stored copy is loaded. */
  url: string | undefined
  fileId: string | undefined
  pages: number | undefined
  /** The local file, until there is a link. */
  file: File | undefined
}

/** `file` is undefined if this tab no longer has it. */
export type Unsent = {
  files: readonly { name: string; file: File | undefined }[]
  problem: UploadProblem | undefined
}

/** Why an upload failed: the server's error code, and the name of the file; `''` if it concerns no single file. */
export type UploadProblem = { code: string; name: string }

/** A message that has only its text. */
export const textOnly = {
  sources: [],
  suggestions: [],
  attachments: [],
  emergency: undefined,
  unsent: undefined,
  versions: [],
} satisfies Partial<ShownMessage>

export function newQuestion(key: string, content: string, files: readonly PickedFile[]): ShownMessage {
  return {
    ...textOnly,
    key,
    id: undefined,
    role: 'user',
    content,
    status: 'complete',
    attachments: files.map(toAttachment),
  }
}

function toAttachment({ kind, file }: PickedFile): ShownAttachment {
  return { kind, name: file.name, url: undefined, fileId: undefined, pages: undefined, file }
}

/** Converts a stored message. `before`: the message that it replaces on screen. */
export function toShown(message: Message, key: string, before?: ShownMessage): ShownMessage {
  return {
    key,
    id: message.id,
    role: message.role,
    content: message.content,
    status: message.status,
    sources: message.sources ?? [],
    suggestions: message.suggestions ?? [],
    given: message.given,
    builtIn: message.builtIn ?? false,
    attachments: attachmentsOf(message),
    emergency: message.emergency,
    unsent: unsentOf(message, before?.unsent),
    versions: message.versions ?? [],
    feedback: message.feedback,
  }
}

/** Whether this is the stored copy. Its id does not tell: an answer that began elsewhere has one earlier. */
export function isStored({ builtIn }: ShownMessage): boolean {
  return builtIn !== undefined
}

export function attachmentsOf({ attachments = [] }: Message): ShownAttachment[] {
  return attachments.map(({ kind, name, url, fileId, pages }) => {
    return { kind, name, url, fileId, pages, file: undefined }
  })
}

function unsentOf(message: Message, before: Unsent | undefined): Unsent | undefined {
  const names = message.failedAttachments ?? []
  if (names.length === 0) return undefined
  const files = names.map((name, index) => ({ name, file: before?.files[index]?.file }))
  return { files, problem: before?.problem }
}

/** A file gets a new link at each load, which does not count as a change. */
function isEqual(a: ShownMessage, b: ShownMessage): boolean {
  return (
    a.id === b.id &&
    a.content === b.content &&
    a.status === b.status &&
    a.sources.length === b.sources.length &&
    a.suggestions.length === b.suggestions.length &&
    a.versions.length === b.versions.length &&
    !a.emergency === !b.emergency &&
    !a.given === !b.given &&
    a.builtIn === b.builtIn &&
    JSON.stringify(a.feedback) === JSON.stringify(b.feedback) &&
    a.attachments.length === b.attachments.length &&
    a.attachments.every((each, index) => each.url !== undefined && each.name === b.attachments[index]?.name)
  )
}

/** `answer`: the one that is being written. `choosing`: the version that takes the row of the message with this key. */
type InProgress = { answer: object | undefined; choosing: { key: string; id: string } | undefined }

/**
 * Gives each stored message the key that it already has on screen, and reuses unchanged messages. If another version
 * took a question's place, for example in another tab, it gets the same key, so that an open edit field stays.
 */
export function matchStored(
  known: readonly ShownMessage[],
  stored: readonly Message[],
  { answer, choosing }: InProgress,
): { shown: ShownMessage[]; unstored: ShownMessage[] } {
  const byId = new Map(known.flatMap(message => (message.id ? [[message.id, message] as const] : [])))
  const replaced = choosing && known.find(message => message.key === choosing.key)
  if (choosing && replaced) byId.set(choosing.id, replaced)
  const unstored = known.filter(message => message.id === undefined)
  // The page may be older than the question that is being answered, but not than the messages before that. Another
  // tab's question can be newer.
  const asked = unstored.at(-1)
  const countSame = (messages: readonly (Message | ShownMessage)[]) =>
    messages.filter(({ id, content }) => !(id && byId.has(id)) && content === asked?.content).length
  const isAskedMissing = asked?.role === 'user' && countSame(stored) < countSame(unstored)
  const missing = answer && isAskedMissing ? unstored.splice(-1) : []
  const shown: ShownMessage[] = []
  for (const message of stored.toReversed()) {
    const last = unstored.at(-1)
    const isLastUnstored = !byId.has(message.id) && last !== undefined && isCopyOf(message, last)
    if (isLastUnstored) unstored.pop()
    const before =
      byId.get(message.id) ?? (isLastUnstored ? last : undefined) ?? findOtherVersion(known, message)
    const fresh = toShown(message, before?.key ?? message.id, before)
    shown.unshift(before?.id && isEqual(before, fresh) ? before : fresh)
  }
  // The row of an edited question belongs to its former version again, if another tab has chosen that one.
  const isOffPath = ({ key }: ShownMessage) => shown.some(each => each.key === key)
  return { shown, unstored: [...unstored, ...missing].filter(each => !isOffPath(each)) }
}

/**
 * Whether this may be the stored copy of a message that was not stored. The question on screen may be missing in the
 * page, if another version was chosen in another tab.
 */
function isCopyOf(message: Message, { role, content }: ShownMessage): boolean {
  return message.role === role && (role === 'assistant' || message.content === content)
}

function findOtherVersion(known: readonly ShownMessage[], { role, versions = [] }: Message) {
  return role === 'user' ? known.find(({ id }) => id !== undefined && versions.includes(id)) : undefined
}

/** The ids of the PDFs of the conversation: later questions refer to them too. */
export function documentIds(messages: readonly ShownMessage[]): string[] {
  const ids = messages.flatMap(message => message.attachments.map(each => each.fileId))
  return [...new Set(ids.filter(id => id !== undefined))]
}
