import { onlineManager, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { clearUserMemory } from '#web/lib/storage/user-memory.ts'
import { ApiError } from './client.ts'
import { QueryScope } from './queries.tsx'

function clientOf(owner: string): QueryClient {
  const seen: QueryClient[] = []
  function Page() {
    seen.push(useQueryClient())
    return null
  }
  render(
    <QueryScope owner={owner}>
      <Page />
    </QueryScope>,
  ).unmount()
  const [client] = seen
  if (!client) throw new Error('The page was not rendered.')
  return client
}

it('what was loaded survives a visit to another page, but not a sign-out', () => {
  const client = clientOf('ann')
  client.setQueryData(['chats'], ['Rent'])
  expect(clientOf('ann').getQueryData(['chats'])).toEqual(['Rent'])
  clearUserMemory()
  expect(client.getQueryData(['chats'])).toBeUndefined()
  expect(clientOf('ann').getQueryData(['chats'])).toBeUndefined()
})

it('after a sign-out, no timer keeps what the page shows until then, or is still loading (A-10)', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const loading = Promise.withResolvers<string>()
  function Page() {
    const chats = useQuery({ queryKey: ['chats'], queryFn: async () => 'Rent' })
    const messages = useQuery({ queryKey: ['messages'], queryFn: () => loading.promise })
    return `${chats.data} ${messages.data}`
  }
  const { container, unmount } = render(
    <QueryScope owner="ann">
      <Page />
    </QueryScope>,
  )
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(container.textContent).toBe('Rent undefined')
  clearUserMemory()
  unmount()
  loading.resolve('Dear Sir')
  await vi.advanceTimersByTimeAsync(1)
  expect(vi.getTimerCount()).toBe(0)
})

it('a list is requested up to three times if the server fails or does not respond, and once if it refuses', () => {
  const retry = clientOf('ann').getDefaultOptions().queries?.retry
  const retriesAfter = (error: Error) =>
    [0, 1, 2].map(count => typeof retry === 'function' && retry(count, error))
  const repeated = [true, true, false]
  expect(retriesAfter(new ApiError(0, 'unreachable', ''))).toEqual(repeated)
  expect(retriesAfter(new ApiError(500, 'internal', ''))).toEqual(repeated)
  expect(retriesAfter(new TypeError('no network'))).toEqual(repeated)
  const refused = [false, false, false]
  expect(retriesAfter(new ApiError(429, 'rate_limited', ''))).toEqual(refused)
  expect(retriesAfter(new ApiError(404, 'not_found', ''))).toEqual(refused)
})

it('lists are requested even if the browser reports that it is offline', async () => {
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  const client = clientOf('ann')
  expect(await client.fetchQuery({ queryKey: ['chats'], queryFn: async () => 'read' })).toBe('read')
  client.clear()
})
