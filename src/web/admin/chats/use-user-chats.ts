import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ChatSort } from '#shared/admin.ts'
import type { Chat } from '#shared/chat.ts'
import type { UserId } from '#shared/ids.ts'
import { reasonText } from '#web/admin/common/access-reason.ts'
import { onDemand } from '#web/admin/common/query-options.ts'
import { listUserChats } from '#web/api/admin.ts'
import type { ReceivedChatPage } from '#web/api/received.ts'

type Options = {
  userId: UserId | undefined
  sort: ChatSort
  enabled: boolean
  onFailed(error: unknown): void
}

/** A user's chats, page by page in the order the server sorts them. */
export function useUserChats({ userId, sort, enabled, onFailed }: Options) {
  const client = useQueryClient()
  const query = useInfiniteQuery({
    ...onDemand,
    queryKey: ['admin', 'chats', userId, sort],
    enabled: enabled && userId !== undefined,
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }): Promise<ReceivedChatPage> => {
      if (userId === undefined) return { chats: [], hasMore: false }
      try {
        const page = { sort, offset: pageParam }
        return await listUserChats(userId, page, { reason: reasonText(client, userId), signal })
      } catch (error) {
        if (!signal.aborted) onFailed(error)
        throw error
      }
    },
    getNextPageParam: (last, pages) =>
      last.hasMore
        ? pages.reduce((count, page) => count + page.chats.length + (page.leftOut ?? 0), 0)
        : undefined,
    // Another order of the same chats: the one before stays until it is there.
    placeholderData: (before, query) => (query?.queryKey[2] === userId ? before : undefined),
  })
  const chats = useMemo(() => distinct(query.data?.pages ?? []), [query.data])
  return { ...query, chats }
}

export type UserChats = ReturnType<typeof useUserChats>

/** What began meanwhile moves the later ones onto the next page: none is shown twice. */
function distinct(pages: readonly ReceivedChatPage[]): Chat[] {
  return [...new Map(pages.flatMap(page => page.chats).map(chat => [chat.id, chat])).values()]
}
