import { useQuery } from '@tanstack/react-query'
import type { ChatId } from '#shared/api/ids.ts'
import { joinChatPages, nextChatOffset } from '#web/api/chat-pages.ts'
import { getChat, listChats } from '#web/api/chats.ts'
import { usePagedList } from '#web/api/use-paged-list.ts'
import { logFailure } from '#web/lib/log-failure.ts'

export const chatsKey = ['chats']

/** The query key of an open chat that is not in the loaded pages; without an id, of all such chats. */
export function chatKey(id?: ChatId): readonly string[] {
  return id ? ['chat', id] : ['chat']
}

/**
 * The user's chats, page by page: pinned ones first, then the newest. A failure is logged; the list itself shows it.
 */
export function useChats() {
  const { items, ...list } = usePagedList({
    queryKey: chatsKey,
    fetchPage: listChats,
    nextCursor: nextChatOffset,
    joinPages: joinChatPages,
    onError: (error, offset) =>
      logFailure(offset ? 'Failed to fetch more chats' : 'Failed to fetch chats', error),
  })
  return { ...list, chats: items }
}

/**
 * The open chat's title: from the list or, once the list is loaded, fetched separately if the loaded pages do not
 * contain that chat.
 */
export function useChatTitle(id: ChatId | undefined): string | undefined {
  const { chats, isSuccess } = useChats()
  const listed = chats.find(chat => chat.id === id)
  const single = useQuery({
    queryKey: chatKey(id),
    enabled: id !== undefined && isSuccess && !listed,
    queryFn: ({ signal }) => (id ? getChat(id, signal) : null),
  })
  return (listed ?? single.data)?.title ?? undefined
}
