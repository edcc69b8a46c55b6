import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { usePagedList } from './use-paged-list.ts'

type Page = { items: number[]; next: number | undefined }

const joinPages = (pages: readonly Page[]) => pages.flatMap(page => page.items)

function renderList(fetchPage: (cursor: number | undefined, signal: AbortSignal) => Promise<Page>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const onError = vi.fn()
  const list = renderHook(
    () =>
      usePagedList<Page, number>({
        queryKey: ['list'],
        fetchPage,
        nextCursor: pages => pages.at(-1)?.next,
        joinPages,
        onError,
      }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  )
  return { list, onError }
}

it('a list that is left while it loads reports no error', async () => {
  const aborted = Promise.withResolvers<void>()
  const { list, onError } = renderList((_, signal) => {
    const { promise, reject } = Promise.withResolvers<Page>()
    signal.addEventListener('abort', () => {
      reject(signal.reason)
      aborted.resolve()
    })
    return promise
  })
  list.unmount()
  await aborted.promise
  await Promise.resolve()
  expect(onError).not.toHaveBeenCalled()
})

it('a page that is loading is not requested a second time, and one that fails is reported', async () => {
  const next = Promise.withResolvers<Page>()
  const fetchPage = vi.fn(async (cursor: number | undefined) =>
    cursor === undefined ? { items: [1], next: 1 } : next.promise,
  )
  const { list, onError } = renderList(fetchPage)
  await waitFor(() => expect(list.result.current.items).toEqual([1]))
  // Two quick clicks: the page has not been drawn again in between.
  act(() => {
    list.result.current.loadMore()
    list.result.current.loadMore()
  })
  await waitFor(() => expect(list.result.current.isFetching).toBe(true))
  act(() => list.result.current.loadMore())
  expect(fetchPage).toHaveBeenCalledTimes(2)
  const failure = new Error('no network')
  next.reject(failure)
  await waitFor(() => expect(onError).toHaveBeenCalledExactlyOnceWith(failure, 1))
  await waitFor(() => expect(list.result.current.error).toBe(failure))
  expect(list.result.current.items).toEqual([1])
})
