import * as v from 'valibot'
import type { SearchPage, SearchResult } from '#shared/api/search.ts'
import { finite, plainObject, text, textOrNull } from '#shared/schema.ts'
import { request } from './client.ts'
import { flag, listOf } from './received.ts'
import { receivedChatId } from './received-ids.ts'

const marks = v.fallback(v.array(v.strictTuple([finite, finite])), [])

const receivedResult: v.GenericSchema<unknown, SearchResult> = plainObject({
  chatId: receivedChatId,
  title: textOrNull,
  titleMarks: marks,
  messageId: textOrNull,
  snippet: text,
  marks,
  created_at: text,
  archived: flag,
})

const receivedSearchPage: v.GenericSchema<unknown, SearchPage> = plainObject({
  results: listOf(receivedResult),
  hasMore: flag,
  complete: v.fallback(v.boolean(), true),
})

/**
 * The user's own chats that contain these words. Repeats the search until the server has indexed all messages. Throws
 * ApiError.
 */
export async function searchChats(words: string, offset: number, signal: AbortSignal): Promise<SearchPage> {
  const query = new URLSearchParams({ q: words, offset: String(offset) })
  for (;;) {
    const page = await request(`/search?${query}`, receivedSearchPage, { signal })
    if (page.complete) return page
  }
}
