import type { Send } from '#shared/chat.ts'
import { randomId } from '#web/lib/random-id.ts'
import type { Conversation } from './conversation.ts'
import type { ConversationStore } from './conversation-store.ts'
import type { DraftMessage } from './draft-message.ts'
import { documentIds } from './shown-message.ts'

/** What a question's files become in its send. */
export type SentAttachments = Pick<Send, 'imagePaths' | 'pdfPaths' | 'failedAttachments'>

/** Our server answers from the stored history. These are for simpler servers. */
const maxHistoryMessageCount = 20

/** `conversation`: as it was before the question. */
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
 * The same text and files sent again after a refusal are the same message, because the first try may have arrived
 * after all. Files whose upload failed get another try.
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
