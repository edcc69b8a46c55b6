import type { MessagePage, Send } from '#shared/chat.ts'
import type { ChatId } from '#shared/ids.ts'
import { searchesOnRequest } from '#shared/models.ts'
import { randomId } from '#web/lib/random-id.ts'
import type { Conversation } from './conversation.ts'
import type { ConversationStore } from './conversation-store.ts'
import type { DraftMessage } from './draft-message.ts'
import { documentIds, type ShownMessage } from './shown-message.ts'

/** The fields of a send that describe the question's files. */
export type SentAttachments = Pick<Send, 'imagePaths' | 'pdfPaths' | 'failedAttachments'>

/** Our server uses the stored history. These messages are for simpler servers. */
const maxHistoryMessageCount = 20

type Before = Pick<Conversation, 'messages' | 'chatId' | 'temporary'>

/**
 * The first parameter is the conversation before the question was added. `replaces`: the id of the question that is
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

/** With a model that ignores the search button (W-1), the draft keeps it, but the question is sent without it. */
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

/**
 * If the same question is sent again after a failure, with the same files, model and web search, the body is reused,
 * because the server may have received it already. If the upload of the files failed, they are uploaded again.
 * `replaced`: the question that is edited. If the server has stored the edit, it is a version of that question.
 */
export function findRefusedSend(
  { refusedSend }: ConversationStore,
  { chatId, temporary }: Pick<Before, 'chatId' | 'temporary'>,
  draft: DraftMessage,
  replaced: Pick<ShownMessage, 'id' | 'versions'> | undefined,
): Send | undefined {
  const { text, files, model } = draft
  const { body, files: before } = refusedSend ?? { body: undefined, files: [] }
  const isSame =
    body?.chatId === (chatId ?? null) &&
    (body.temporary ?? false) === temporary &&
    body.model === model &&
    (body.replaces === replaced?.id || replaced?.versions.includes(body.replaces ?? '')) &&
    (replaced !== undefined || body.forceWebSearch === forcesSearch(draft)) &&
    body.messages.at(-1)?.content === text &&
    body.failedAttachments === undefined &&
    before.length === files.length &&
    before.every(({ file }) => files.some(other => other.file === file))
  return isSame ? body : undefined
}

/**
 * Whether the question that was not accepted is stored all the same, because its response was lost. Not for an edit, or
 * for a question with files: their field, or their files, are on screen again.
 */
export function isRefusedSendStored({ refusedSend }: ConversationStore, page: MessagePage): boolean {
  if (!refusedSend?.body.after || refusedSend.files.length > 0) return false
  const { after, messages } = refusedSend.body
  const index = page.messages.findIndex(({ id }) => id === after)
  const next = index === -1 ? undefined : page.messages[index + 1]
  return next?.role === 'user' && next.content === messages.at(-1)?.content
}

/**
 * Once the conversation has gone on, the same words are another question: the server would join the old body to its old
 * answer, or return to the version that it follows.
 */
export function forgetRefusedSend(store: ConversationStore, chatId: ChatId | undefined): void {
  if (store.refusedSend?.body.chatId === (chatId ?? null)) store.refusedSend = undefined
}
