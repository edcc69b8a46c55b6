import { useQueryClient } from '@tanstack/react-query'
import { adminPageSize } from '#shared/api/admin.ts'
import type { Message, MessagePage } from '#shared/api/chat.ts'
import { findReason } from '#web/admin/common/access-reason.ts'
import type { Selection } from '#web/admin/common/console-url.ts'
import { consoleQueryOptions } from '#web/admin/common/query-options.ts'
import { listUserMessages } from '#web/api/admin-calls.ts'
import { messagesBefore, olderPageOffset } from '#web/api/message-pages.ts'
import { usePagedList } from '#web/api/use-paged-list.ts'

type Options = { selection: Selection; onFailed(error: unknown): void }

/** A chat's messages, oldest first: the latest page, and the older pages loaded so far. */
export function useChatMessages({ selection: { userId, chatId }, onFailed }: Options) {
  const client = useQueryClient()
  const { items, ...list } = usePagedList({
    caching: consoleQueryOptions,
    queryKey: ['admin', 'messages', userId, chatId],
    fetchPage:
      userId && chatId
        ? (offset, signal) =>
            listUserMessages({ userId, chatId }, offset, { reason: findReason(client, userId), signal })
        : undefined,
    nextCursor: nextOlderOffset,
    joinPages,
    onError: onFailed,
  })
  return { ...list, messages: items, offset: list.data?.pages.at(-1)?.offset ?? 0 }
}

export type ChatMessages = ReturnType<typeof useChatMessages>

function nextOlderOffset(pages: readonly MessagePage[]): number | undefined {
  const oldest = pages.at(-1)
  return oldest?.hasOlder ? olderPageOffset(oldest.offset, adminPageSize) : undefined
}

/** Takes the newest page first, and returns the oldest message first. The oldest page may overlap the next. */
export function joinPages(pages: readonly MessagePage[]): Message[] {
  return pages.reduceRight<Message[]>((joined, page, index) => {
    const newer = pages[index - 1]
    return joined.concat(newer ? messagesBefore(page, newer.offset) : page.messages)
  }, [])
}
