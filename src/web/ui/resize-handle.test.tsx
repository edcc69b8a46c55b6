import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ResizeHandle } from './resize-handle.tsx'

/** How much room the window has for the column. */
let availableWidthPx = 1000
let resized = () => {}
let chosenWidthPx = 0

function Column() {
  const [widthPx, setWidthPx] = useState(520)
  chosenWidthPx = widthPx
  const change = (nextPx: number) => setWidthPx(Math.min(520, Math.max(200, nextPx)))
  return (
    <>
      <div id="column" data-width={widthPx} />
      <ResizeHandle
        label="Width"
        controls="column"
        widthPx={widthPx}
        minWidthPx={200}
        maxWidthPx={520}
        defaultWidthPx={288}
        onWidth={change}
      />
    </>
  )
}

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, 0, Math.min(availableWidthPx, Number(this.dataset.width)), 100)
  })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = () => act(callback)
      }
      observe() {}
      disconnect() {}
    },
  )
  HTMLElement.prototype.setPointerCapture = () => {}
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const handle = () => screen.getByRole('separator', { name: 'Width' })
const now = () => handle().getAttribute('aria-valuenow')
const pointerDown = (clientX: number) => fireEvent.pointerDown(handle(), { pointerId: 1, clientX })
const pointerMove = (clientX: number, buttons = 1) =>
  fireEvent.pointerMove(handle(), { pointerId: 1, clientX, buttons })
const pointerUp = (clientX: number) => fireEvent.pointerUp(handle(), { pointerId: 1, clientX })
const press = (key: string) => fireEvent.keyDown(handle(), { key })

function open(widthPx: number) {
  availableWidthPx = widthPx
  render(<Column />)
  resized()
}

describe('the handle of a column that is narrower than the chosen width', () => {
  it('reports the actual width, and the chosen one once there is room for it', () => {
    open(348)
    expect(now()).toBe('348')
    availableWidthPx = 1000
    resized()
    expect(now()).toBe('520')
  })

  it('follows the pointer and the arrow keys immediately', () => {
    open(348)
    pointerDown(500)
    pointerMove(490)
    expect(chosenWidthPx).toBe(338)
    pointerMove(440)
    pointerUp(440)
    expect(chosenWidthPx).toBe(288)
    press('ArrowLeft')
    expect(chosenWidthPx).toBe(272)
  })

  it('keeps the chosen width if it is dragged beyond the available room, or not moved', () => {
    open(348)
    pointerDown(500)
    pointerMove(500)
    pointerMove(540)
    pointerUp(540)
    press('ArrowRight')
    expect(chosenWidthPx).toBe(520)
  })
})

it('a drag ends once no button is pressed, even if the browser’s own menu got its end', () => {
  open(1000)
  pointerDown(500)
  pointerMove(490)
  expect(chosenWidthPx).toBe(510)
  pointerMove(486, 0)
  pointerMove(482)
  expect(chosenWidthPx).toBe(510)
})

it('dragging the handle selects no text, as Safari otherwise does', () => {
  open(348)
  const line = handle().querySelector('span') ?? handle()
  const isAllowed = fireEvent(line, new Event('selectstart', { bubbles: true, cancelable: true }))
  expect(isAllowed).toBe(false)
})
