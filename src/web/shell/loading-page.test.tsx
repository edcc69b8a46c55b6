import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LoadingPage } from './loading-page.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

it('during a short wait the page shows nothing, then it says that it is loading, and after 5 s it can be loaded again (X-5)', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  const { unmount } = render(<LoadingPage />)
  const status = screen.getByRole('status')
  pass(299)
  expect(status.textContent).toBe('')
  pass(1)
  expect(status.textContent).toContain('Loading…')
  expect(screen.queryByRole('button')).toBeNull()
  pass(4_700)
  expect(status.textContent).toContain('This is taking longer than usual.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(reload).toHaveBeenCalledOnce()
  unmount()
  render(<LoadingPage />).unmount()
  expect(vi.getTimerCount()).toBe(0)
})
