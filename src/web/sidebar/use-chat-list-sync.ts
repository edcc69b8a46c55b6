import { useEffect } from 'react'
import { subscribeToTabs } from '#web/lib/storage/tab-channel.ts'
import type { ChatListWriter } from './chat-list-writer.ts'

/** Applies changes that other tabs made to the list of chats. */
export function useChatListSync(userId: string, writer: ChatListWriter): void {
  useEffect(
    () =>
      subscribeToTabs(userId, message => {
        if (message.what === 'removed') void writer.remove(message.chat)
        if (message.what === 'listed') void writer.refetch()
      }),
    [userId, writer],
  )
}
