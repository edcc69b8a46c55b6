import * as z from 'zod/mini'
import type { SearchPage, SearchResult } from '#shared/search.ts'
import { request } from './client.ts'
import { flag, listOf, receivedChatId, text, textOrNull } from './received.ts'

const marks = z.catch(z.array(z.tuple([z.number(), z.number()])), [])

const receivedResult: z.ZodMiniType<SearchResult> = z.object({
  chatId: receivedChatId,
  title: textOrNull,
  titleMarks: marks,
  messageId: textOrNull,
  snippet: text,
  marks,
  created_at: text,
  archived: flag,
})

const receivedSearchPage: z.ZodMiniType<SearchPage> = z.object({
  results: listOf(receivedResult),
  hasMore: flag,
  complete: z.catch(z.boolean(), true),
})

/** The user's own chats that contain these words. Repeats the search until all messages can be found. Throws ApiError. */
export async function searchChats(words: string, offset: number, signal: AbortSignal): Promise<SearchPage> {
  const query = new URLSearchParams({ q: words, offset: String(offset) })
  for (;;) {
    const page = await request(`/search?${query}`, receivedSearchPage, { signal })
    if (page.complete) return page
  }
}
