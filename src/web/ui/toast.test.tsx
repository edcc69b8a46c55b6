import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ToastProvider, type ToastVariant, useToast } from './toast.tsx'

function ToastButton({ variant }: { variant?: ToastVariant }) {
  const toast = useToast()
  return (
    <button type="button" onClick={() => toast('Rename failed', variant)}>
      Show toast
    </button>
  )
}

const showToast = (variant?: ToastVariant) => {
  render(
    <ToastProvider dismissLabel="Dismiss">
      <ToastButton {...(variant && { variant })} />
    </ToastProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Show toast' }))
}
const message = () => screen.queryByText('Rename failed')
const dismissButton = () => screen.getByRole('button', { name: 'Dismiss' })
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a toast', () => {
  it('disappears after 3000 ms', () => {
    showToast()
    expect(message()).not.toBeNull()
    pass(2999)
    expect(message()).not.toBeNull()
    pass(1)
    expect(message()).toBeNull()
  })

  it('stays while the pointer is on it, and then for the remaining time', () => {
    showToast()
    pass(2000)
    fireEvent.pointerEnter(dismissButton())
    pass(60_000)
    expect(message()).not.toBeNull()
    fireEvent.pointerLeave(dismissButton())
    pass(999)
    expect(message()).not.toBeNull()
    pass(1)
    expect(message()).toBeNull()
  })

  it('stays while its button has the focus', () => {
    showToast()
    act(() => dismissButton().focus())
    pass(60_000)
    expect(message()).not.toBeNull()
    fireEvent.click(dismissButton())
    expect(message()).toBeNull()
  })

  it('stays while the tab is hidden', () => {
    const setVisibility = (state: DocumentVisibilityState) =>
      act(() => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
        document.dispatchEvent(new Event('visibilitychange'))
      })
    setVisibility('hidden')
    showToast()
    pass(60_000)
    expect(message()).not.toBeNull()
    setVisibility('visible')
    pass(2999)
    expect(message()).not.toBeNull()
    pass(1)
    expect(message()).toBeNull()
  })

  it.each([
    ['error', 'alert'],
    ['success', 'status'],
    ['info', 'status'],
  ] as const)('of the variant %s is announced as %s, in a permanent live region', (variant, role) => {
    showToast(variant)
    expect(screen.getByRole(role).textContent).toBe('Rename failed')
    expect(message()?.parentElement?.dataset.toast).toBe(variant)
    pass(3000)
    expect(screen.getByRole(role).textContent).toBe('')
  })
})
