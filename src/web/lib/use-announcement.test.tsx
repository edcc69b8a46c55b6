import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useAnnouncement } from './use-announcement.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('a text is announced each time it changes, and does not stay for the moment when a dialog closes', () => {
  vi.useFakeTimers()
  const { result, rerender } = renderHook(useAnnouncement, { initialProps: 'Version 1 of 2' })
  expect(result.current).toBe('')
  for (const text of ['Version 2 of 2', 'Version 1 of 2', '', 'Version 1 of 2']) {
    rerender(text)
    expect(result.current).toBe(text)
    act(() => {
      vi.advanceTimersByTime(9_000)
    })
    expect(result.current).toBe(text)
  }
  act(() => {
    vi.advanceTimersByTime(1_000)
  })
  expect(result.current).toBe('')
})
