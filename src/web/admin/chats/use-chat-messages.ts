import { useQueryClient } from '@tanstack/react-query'
import { adminPageSize } from '#shared/admin.ts'
import type { Message, MessagePage } from '#shared/chat.ts'
import { reasonText } from '#web/admin/common/access-reason.ts'
import type { Selection } from '#web/admin/common/console-url.ts'
import { onDemand } from '#web/admin/common/query-options.ts'
import { listUserMessages } from '#web/api/admin.ts'
import { usePagedList } from '#web/api/use-paged-list.ts'

type Options = { selection: Selection; enabled: boolean; onFailed(error: unknown): void }

/** A chat's messages, oldest first: the latest page, and before it the older ones that were asked for. */
export function useChatMessages({ selection: { userId, chatId }, enabled, onFailed }: Options) {
  const client = useQueryClient()
  const canFetch = enabled && userId !== undefined && chatId !== undefined
  const { items, ...list } = usePagedList({
    caching: onDemand,
    queryKey: ['admin', 'messages', userId, chatId],
    fetchPage: canFetch
      ? (offset, signal) =>
          listUserMessages({ userId, chatId }, offset, { reason: reasonText(client, userId), signal })
      : undefined,
    nextCursor: nextOlderOffset,
    joinPages,
    onError: onFailed,
  })
  return { ...list, messages: items, offset: list.data?.pages.at(-1)?.offset ?? 0 }
}

export type ChatMessages = ReturnType<typeof useChatMessages>

export function olderOffset(offset: number): number {
  return Math.max(0, offset - adminPageSize)
}

function nextOlderOffset(pages: readonly MessagePage[]): number | undefined {
  const oldest = pages.at(-1)
  return oldest?.hasOlder ? olderOffset(oldest.offset) : undefined
}

/** Newest page first in, oldest message first out. The oldest page may reach into the one after it. */
export function joinPages(pages: readonly MessagePage[]): Message[] {
  return pages.reduceRight<Message[]>((joined, page, index) => {
    const newer = pages[index - 1]
    return joined.concat(
      newer ? page.messages.slice(0, Math.max(0, newer.offset - page.offset)) : page.messages,
    )
  }, [])
}
