import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { button, click, draw } from '#tests/support/draw.tsx'
import { TurnButton } from './turn-button.tsx'

let clear = () => {}

afterEach(() => clear())

function drawButton() {
  const acts = { onSend: vi.fn(), onStop: vi.fn() }
  const shown = (state: { sendable?: boolean; answering?: boolean; stopping?: boolean }) => (
    <TurnButton sendable={false} answering={false} stopping={false} {...acts} {...state} className="" />
  )
  const drawn = draw(shown({}))
  clear = drawn.clear
  return { ...acts, show: (state: Parameters<typeof shown>[0]) => drawn.redraw(shown(state)) }
}

describe('Send and Stop', () => {
  it('is disabled while there is nothing to send', () => {
    const { show } = drawButton()
    expect(button('Send').disabled).toBe(true)
    show({ sendable: true })
    expect(button('Send').disabled).toBe(false)
  })

  it('keeps the focus from the press on Send to the end of the answer, and takes no press that would do nothing', () => {
    const { show, onSend, onStop } = drawButton()
    show({ sendable: true })
    const one = button('Send')
    act(() => one.focus())
    click(one)
    show({ answering: true })
    click(button('Stop'))
    show({ answering: true, stopping: true })
    click(button('Stopping…'))
    show({})
    click(button('Send'))
    expect(document.activeElement).toBe(one)
    expect(one.disabled).toBe(false)
    expect(one.getAttribute('aria-disabled')).toBe('true')
    expect([onSend, onStop].map(each => each.mock.calls.length)).toEqual([1, 1])
    // The window alone loses it.
    act(() => {
      one.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    })
    expect(document.activeElement).toBe(one)
    expect(one.disabled).toBe(false)
    act(() => one.blur())
    expect(one.disabled).toBe(true)
  })
})
