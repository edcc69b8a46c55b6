import type { Message, MessagePage } from '#shared/chat.ts'
import { isLeftOut } from '#web/api/received.ts'
import { olderOffset } from './use-chat-messages.ts'

/** The messages before the loaded ones, oldest first; `offset` is the index of the first loaded message. */
export async function listOlder(
  offset: number,
  load: (offset: number) => Promise<MessagePage>,
): Promise<Message[]> {
  const pages: Message[][] = []
  for (let end = offset; end > 0; ) {
    const start = olderOffset(end)
    const page = await load(start)
    pages.unshift(page.messages.slice(0, end - start))
    end = start
  }
  return pages.flat()
}

/** The chat as lines of the form "role: content". */
export function chatLines(messages: readonly Message[]): string {
  return messages
    .filter(message => !isLeftOut(message))
    .map(({ role, content }) => `${role}: ${content}`)
    .join('\n')
}
