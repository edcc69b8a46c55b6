import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Chat } from '#shared/api/chat.ts'
import type { ChatId } from '#shared/api/ids.ts'
import { chatPageSize } from '#shared/limits.ts'
import { archiveKey, joinChatPages, loadedChatCount } from '#web/api/chat-pages.ts'
import { listNewestChats } from '#web/api/chats.ts'
import type { ReceivedChatPage } from '#web/api/received-chats.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { chatKey, chatsKey } from './use-chats.ts'

type ChatPages = InfiniteData<ReceivedChatPage, number | undefined>

/**
 * Changes the cached list. `upsert` and `remove` do so without a call to the server. A request in progress would
 * overwrite their change, so it is cancelled first, and all loaded pages are fetched again afterwards. If a next page
 * was being loaded, the list itself requests it again.
 */
export type ChatListWriter = {
  /** Adds a new chat or changes a chat's title; resolves with whether the list changed. */
  upsert(id: ChatId, title: string | null): Promise<boolean>
  /**
   * Checks a chat's title as reported by a stream, which may be outdated: if the page shows another title, the list is
   * fetched again. Resolves with whether it was.
   */
  recheck(id: ChatId, title: string | null): Promise<boolean>
  remove(id: ChatId): Promise<void>
  /** Fetches every loaded page again, and an open chat that is on none of them. */
  refetch(): Promise<void>
  /**
   * Fetches the newest chats; resolves with the first that is not pinned, or undefined if there is none or the call
   * failed.
   */
  refetchNewest(): Promise<Chat | undefined>
}

export function useChatListWriter(): ChatListWriter {
  const client = useQueryClient()
  return useMemo(() => createChatListWriter(client), [client])
}

export function createChatListWriter(client: QueryClient): ChatListWriter {
  const write = async (change: (pages: ReceivedChatPage[]) => ReceivedChatPage[]) => {
    const wasFetching = client.isFetching({ queryKey: chatsKey }) > 0
    await client.cancelQueries({ queryKey: chatsKey })
    const before = client.getQueryData<ChatPages>(chatsKey)
    const pages = before && change(before.pages)
    if (pages) client.setQueryData<ChatPages>(chatsKey, { ...before, pages })
    if (wasFetching) void client.invalidateQueries({ queryKey: chatsKey })
    return pages !== before?.pages
  }
  const refetch = async () => {
    await Promise.all([chatsKey, chatKey()].map(queryKey => client.invalidateQueries({ queryKey })))
  }
  const refetchNewest = async () => {
    const updateCount = () => client.getQueryState(chatsKey)?.dataUpdateCount
    const countBefore = updateCount()
    try {
      const newest = await listNewestChats()
      if (updateCount() !== countBefore) {
        // The list has changed since the request, so the response may be outdated.
        await refetch()
      } else {
        await client.cancelQueries({ queryKey: chatsKey })
        client.setQueryData<ChatPages>(chatsKey, known => withNewest(known?.pages ?? [], newest))
      }
      return client.getQueryData<ChatPages>(chatsKey)?.pages[0]?.chats.find(chat => !chat.pinned)
    } catch (error) {
      logFailure('Failed to fetch chats', error)
      return undefined
    }
  }
  return {
    upsert: (id, title) => write(pages => withChat(pages, id, title)),
    recheck: async (id, title) => {
      const pages = client.getQueryData<ChatPages>(chatsKey)?.pages ?? []
      const listed = pages.flatMap(page => page.chats).find(chat => chat.id === id)
      const known = listed ?? client.getQueryData<Chat>(chatKey(id))
      if (!known || title === null || title === known.title) return false
      await refetch()
      return true
    },
    remove: async id => {
      await write(pages => pages.map(page => ({ ...page, chats: page.chats.filter(chat => chat.id !== id) })))
      // The archive may have been opened before the chat was in it.
      void client.invalidateQueries({ queryKey: archiveKey })
    },
    refetch,
    refetchNewest,
  }
}

/** The newest chats, followed by the older ones that are already loaded, in pages of the usual size. */
export function withNewest(pages: readonly ReceivedChatPage[], newest: ReceivedChatPage): ChatPages {
  const known = joinChatPages(pages)
  const last = known.findIndex(({ id }) => id === newest.chats.at(-1)?.id)
  const newestIds = new Set(newest.chats.map(({ id }) => id))
  // A chat that was pinned elsewhere is in both lists.
  const older =
    newest.hasMore && last !== -1 ? known.slice(last + 1).filter(({ id }) => !newestIds.has(id)) : []
  const result = { pages: [newest], pageParams: [0] }
  for (let start = 0; start < older.length; start += chatPageSize) {
    result.pageParams.push(loadedChatCount(result.pages))
    result.pages.push({ chats: older.slice(start, start + chatPageSize), hasMore: true })
  }
  const end = result.pages.at(-1)
  if (end && end !== newest) end.hasMore = pages.at(-1)?.hasMore ?? false
  return result
}

export function withChat(pages: ReceivedChatPage[], id: ChatId, title: string | null): ReceivedChatPage[] {
  const known = pages.flatMap(page => page.chats).find(chat => chat.id === id)
  // A null title does not replace a known one.
  if (known && (title === null || title === known.title)) return pages
  if (known) {
    return pages.map(page => ({
      ...page,
      chats: page.chats.map(chat => (chat.id === id ? { ...chat, title } : chat)),
    }))
  }
  const newChat: Chat = {
    id,
    title,
    created_at: new Date().toISOString(),
    messageCount: 0,
    lastMessageAt: null,
    pinned: false,
    archived: false,
  }
  return withNewChat(pages, newChat)
}

/** Below the pinned chats, which come first. */
function withNewChat(pages: ReceivedChatPage[], newChat: Chat): ReceivedChatPage[] {
  const isAllPinned = ({ chats }: ReceivedChatPage) => chats.length > 0 && chats.every(chat => chat.pinned)
  const found = pages.findIndex(page => !isAllPinned(page))
  const target = found === -1 ? pages.length - 1 : found
  return pages.map((page, index) => {
    if (index !== target) return page
    const pinnedCount = page.chats.filter(chat => chat.pinned).length
    return { ...page, chats: page.chats.toSpliced(pinnedCount, 0, newChat) }
  })
}
