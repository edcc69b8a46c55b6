import type { Attachment, Message, MessageStatus, Source } from '#shared/chat.ts'
import type { PickedFile } from './draft-message.ts'

/** A message as the screen shows it: as it was sent, then as it is stored. */

export type ShownMessage = {
  /** Stays the same when the stored copy arrives, so that React keeps its elements. */
  key: string
  /** Unknown until the stored copy was loaded. */
  id: string | undefined
  role: Message['role']
  content: string
  status: MessageStatus
  sources: readonly Source[]
  attachments: readonly ShownAttachment[]
  /** Files that were picked for it but not sent. */
  unsent: UnsentFiles | undefined
}

export type ShownAttachment = {
  kind: Attachment['kind']
  name: string
  /** On the server; expires. Undefined until the stored copy was loaded. */
  url: string | undefined
  fileId: string | undefined
  pages: number | undefined
  /** The file itself, as long as there is no link. */
  file: File | undefined
}

/** `file`: if this tab still has it. */
export type UnsentFiles = {
  files: readonly { name: string; file: File | undefined }[]
  problem: UploadProblem | undefined
}

/** Why an upload failed: the server's code, and the name of the file it concerns; `''` if it is no particular one. */
export type UploadProblem = { code: string; name: string }

export function newQuestion(key: string, content: string, files: readonly PickedFile[]): ShownMessage {
  return {
    key,
    id: undefined,
    role: 'user',
    content,
    status: 'complete',
    sources: [],
    attachments: files.map(toAttachment),
    unsent: undefined,
  }
}

function toAttachment({ kind, file }: PickedFile): ShownAttachment {
  return { kind, name: file.name, url: undefined, fileId: undefined, pages: undefined, file }
}

/** The stored copy. `before`: what is on screen in its place. */
export function toShown(message: Message, key: string, before?: ShownMessage): ShownMessage {
  return {
    key,
    id: message.id,
    role: message.role,
    content: message.content,
    status: message.status,
    sources: message.sources ?? [],
    attachments: attachmentsOf(message),
    unsent: unsentOf(message, before?.unsent),
  }
}

export function attachmentsOf({ attachments = [] }: Message): ShownAttachment[] {
  return attachments.map(({ kind, name, url, fileId, pages }) => {
    return { kind, name, url, fileId, pages, file: undefined }
  })
}

function unsentOf(message: Message, before: UnsentFiles | undefined): UnsentFiles | undefined {
  const names = message.failedAttachments ?? []
  if (names.length === 0) return undefined
  const files = names.map((name, index) => ({ name, file: before?.files[index]?.file }))
  return { files, problem: before?.problem }
}

/** A file gets another link at each load: that alone is not a change. */
export function isEqual(a: ShownMessage, b: ShownMessage): boolean {
  return (
    a.content === b.content &&
    a.status === b.status &&
    a.sources.length === b.sources.length &&
    a.attachments.length === b.attachments.length &&
    a.attachments.every((each, index) => each.url !== undefined && each.name === b.attachments[index]?.name)
  )
}

/** Gives each stored message the key that it already has on screen, and keeps unchanged messages as they are. */
export function matched(
  known: readonly ShownMessage[],
  stored: readonly Message[],
  live: boolean,
): { shown: ShownMessage[]; unsaved: ShownMessage[] } {
  const byId = new Map(known.flatMap(message => (message.id ? [[message.id, message] as const] : [])))
  const unsaved = known.filter(message => message.id === undefined)
  const shown: ShownMessage[] = []
  for (const message of stored.toReversed()) {
    const last = unsaved.at(-1)
    const isLast =
      !byId.has(message.id) && last?.role === message.role && (!live || last.content === message.content)
    if (isLast) unsaved.pop()
    const before = byId.get(message.id) ?? (isLast ? last : undefined)
    const fresh = toShown(message, before?.key ?? message.id, before)
    shown.unshift(before?.id && isEqual(before, fresh) ? before : fresh)
  }
  return { shown, unsaved }
}

/** The documents of the conversation: later questions refer to them too. */
export function documentIds(messages: readonly ShownMessage[]): string[] {
  const ids = messages.flatMap(message => message.attachments.map(each => each.fileId))
  return [...new Set(ids.filter(id => id !== undefined))]
}
