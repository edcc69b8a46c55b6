import {
  type InfiniteData,
  type QueryKey,
  skipToken,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query'
import { useMemo } from 'react'

/** Where a page begins; undefined for the first page. */
type Cursor = number | undefined

type PagedListOptions<Page, Item> = {
  queryKey: QueryKey
  /** Undefined: nothing is fetched yet. */
  fetchPage: ((cursor: Cursor, signal: AbortSignal) => Promise<Page>) | undefined
  /** Where the next page begins; undefined if there is none. */
  nextCursor(pages: readonly Page[]): Cursor
  /** Must be the same function in every render, because it is a dependency of `useMemo`. */
  joinPages(pages: readonly Page[]): Item[]
  /** Called for each failed attempt to load a page, even if another attempt follows, but not for an aborted one. */
  onError(error: unknown, cursor: Cursor): void
  /** When the pages are fetched again, how long they stay in memory, and similar options. */
  caching?: Pick<
    UseInfiniteQueryOptions<Page, Error, InfiniteData<Page, Cursor>, QueryKey, Cursor>,
    | 'retry'
    | 'refetchOnWindowFocus'
    | 'refetchOnReconnect'
    | 'staleTime'
    | 'gcTime'
    | 'structuralSharing'
    | 'placeholderData'
  >
}

/** A list that the server sends page by page: all items loaded so far, and `loadMore` for the next page. */
export function usePagedList<Page, Item>(options: PagedListOptions<Page, Item>) {
  const { queryKey, fetchPage, nextCursor, joinPages, onError, caching } = options
  const query = useInfiniteQuery({
    ...caching,
    queryKey,
    initialPageParam: undefined as Cursor,
    queryFn: fetchPage
      ? async ({ pageParam, signal }) => {
          try {
            return await fetchPage(pageParam, signal)
          } catch (error) {
            if (!signal.aborted) onError(error, pageParam)
            throw error
          }
        }
      : skipToken,
    getNextPageParam: (_, pages) => nextCursor(pages),
  })
  const pages = query.data?.pages
  const items = useMemo(() => joinPages(pages ?? []), [pages, joinPages])
  /** Does nothing while pages of this list are being fetched, or if there is no next page. */
  const loadMore = () => void query.fetchNextPage({ cancelRefetch: false })
  return { ...query, items, loadMore }
}
