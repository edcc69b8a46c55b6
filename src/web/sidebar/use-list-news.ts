import { useEffect } from 'react'
import { listenToTabs } from '#web/api/tab-news.ts'
import type { ChatListWriter } from './chat-list-writer.ts'

/** What other tabs did to the list shows here, too. */
export function useListNews(userId: string, writer: ChatListWriter): void {
  useEffect(
    () =>
      listenToTabs(userId, news => {
        if (news.what === 'removed') void writer.remove(news.chat)
        if (news.what === 'listed') void writer.refetch()
      }),
    [userId, writer],
  )
}
