import { act, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { SendButton } from './send-button.tsx'

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

function renderButton() {
  const acts = { onSend: vi.fn(), onStop: vi.fn() }
  const shown = (state: { sendable?: boolean; answering?: boolean; stopping?: boolean }) => (
    <SendButton sendable={false} answering={false} stopping={false} {...acts} {...state} />
  )
  const { rerender } = render(shown({}))
  return { ...acts, show: (state: Parameters<typeof shown>[0]) => rerender(shown(state)) }
}

describe('the button for Send and Stop', () => {
  it('is disabled while there is nothing to send', () => {
    const { show } = renderButton()
    expect(button('Send').disabled).toBe(true)
    show({ sendable: true })
    expect(button('Send').disabled).toBe(false)
  })

  it('keeps the focus from Send to the end of the answer, and ignores clicks while it is unavailable', () => {
    const { show, onSend, onStop } = renderButton()
    show({ sendable: true })
    const one = button('Send')
    act(() => one.focus())
    fireEvent.click(one)
    show({ answering: true })
    fireEvent.click(button('Stop'))
    show({ answering: true, stopping: true })
    fireEvent.click(button('Stopping…'))
    show({})
    fireEvent.click(button('Send'))
    expect(document.activeElement).toBe(one)
    expect(one.disabled).toBe(false)
    expect(one.getAttribute('aria-disabled')).toBe('true')
    expect([onSend, onStop].map(each => each.mock.calls.length)).toEqual([1, 1])
    // The window loses the focus, not the button.
    fireEvent.blur(one)
    expect(document.activeElement).toBe(one)
    expect(one.disabled).toBe(false)
    act(() => one.blur())
    expect(one.disabled).toBe(true)
  })
})
