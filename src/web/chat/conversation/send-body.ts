import type { Send } from '#shared/chat.ts'
import { randomId } from '#web/lib/random-id.ts'
import type { Conversation } from './conversation.ts'
import type { ConversationStore } from './conversation-store.ts'
import type { DraftMessage } from './draft-message.ts'
import { documentIds } from './shown-message.ts'

/** The fields of a send that describe the question's files. */
export type SentAttachments = Pick<Send, 'imagePaths' | 'pdfPaths' | 'failedAttachments'>

/** Our server uses the stored history. These messages are for simpler servers. */
const maxHistoryMessageCount = 20

/** The first parameter is the conversation before the question was added. */
export function buildSend(
  { messages, chatId }: Conversation,
  { text, model, webSearch }: DraftMessage,
  attachments: SentAttachments,
): Send {
  const history = messages.slice(-maxHistoryMessageCount).map(({ role, content }) => ({ role, content }))
  return {
    messages: [...history, { role: 'user', content: text }],
    model,
    chatId: chatId ?? null,
    forceWebSearch: webSearch,
    ...attachments,
    pdfFileIds: [...documentIds(messages), ...(attachments.pdfPaths ?? [])],
    clientMessageId: randomId(),
  }
}

/**
 * If the same text and files are sent again after a failure, the body is reused, because the server may have received
 * it already. If their upload failed, the files are uploaded again.
 */
export function findRefusedSend(
  { refusedSend }: ConversationStore,
  { chatId }: Conversation,
  { text, files, model, webSearch }: DraftMessage,
): Send | undefined {
  const { body, files: before } = refusedSend ?? { body: undefined, files: [] }
  const isSame =
    body?.chatId === (chatId ?? null) &&
    body.model === model &&
    body.forceWebSearch === webSearch &&
    body.messages.at(-1)?.content === text &&
    body.failedAttachments === undefined &&
    before.length === files.length &&
    before.every(({ file }) => files.some(other => other.file === file))
  return isSame ? body : undefined
}
