import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { usePinnedScroll } from './use-pinned-scroll.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

type ListProps = { firstKey?: string; startedKey?: string; emergencyKey?: string }

function List({ firstKey = 'q', startedKey, emergencyKey }: ListProps) {
  const { scroller, content, onScroll, toEnd } = usePinnedScroll({
    firstKey,
    startedKey,
    emergencyKey,
    anchored: false,
    onNearTop: () => {},
  })
  return (
    <div ref={scroller} onScroll={onScroll} data-testid="list">
      <div ref={content}>
        <textarea />
        <p data-emergency="q">Call 112</p>
        <button type="button" onClick={toEnd}>
          To the end
        </button>
      </div>
    </div>
  )
}

/** Returns a function that reports a change of size to every ResizeObserver. */
function stubResizeObserver(): () => void {
  const listeners: (() => void)[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        listeners.push(onResize)
      }
      observe() {}
      disconnect() {}
    },
  )
  return () => {
    for (const onResize of listeners) onResize()
  }
}

it('a list follows its growth at the end, but not while a question in it is being edited (E-8)', () => {
  const reportResize = stubResizeObserver()
  const height = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(500)
  render(<List />)
  const list = screen.getByTestId('list')
  const grow = (heightPx: number) => {
    height.mockReturnValue(heightPx)
    reportResize()
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

it('the text at the top stays there if a phone is turned just as older messages appear above it (C-6, X-8)', () => {
  const reportResize = stubResizeObserver()
  const height = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(5000)
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800)
  const { rerender } = render(<List />)
  const list = screen.getByTestId('list')
  // The field stands for the message at the top of the view.
  let fieldFromStartPx = 1000
  const field = screen.getByRole('textbox')
  vi.spyOn(field, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, fieldFromStartPx - list.scrollTop, 800, 100),
  )
  vi.spyOn(document, 'elementFromPoint').mockReturnValue(field)
  list.scrollTop = 1000
  fireEvent.scroll(list)

  // Narrow rows are taller, and others are added above, before the browser reports the new width.
  width.mockReturnValue(400)
  height.mockReturnValue(16_000)
  fieldFromStartPx = 8000
  rerender(<List firstKey="older" />)
  act(reportResize)
  expect(list.scrollTop).toBe(8000)
})

it('a list does not follow an answer, or the one after Retry, past the official numbers above it, unless the reader has scrolled to the end (C-5)', () => {
  const reportResize = stubResizeObserver()
  const height = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(200)
  const { rerender } = render(<List emergencyKey="q" />)
  const list = screen.getByTestId('list')
  vi.spyOn(screen.getByText('Call 112'), 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, 300 - list.scrollTop, 800, 100),
  )
  const positionAfterGrowth = (heightPx: number) => {
    height.mockReturnValue(heightPx)
    act(reportResize)
    return list.scrollTop
  }
  expect(positionAfterGrowth(250)).toBe(250)
  const atNumbersPx = 300
  expect(positionAfterGrowth(310)).toBe(atNumbersPx)
  fireEvent.scroll(list)
  expect(positionAfterGrowth(1000)).toBe(atNumbersPx)
  expect(positionAfterGrowth(1100)).toBe(atNumbersPx)
  list.scrollTop = 1100
  fireEvent.scroll(list)
  expect(positionAfterGrowth(1200)).toBe(1200)
  rerender(<List emergencyKey="q" startedKey="b" />)
  expect(positionAfterGrowth(250)).toBe(250)
  expect(positionAfterGrowth(1000)).toBe(atNumbersPx)

  const toEnd = () => fireEvent.click(screen.getByRole('button'))
  const scrollToEnd = () => {
    list.scrollTop = 1000
    fireEvent.scroll(list)
  }
  for (const [startedKey, goToEnd] of [
    ['c', toEnd],
    ['d', scrollToEnd],
  ] as const) {
    rerender(<List emergencyKey="q" startedKey={startedKey} />)
    expect(positionAfterGrowth(250)).toBe(250)
    list.scrollTop = 100
    fireEvent.scroll(list)
    expect(positionAfterGrowth(1000)).toBe(100)
    goToEnd()
    expect(positionAfterGrowth(1100)).toBe(1100)
  }
})
