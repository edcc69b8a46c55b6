import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HoldSheetClicks } from './hold-sheet-clicks.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

it.each([
  ['is repeated once the code that opens sheets is loaded', true, 1],
  ['does nothing if its conversation was left before that', false, 0],
])('a click on a sheet’s link %s (B-27)', async (_what, stays, clickCount) => {
  const onClick = vi.fn(event => event.preventDefault())
  const shown = (isHolding: boolean, isOpen = true) => (
    <main>
      {isOpen && (
        <a href="/library/rent" target="_blank" rel="noopener">
          Rent
        </a>
      )}
      {isHolding && <HoldSheetClicks />}
    </main>
  )
  const { rerender } = render(shown(true))
  const link = screen.getByRole('link')
  fireEvent.click(link)
  link.addEventListener('click', onClick)
  rerender(shown(false, stays))
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(onClick).toHaveBeenCalledTimes(clickCount)
})
