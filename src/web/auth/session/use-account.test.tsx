import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { draw } from '#tests/support/draw.tsx'
import { useAccount } from './use-account.ts'

let role = 'admin'
let calls = 0

function Role() {
  return useAccount('u1')?.role ?? 'unknown'
}

beforeEach(() => {
  role = 'admin'
  calls = 0
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => {
    calls += 1
    return Response.json({ id: 'u1', email: 'a@example.fr', role })
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  navigate('/')
})

async function drawAdmin() {
  const drawn = draw(<Role />)
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(drawn.page.textContent).toBe('admin')
  return drawn
}

describe('an administrator who is one no more (V-2)', () => {
  it.each([
    ['goes to another page', () => navigate('/account')],
    ['turns to the window', () => void window.dispatchEvent(new Event('focus'))],
  ])('is known as such when the person %s', async (_what, move) => {
    const { page, clear } = await drawAdmin()
    role = 'user'
    await act(async () => move())
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(page.textContent).toBe('user')
    clear()
  })

  it('is known as such within half a minute, and is then asked about no more', async () => {
    const { page, clear } = await drawAdmin()
    role = 'user'
    await act(() => vi.advanceTimersByTimeAsync(29_000))
    expect([page.textContent, calls]).toEqual(['admin', 1])
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect([page.textContent, calls]).toEqual(['user', 2])
    await act(() => vi.advanceTimersByTimeAsync(120_000))
    expect(calls).toBe(2)
    clear()
  })
})
