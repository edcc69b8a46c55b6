import { act, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { draw, press } from '#tests/support/draw.tsx'
import { ResizeHandle } from './resize-handle.tsx'

/** A column beside a handle, in a window that has room for so many pixels of it. */
let room = 1000
let resized = () => {}
let chosen = 0
let clear = () => {}

function Column() {
  const [width, setWidth] = useState(520)
  chosen = width
  const change = (next: number) => setWidth(Math.min(520, Math.max(200, next)))
  return (
    <>
      <div id="column" data-width={width} />
      <ResizeHandle
        label="Width"
        controls="column"
        width={width}
        smallest={200}
        largest={520}
        usual={288}
        onWidth={change}
      />
    </>
  )
}

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, 0, Math.min(room, Number(this.dataset.width)), 100)
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
  clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const handle = () => document.querySelector('[role=separator]')
const now = () => handle()?.getAttribute('aria-valuenow')
const point = (kind: 'pointerdown' | 'pointermove' | 'pointerup', clientX: number) =>
  act(() => {
    handle()?.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerId: 1, clientX }))
  })

function open(pixels: number) {
  room = pixels
  clear = draw(<Column />).clear
  resized()
}

describe('the handle of a column that is drawn narrower than was chosen', () => {
  it('says what is drawn, and what was chosen once there is room for it', () => {
    open(348)
    expect(now()).toBe('348')
    room = 1000
    resized()
    expect(now()).toBe('520')
  })

  it('moves at once with the pointer and with the arrow keys', () => {
    open(348)
    point('pointerdown', 500)
    point('pointermove', 490)
    expect(chosen).toBe(338)
    point('pointermove', 440)
    point('pointerup', 440)
    expect(chosen).toBe(288)
    press('ArrowLeft', handle())
    expect(chosen).toBe(272)
  })

  it('keeps the choice where it is asked for more room than there is, or for none', () => {
    open(348)
    point('pointerdown', 500)
    point('pointermove', 500)
    point('pointermove', 540)
    point('pointerup', 540)
    press('ArrowRight', handle())
    expect(chosen).toBe(520)
  })
})
