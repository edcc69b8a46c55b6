import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { adminPageSize } from '#shared/admin.ts'
import type { Message, MessagePage } from '#shared/chat.ts'
import { reasonText } from '#web/admin/common/access-reason.ts'
import type { Selection } from '#web/admin/common/console-url.ts'
import { onDemand } from '#web/admin/common/query-options.ts'
import { listUserMessages } from '#web/api/admin.ts'

type Options = { selection: Selection; enabled: boolean; onFailed(error: unknown): void }

/** A chat's messages, oldest first: the latest page, and before it the older ones that were asked for. */
export function useChatMessages({ selection: { userId, chatId }, enabled, onFailed }: Options) {
  const client = useQueryClient()
  const query = useInfiniteQuery({
    ...onDemand,
    queryKey: ['admin', 'messages', userId, chatId],
    enabled: enabled && chatId !== undefined,
    initialPageParam: undefined as number | undefined,
    queryFn: async ({ pageParam, signal }): Promise<MessagePage> => {
      if (chatId === undefined || userId === undefined) return { messages: [], offset: 0, hasOlder: false }
      try {
        return await listUserMessages({ userId, chatId }, pageParam, {
          reason: reasonText(client, userId),
          signal,
        })
      } catch (error) {
        if (!signal.aborted) onFailed(error)
        throw error
      }
    },
    getNextPageParam: last => (last.hasOlder ? olderOffset(last.offset) : undefined),
  })
  const messages = useMemo(() => joinPages(query.data?.pages ?? []), [query.data])
  return { ...query, messages, offset: query.data?.pages.at(-1)?.offset ?? 0 }
}

export type ChatMessages = ReturnType<typeof useChatMessages>

export function olderOffset(offset: number): number {
  return Math.max(0, offset - adminPageSize)
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
