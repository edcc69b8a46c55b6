import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { useAccount } from './use-account.ts'

let role = 'admin'
let callCount = 0
let isReachable = true

function Role({ userId = 'u1' }: { userId?: string }) {
  return <p role="status">{useAccount(userId)?.role ?? 'unknown'}</p>
}

beforeEach(() => {
  role = 'admin'
  callCount = 0
  isReachable = true
  navigate('/')
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => {
    callCount += 1
    if (!isReachable) throw new TypeError('Failed to fetch')
    return Response.json({ id: 'u1', email: 'a@example.fr', role })
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const shownRole = () => screen.getByRole('status').textContent

async function openAsAdmin() {
  render(<Role />)
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(shownRole()).toBe('admin')
}

describe('an administrator who lost the role (V-2)', () => {
  it.each([
    ['goes to another page', () => navigate('/account')],
    ['returns to the window', () => void window.dispatchEvent(new Event('focus'))],
  ])('is noticed when the user %s', async (_what, move) => {
    await openAsAdmin()
    role = 'user'
    await act(async () => move())
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(shownRole()).toBe('user')
  })

  it('is noticed within half a minute, and is not checked again after that', async () => {
    await openAsAdmin()
    role = 'user'
    await act(() => vi.advanceTimersByTimeAsync(29_000))
    expect([shownRole(), callCount]).toEqual(['admin', 1])
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect([shownRole(), callCount]).toEqual(['user', 2])
    await act(() => vi.advanceTimersByTimeAsync(120_000))
    expect(callCount).toBe(2)
  })

  it('is noticed within half a minute even if the check on opening a page failed', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    await openAsAdmin()
    role = 'user'
    isReachable = false
    await act(async () => navigate('/account'))
    await act(() => vi.advanceTimersByTimeAsync(0))
    isReachable = true
    expect(shownRole()).toBe('admin')
    await act(() => vi.advanceTimersByTimeAsync(31_000))
    expect(shownRole()).toBe('user')
  })
})

it('a late response to an earlier call does not replace a newer one', async () => {
  const calls: ((response: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise<Response>(resolve => calls.push(resolve)))
  render(<Role />)
  await act(async () => void window.dispatchEvent(new Event('focus')))
  for (const [index, role] of [
    [1, 'user'],
    [0, 'admin'],
  ] as const) {
    calls[index]?.(Response.json({ id: 'u1', email: 'a@example.fr', role }))
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(shownRole()).toBe('user')
  }
})

it('a hidden tab fetches the account only when it is shown again', async () => {
  let visibility: DocumentVisibilityState = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  await openAsAdmin()
  visibility = 'hidden'
  await act(() => vi.advanceTimersByTimeAsync(120_000))
  expect(callCount).toBe(1)
  visibility = 'visible'
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  expect(callCount).toBe(2)
})

it('a page that stays open keeps none of the responses that bring nothing new', async () => {
  const sizeBytes = 2 ** 20
  const email = 'a'.repeat(sizeBytes)
  vi.stubGlobal('fetch', async () => Response.json({ id: 'u1', email, role }))
  setFlagsFromString('--expose-gc')
  const collectGarbage: () => void = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  const readUsedBytes = () => {
    collectGarbage()
    return getHeapStatistics().used_heap_size
  }
  await openAsAdmin()
  const usedBytes = readUsedBytes()
  await act(() => vi.advanceTimersByTimeAsync(10 * 30_000))
  expect(readUsedBytes() - usedBytes).toBeLessThan(5 * sizeBytes)
})

it('another user never has the role of the previous one, and a page that was closed fetches nothing', async () => {
  const { rerender, unmount } = render(<Role />)
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(shownRole()).toBe('admin')
  rerender(<Role userId="u2" />)
  expect(shownRole()).toBe('unknown')
  unmount()
  const callCountBefore = callCount
  await vi.advanceTimersByTimeAsync(60_000)
  window.dispatchEvent(new Event('focus'))
  expect(callCount).toBe(callCountBefore)
})
