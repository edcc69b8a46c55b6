import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRowSkipper, layOutRows } from './skip-rows.ts'

let resized: (...rows: HTMLElement[]) => void
const observed = new Set<Element>()

beforeEach(() => {
  vi.useFakeTimers()
  observed.clear()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(notify: (entries: { target: HTMLElement }[]) => void) {
        resized = (...rows) => notify(rows.map(target => ({ target })))
      }
      observe = (element: Element) => observed.add(element)
      unobserve = (element: Element) => observed.delete(element)
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function createRow() {
  const row = document.createElement('div')
  row.dataset.row = 'key'
  return row
}

it('a row is skipped only after it has been laid out, and no longer once it is the last one', () => {
  const skipRow = createRowSkipper()
  const [first, last] = [createRow(), createRow()]
  const stop = skipRow(first)
  skipRow(last)
  vi.runAllTimers()
  expect(first.style.contentVisibility).toBe('')
  resized(first)
  vi.runAllTimers()
  expect([first, last].map(row => row.style.contentVisibility)).toEqual(['auto', ''])
  stop?.()
  expect(first.style.contentVisibility).toBe('')
  expect(observed).toEqual(new Set([last]))
})

it('rows are laid out again when the width of the list changes', () => {
  const skipRow = createRowSkipper()
  const list = document.createElement('div')
  const row = createRow()
  list.append(row)
  skipRow(row)
  resized(row)
  vi.runAllTimers()
  layOutRows(list)
  expect(row.style.contentVisibility).toBe('')
  resized(row)
  vi.runAllTimers()
  expect(row.style.contentVisibility).toBe('auto')
})
