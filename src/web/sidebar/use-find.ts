import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { SearchPage, SearchResult } from '#shared/api/search.ts'
import { searchChats } from '#web/api/search.ts'
import { usePagedList } from '#web/api/use-paged-list.ts'
import { logFailure } from '#web/lib/log-failure.ts'

/** The delay after the last keystroke. */
const searchDelayMs = 150

/**
 * The chats with the typed words. While a search runs (`isSearching`), the results of the previous one stay on screen.
 * `isBusy`: also while more results of the same search are loaded.
 */
export function useFind(typed: string) {
  const words = useSettled(typed.trimStart())
  const isBlank = words.trim() === ''
  const list = usePagedList({
    queryKey: ['find', words],
    fetchPage: isBlank ? undefined : (offset = 0, signal) => searchChats(words, offset, signal),
    nextCursor: pages => (pages.at(-1)?.hasMore ? joinResults(pages).length : undefined),
    joinPages: joinResults,
    onError: error => logFailure('Failed to search the chats', error),
    // Searched again each time the dialog opens, because conversations change.
    caching: { gcTime: 0, ...(!isBlank && { placeholderData: keepPreviousData }) },
  })
  const isBusy = list.isFetching || typed.trimStart() !== words
  const isSearching = isBusy && !list.isFetchingNextPage
  return { ...list, results: list.items, isBlank: isBlank && !isBusy, isBusy, isSearching }
}

function joinResults(pages: readonly SearchPage[]): SearchResult[] {
  return [...new Map(pages.flatMap(page => page.results).map(one => [one.chatId, one])).values()]
}

/** The value once it has not changed for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), searchDelayMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
