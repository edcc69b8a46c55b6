import { textOnly } from '#web/chat/conversation/shown-message.ts'
import type { Row } from '#web/chat/messages/use-rows.ts'

/** A complete answer at the end of a conversation, for component tests. */
export const sampleRow: Row = {
  ...textOnly,
  key: 'answer',
  id: 'a1',
  role: 'assistant',
  text: 'Yes.',
  status: 'complete',
  live: false,
  isLast: true,
  retry: undefined,
}
