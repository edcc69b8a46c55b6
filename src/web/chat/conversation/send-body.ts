import type { Send } from '#shared/api/chat.ts'
import { searchesOnRequest } from '#shared/api/models.ts'
import { uuid } from '#web/api/received-ids.ts'
import { randomId } from '#web/lib/random-id.ts'
import type { Conversation } from './conversation.ts'
import type { DraftMessage } from './draft-message.ts'
import { documentIds, type ShownMessage } from './shown-message.ts'

/** The fields of a send that describe the question's files. */
export type SentAttachments = Pick<Send, 'imagePaths' | 'pdfPaths' | 'failedAttachments'>

/** Our server uses the stored history. These messages are for simpler servers. */
const maxHistoryMessageCount = 20

/** The conversation before the question was added. */
export type Before = Pick<Conversation, 'messages' | 'chatId' | 'temporary'>

/**
 * What is sent to the server for a question. `replaces`: the id of the question being edited; `messages` ends before
 * it. An edit sends no web search setting, so that the question keeps its own.
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
export function forcesSearch({ model, webSearch }: DraftMessage): boolean {
  return webSearch && searchesOnRequest(model)
}

/**
 * The last stored message on screen, which the question follows. A message that was received without an id has a
 * placeholder, which is not a UUID.
 */
export function afterLast(messages: readonly ShownMessage[]): Pick<Send, 'after'> {
  const after = messages.findLast(({ id }) => id !== undefined)?.id
  return after !== undefined && uuid.test(after) ? { after } : {}
}
