import type { Chat } from '#shared/api/chat.ts'
import type { ReceivedChatPage } from './received-chats.ts'

/** The key of the query for archived chats. */
export const archiveKey = ['archived']

/** The number of chats on these pages as the server counts them, including those that could not be read. */
export function loadedChatCount(pages: readonly ReceivedChatPage[]): number {
  return pages.reduce((count, page) => count + page.chats.length + (page.unreadableCount ?? 0), 0)
}

export function nextChatOffset(pages: readonly ReceivedChatPage[]): number | undefined {
  return pages.at(-1)?.hasMore ? loadedChatCount(pages) : undefined
}

/** Without duplicates: a new chat moves the others down while the list is loaded, some of them onto the next page. */
export function joinChatPages(pages: readonly ReceivedChatPage[]): Chat[] {
  return [...new Map(pages.flatMap(page => page.chats).map(chat => [chat.id, chat])).values()]
}
