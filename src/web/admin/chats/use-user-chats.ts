import { useQueryClient } from '@tanstack/react-query'
import type { ChatSort } from '#shared/api/admin.ts'
import type { UserId } from '#shared/api/ids.ts'
import { findReason } from '#web/admin/common/access-reason.ts'
import { consoleQueryOptions } from '#web/admin/common/query-options.ts'
import { listUserChats } from '#web/api/admin-calls.ts'
import { joinChatPages, nextChatOffset } from '#web/api/chat-pages.ts'
import { usePagedList } from '#web/api/use-paged-list.ts'

type Options = {
  userId: UserId | undefined
  sort: ChatSort
  onFailed(error: unknown): void
}

/** A user's chats, page by page, in the order in which the server sorts them. */
export function useUserChats({ userId, sort, onFailed }: Options) {
  const client = useQueryClient()
  const { items, ...list } = usePagedList({
    caching: {
      ...consoleQueryOptions,
      // While the same user's chats load in another order, the previous list stays on screen.
      placeholderData: (before, query) => (query?.queryKey[2] === userId ? before : undefined),
    },
    queryKey: ['admin', 'chats', userId, sort],
    fetchPage: userId
      ? (offset = 0, signal) =>
          listUserChats(userId, { sort, offset }, { reason: findReason(client, userId), signal })
      : undefined,
    nextCursor: nextChatOffset,
    joinPages: joinChatPages,
    onError: onFailed,
  })
  return { ...list, chats: items }
}

export type UserChats = ReturnType<typeof useUserChats>
