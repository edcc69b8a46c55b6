import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { WaitingMessage } from './waiting-message.tsx'

const message = { text: 'And then?', files: [], model: 'gpt-4o' as const, webSearch: false }

it('a message that waits says why, and the focus is not lost with its buttons (E-10, X-4)', () => {
  const actions = { onSendNow: vi.fn(), onTakeBack: vi.fn() }
  const shown = (paused: boolean) => (
    <main tabIndex={-1}>
      <WaitingMessage message={message} paused={paused} {...actions} />
    </main>
  )
  const { rerender } = render(shown(false))
  const before = screen.getByRole('status').textContent
  expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull()
  rerender(shown(true))
  expect(screen.getByRole('status').textContent).not.toBe(before)
  for (const [name, press] of [
    ['Send now', actions.onSendNow],
    ['Take back', actions.onTakeBack],
  ] as const) {
    const button = screen.getByRole('button', { name })
    button.focus()
    fireEvent.click(button)
    expect(press).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(screen.getByRole('main'))
  }
})
