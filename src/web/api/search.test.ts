import { afterEach, expect, it, vi } from 'vitest'
import { searchChats } from './search.ts'

const result = {
  chatId: 'one',
  title: 'Rent',
  titleMarks: [[0, 4]],
  messageId: 'm1',
  snippet: 'The rent',
  marks: [[4, 8]],
  created_at: '2026-11-28T00:00:00.000Z',
  archived: true,
}

function respondWith(...pages: object[]) {
  const fetched = vi.fn<typeof fetch>(async () => Response.json(pages.shift()))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

afterEach(() => vi.unstubAllGlobals())

const incomplete = { results: [], hasMore: false, complete: false }

it('a search is repeated until all messages can be found', async () => {
  const fetched = respondWith(incomplete, incomplete, { results: [result], hasMore: true, complete: true })
  const page = await searchChats('rent & co', 20, new AbortController().signal)
  expect(page).toEqual({ results: [result], hasMore: true, complete: true })
  const addresses = fetched.mock.calls.map(([address]) => address)
  expect(addresses).toEqual(Array(3).fill('/api/search?q=rent+%26+co&offset=20'))
})

it('a search that is aborted, as when the words change, is not repeated', async () => {
  const stop = new AbortController()
  const fetched = respondWith({ ...incomplete, complete: true })
  fetched.mockImplementationOnce(async () => {
    stop.abort()
    return Response.json(incomplete)
  })
  await expect(searchChats('rent', 0, stop.signal)).rejects.toMatchObject({ name: 'AbortError' })
  expect(fetched).toHaveBeenCalledOnce()
})

it('a search ends, with the results that can be read, if the server is of another version (X-9)', async () => {
  const fetched = respondWith({ results: [{ chatId: 'one', marks: [['a', 2]] }] })
  const page = await searchChats('rent', 0, new AbortController().signal)
  expect(page.results).toMatchObject([{ chatId: 'one', title: null, titleMarks: [], marks: [], snippet: '' }])
  expect(fetched).toHaveBeenCalledOnce()
})
