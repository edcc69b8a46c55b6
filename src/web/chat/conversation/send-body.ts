import type { Send } from '#shared/api/chat.ts'
import type { ChatId } from '#shared/api/ids.ts'
import { defaultModel, searchesOnRequest } from '#shared/api/models.ts'
import { randomId } from '#web/lib/random-id.ts'
import { temporaryChat } from '#web/lib/storage/drafts.ts'
import type { Conversation } from './conversation.ts'
import type { ConversationStore } from './conversation-store.ts'
import type { DraftMessage, PickedFile } from './draft-message.ts'
import { documentIds, type ShownMessage } from './shown-message.ts'

/** The fields of a send that describe the question's files. */
export type SentAttachments = Pick<Send, 'imagePaths' | 'pdfPaths' | 'failedAttachments'>

/** Our server uses the stored history. These messages are for simpler servers. */
const maxHistoryMessageCount = 20

type Before = Pick<Conversation, 'messages' | 'chatId' | 'temporary'>

/**
 * The first parameter is the conversation before the question was added. `replaces`: the id of the question being
 * edited; `messages` ends before it. An edit sends no web search setting, so that the question keeps its own.
 */
export function buildSend(
  { messages, chatId, temporary }: Before,
  draft: DraftMessage,
  attachments: SentAttachments,
  replaces: string | undefined,
): Send {
  const { text, model } = draft
  const history = messages.slice(-maxHistoryMessageCount).map(({ role, content }) => ({ role, content }))
  return {
    messages: [...history, { role: 'user', content: text }],
    model,
    chatId: chatId ?? null,
    forceWebSearch: replaces === undefined ? forcesSearch(draft) : null,
    ...(temporary && { temporary }),
    ...attachments,
    pdfFileIds: [...documentIds(messages), ...(attachments.pdfPaths ?? [])],
    clientMessageId: randomId(),
    ...(replaces === undefined ? afterLast(messages) : { replaces }),
  }
}

/** If the model ignores the search button (W-1), the draft keeps the choice, but the question is sent without it. */
function forcesSearch({ model, webSearch }: DraftMessage): boolean {
  return webSearch && searchesOnRequest(model)
}

/** A message that was received without an id has a placeholder, which is not a UUID. */
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The last stored message on screen, which the question follows. */
function afterLast(messages: readonly ShownMessage[]): Pick<Send, 'after'> {
  const after = messages.findLast(({ id }) => id !== undefined)?.id
  return after !== undefined && uuid.test(after) ? { after } : {}
}

/** Where a chat's send is remembered. Temporary chats without an id have a place of their own, which is not stored. */
export function sendPlace({ chatId, temporary }: Pick<Conversation, 'chatId' | 'temporary'>) {
  return chatId ?? (temporary ? temporaryChat : undefined)
}

export function refusedSendOf({ api, refusedSends }: ConversationStore, place: ChatId | undefined) {
  // Read only once: what is stored later was sent by this page.
  if (!refusedSends.has(place)) {
    const body = api.findSend(place)
    refusedSends.set(place, body && { body, files: [], reloaded: true })
  }
  return refusedSends.get(place)
}

/**
 * If the same question is sent again after a failure, with the same files, model and web search, the body is reused,
 * because the server may have received it already. If the upload of the files failed, they are uploaded again.
 * `replaces`: the id of the question being edited.
 */
export function findRefusedSend(
  store: ConversationStore,
  before: Before,
  draft: DraftMessage,
  replaces: string | undefined,
): Send | undefined {
  const refused = refusedSendOf(store, sendPlace(before))
  if (!refused) return undefined
  const { body, files, reloaded } = refused
  const isSame =
    body.replaces === replaces &&
    body.messages.at(-1)?.content === draft.text &&
    body.failedAttachments === undefined &&
    (reloaded
      ? isUnchangedSinceReload(body, before.messages, draft)
      : hasSameFiles(files, draft.files) && hasSameChoices(body, draft))
  return isSame ? body : undefined
}

function hasSameFiles(before: readonly PickedFile[], files: readonly PickedFile[]): boolean {
  return (
    before.length === files.length && before.every(({ file }) => files.some(other => other.file === file))
  )
}

/** An edit sends no web search setting. */
function hasSameChoices(body: Send, draft: DraftMessage): boolean {
  return body.model === draft.model && (Boolean(body.replaces) || body.forceWebSearch === forcesSearch(draft))
}

/**
 * After a reload, the composer has the question's text, but not its files, model or web search. True if the user has
 * chosen none of these since, and the conversation has not continued elsewhere.
 */
function isUnchangedSinceReload(body: Send, messages: readonly ShownMessage[], draft: DraftMessage): boolean {
  const hasNoFiles = draft.files.length === 0 && !hasFiles(body)
  const hasNoNewChoices = draft.model === defaultModel && !draft.webSearch
  const isNext = Boolean(body.replaces) || (body.after ?? undefined) === afterLast(messages).after
  return hasNoFiles && (hasNoNewChoices || hasSameChoices(body, draft)) && isNext
}

function hasFiles({ imagePaths, pdfPaths }: Send): boolean {
  return [imagePaths, pdfPaths].some(paths => paths?.length)
}

/**
 * Once the conversation has gone on, the same words are another question: the server would join the old body to its old
 * answer, or return to the version that it follows.
 */
export function forgetRefusedSend({ api, refusedSends }: ConversationStore, place: ChatId | undefined): void {
  refusedSends.set(place, undefined)
  api.storeSend(place, undefined)
}
