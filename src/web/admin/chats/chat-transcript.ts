import { adminPageSize } from '#shared/api/admin.ts'
import type { Message, MessagePage } from '#shared/api/chat.ts'
import { messagesBefore, olderPageOffset } from '#web/api/message-pages.ts'
import { isUnreadable } from '#web/api/received-chats.ts'

/** The messages before the loaded ones, oldest first; `offset` is the index of the first loaded message. */
export async function listOlder(
  offset: number,
  load: (offset: number) => Promise<MessagePage>,
): Promise<Message[]> {
  const pages: Message[][] = []
  for (let end = offset; end > 0; ) {
    const start = olderPageOffset(end, adminPageSize)
    pages.unshift(messagesBefore(await load(start), end))
    end = start
  }
  return pages.flat()
}

/** The conversation that the user sees, as lines of the form "role: content". */
export function chatLines(messages: readonly Message[]): string {
  return messages
    .filter(message => !isUnreadable(message) && message.chosen !== false)
    .map(({ role, content }) => `${role}: ${content}`)
    .join('\n')
}
