import type { Row } from '#web/chat/messages/use-rows.ts'

/** A complete answer at the end of a conversation, for component tests. */
export const sampleRow: Row = {
  key: 'answer',
  id: 'a1',
  role: 'assistant',
  text: 'Yes.',
  status: 'complete',
  sources: [],
  suggestions: [],
  attachments: [],
  emergency: undefined,
  unsent: undefined,
  versions: [],
  live: false,
  isLast: true,
  retry: undefined,
}
