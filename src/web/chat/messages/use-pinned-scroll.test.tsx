import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { usePinnedScroll } from './use-pinned-scroll.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function List() {
  const { scroller, content, onScroll } = usePinnedScroll({
    firstKey: 'q',
    startedKey: undefined,
    anchored: false,
    onNearTop: () => {},
  })
  return (
    <div ref={scroller} onScroll={onScroll} data-testid="list">
      <div ref={content}>
        <textarea />
      </div>
    </div>
  )
}

it('a list follows its growth at the end, but not while a question in it is being edited (E-8)', () => {
  const resized: (() => void)[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        resized.push(onResize)
      }
      observe() {}
      disconnect() {}
    },
  )
  const height = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(500)
  render(<List />)
  const list = screen.getByTestId('list')
  const grow = (heightPx: number) => {
    height.mockReturnValue(heightPx)
    for (const onResize of resized) onResize()
  }
  act(() => grow(800))
  expect(list.scrollTop).toBe(800)
  act(() => screen.getByRole('textbox').focus())
  act(() => grow(1200))
  expect(list.scrollTop).toBe(800)
  // The former conversation is on screen again, and the field was closed.
  act(() => screen.getByRole('textbox').blur())
  act(() => grow(1100))
  expect(list.scrollTop).toBe(800)
})
