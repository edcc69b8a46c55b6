import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Chat } from '#shared/chat.ts'
import type { ChatId } from '#shared/ids.ts'
import { chatPageSize } from '#shared/limits.ts'
import { getChat, listChats, listNewestChats } from '#web/api/chats.ts'
import type { ReceivedChatPage } from '#web/api/received.ts'
import { reportFailure } from '#web/lib/report.ts'

type ChatPages = InfiniteData<ReceivedChatPage, number>

const key = ['chats']

/** The user's chats, newest first, page by page. A failure is logged only; the list then says that it failed. */
export function useChats(enabled: boolean) {
  const query = useInfiniteQuery({
    queryKey: key,
    enabled,
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }) => {
      try {
        return await listChats(pageParam, signal)
      } catch (error) {
        if (!signal.aborted)
          reportFailure(pageParam === 0 ? 'Failed to fetch chats' : 'Failed to fetch more chats', error)
        throw error
      }
    },
    getNextPageParam: (last, pages) => (last.hasMore ? countOf(pages) : undefined),
  })
  const chats = useMemo(() => distinctChats(query.data?.pages ?? []), [query.data])
  return { ...query, chats }
}

/** Of the open chat: from the list, or asked for where that is loaded and does not go back so far. */
export function useChatTitle(id: ChatId | undefined): string | undefined {
  const { chats, isSuccess } = useChats(true)
  const listed = chats.find(chat => chat.id === id)
  const apart = useQuery({
    queryKey: ['chat', id],
    enabled: id !== undefined && isSuccess && !listed,
    queryFn: ({ signal }) => (id ? getChat(id, signal) : null),
  })
  return (listed ?? apart.data)?.title ?? undefined
}

/** As the server counts them, also those that could not be read. */
export function countOf(pages: readonly ReceivedChatPage[]): number {
  return pages.reduce((count, page) => count + page.chats.length + (page.leftOut ?? 0), 0)
}

/** A chat that began elsewhere meanwhile moves the later ones onto the next page: none is shown twice. */
export function distinctChats(pages: readonly ReceivedChatPage[]): Chat[] {
  return [...new Map(pages.flatMap(page => page.chats).map(chat => [chat.id, chat])).values()]
}

/**
 * Changes to the list that need no answer from the server. A page that is being fetched would overwrite them: it
 * is called off first, and asked for again afterwards.
 */
export type ChatListWriter = {
  /** A chat that began, or got another title; resolves with whether it was news. */
  upsert(id: ChatId, title: string | null): Promise<boolean>
  /**
   * What a stream calls a chat, which may be an old title that it repeats: where the list shows another one, it is
   * fetched again. Resolves with whether it was.
   */
  recheck(id: ChatId, title: string | null): Promise<boolean>
  remove(id: ChatId): Promise<void>
  /** Fetches every loaded page again. */
  refetch(): Promise<void>
  /** Fetches the newest chats; resolves with the first of them, undefined where that failed. */
  refetchNewest(): Promise<Chat | undefined>
}

export function useChatListWriter(): ChatListWriter {
  const client = useQueryClient()
  return useMemo(() => createChatListWriter(client), [client])
}

export function createChatListWriter(client: QueryClient): ChatListWriter {
  const write = async (change: (pages: ReceivedChatPage[]) => ReceivedChatPage[]) => {
    const wasFetching = client.isFetching({ queryKey: key }) > 0
    await client.cancelQueries({ queryKey: key })
    const before = client.getQueryData<ChatPages>(key)
    const pages = before && change(before.pages)
    if (pages) client.setQueryData<ChatPages>(key, { ...before, pages })
    if (wasFetching) void client.invalidateQueries({ queryKey: key })
    return pages !== before?.pages
  }
  const refetch = () => client.invalidateQueries({ queryKey: key })
  const refetchNewest = async () => {
    const updates = () => client.getQueryState(key)?.dataUpdateCount
    const before = updates()
    try {
      const newest = await listNewestChats()
      if (updates() !== before) {
        // What changed meanwhile may not be in the answer yet.
        await refetch()
      } else {
        await client.cancelQueries({ queryKey: key })
        client.setQueryData<ChatPages>(key, known => withNewest(known?.pages ?? [], newest))
      }
      return client.getQueryData<ChatPages>(key)?.pages[0]?.chats[0]
    } catch (error) {
      reportFailure('Failed to fetch chats', error)
      return undefined
    }
  }
  return {
    upsert: (id, title) => write(pages => withChat(pages, id, title)),
    recheck: async (id, title) => {
      const pages = client.getQueryData<ChatPages>(key)?.pages ?? []
      const known = pages.flatMap(page => page.chats).find(chat => chat.id === id)
      if (!known || title === null || title === known.title) return false
      await refetch()
      return true
    },
    remove: async id => {
      await write(pages => pages.map(page => ({ ...page, chats: page.chats.filter(chat => chat.id !== id) })))
    },
    refetch,
    refetchNewest,
  }
}

/** The newest chats in front of the older ones that were loaded already, in pages as they are asked for. */
export function withNewest(pages: readonly ReceivedChatPage[], newest: ReceivedChatPage): ChatPages {
  const known = distinctChats(pages)
  const last = known.findIndex(({ id }) => id === newest.chats.at(-1)?.id)
  const older = newest.hasMore && last !== -1 ? known.slice(last + 1) : []
  const result = { pages: [newest], pageParams: [0] }
  for (let start = 0; start < older.length; start += chatPageSize) {
    result.pageParams.push(countOf(result.pages))
    result.pages.push({ chats: older.slice(start, start + chatPageSize), hasMore: true })
  }
  const end = result.pages.at(-1)
  if (end && end !== newest) end.hasMore = pages.at(-1)?.hasMore ?? false
  return result
}

export function withChat(pages: ReceivedChatPage[], id: ChatId, title: string | null): ReceivedChatPage[] {
  const known = pages.flatMap(page => page.chats).find(chat => chat.id === id)
  // No title in the news of a known chat says nothing of its title.
  if (known && (title === null || title === known.title)) return pages
  if (known) {
    return pages.map(page => ({
      ...page,
      chats: page.chats.map(chat => (chat.id === id ? { ...chat, title } : chat)),
    }))
  }
  const [first, ...rest] = pages
  if (!first) return pages
  const begun: Chat = {
    id,
    title,
    created_at: new Date().toISOString(),
    messageCount: 0,
    lastMessageAt: null,
  }
  return [{ ...first, chats: [begun, ...first.chats] }, ...rest]
}
