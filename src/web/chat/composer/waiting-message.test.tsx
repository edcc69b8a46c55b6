import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { WaitingMessage } from './waiting-message.tsx'

afterEach(() => {
  vi.doUnmock('./waiting-message.tsx')
  vi.resetModules()
  vi.restoreAllMocks()
})

const message = { text: 'And then?', files: [], model: 'gpt-4o' as const, webSearch: false }

it('the page says why a message waits, screen readers hear it, and the focus is not lost with its buttons (E-10, X-4)', async () => {
  const actions = { onSendNow: vi.fn(), onTakeBack: vi.fn() }
  const shown = (paused: boolean) => (
    <main tabIndex={-1}>
      <WaitingMessage message={message} paused={paused} {...actions} />
    </main>
  )
  const { rerender } = render(shown(false))
  const status = screen.getByRole('status')
  // Its text comes later: screen readers often skip a region that appears together with its text.
  expect(status.textContent).toBe('')
  await expect.poll(() => status.textContent).toBe('Will be sent when the answer ends.')
  expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull()
  rerender(shown(true))
  await expect.poll(() => status.textContent).toMatch(/^Not sent/)
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

it('a message that waits stays on screen if the code for it cannot be loaded, and "Try again" loads it (E-10, X-5)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  let isOffline = true
  vi.doMock('./waiting-message.tsx', () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module')
    return { WaitingMessage }
  })
  vi.resetModules()
  const { WaitingPart } = await import('./waiting-part.tsx')
  render(<WaitingPart message={message} paused onSendNow={vi.fn()} onTakeBack={vi.fn()} />)
  expect(screen.getByText('And then?')).toBeTruthy()
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText('And then?')).toBeTruthy()
  isOffline = false
  fireEvent.click(again)
  await screen.findByRole('button', { name: 'Take back' })
  expect(screen.getAllByText('And then?')).toHaveLength(1)
})
