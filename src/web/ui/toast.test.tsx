import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from './dialog.tsx'
import { ToastProvider, type ToastVariant, useToast } from './toast.tsx'

function ToastButton({ variant, silent }: { variant?: ToastVariant; silent: boolean }) {
  const toast = useToast()
  return (
    <button type="button" onClick={() => toast('Rename failed', variant, { silent })}>
      Show toast
    </button>
  )
}

const showToast = (variant?: ToastVariant, silent = false) => {
  render(
    <ToastProvider dismissLabel="Dismiss">
      <ToastButton {...(variant && { variant })} silent={silent} />
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

  it('gives the focus back when its button is pressed (X-4)', () => {
    showToast()
    const button = screen.getByRole('button', { name: 'Show toast' })
    act(() => button.focus())
    act(() => dismissButton().focus())
    fireEvent.click(dismissButton())
    expect(document.activeElement).toBe(button)
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

  it('that is silent is announced only while a dialog is open (X-1)', () => {
    showToast('error', true)
    pass(200)
    expect(message()?.closest('[role]')?.getAttribute('aria-live')).toBe('off')
    const { unmount } = render(<Dialog title="Rename" actions={null} onClose={() => {}} children="Text" />)
    expect(message()?.closest('[role]')?.role).toBe('alert')
    unmount()
    expect(message()?.closest('[role]')?.getAttribute('aria-live')).toBe('off')
  })

  it('waits until its region has been in the page for a moment, if a dialog closes in the same step (X-1, X-4)', () => {
    render(
      <ToastProvider dismissLabel="Dismiss">
        <ClosingDialog />
      </ToastProvider>,
    )
    pass(200)
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    const region = screen.getByRole('status')
    expect(region.textContent).toBe('')
    pass(100)
    expect(region.textContent).toBe('Deleted')
  })

  it('that appears in a dialog is read only once: its region is not hidden and shown again (X-4)', () => {
    render(
      <ToastProvider dismissLabel="Dismiss">
        <ToastButton silent={false} />
        <Dialog title="Rename" actions={null} onClose={() => {}} children="Text" />
      </ToastProvider>,
    )
    pass(200)
    const hide = vi.spyOn(HTMLElement.prototype, 'hidePopover')
    for (const _ of [1, 2]) fireEvent.click(screen.getByText('Show toast'))
    pass(200)
    expect(screen.getAllByText('Rename failed')).toHaveLength(2)
    expect(hide).not.toHaveBeenCalled()
  })

  it('that is on screen stays there when a dialog opens', () => {
    showToast()
    pass(200)
    render(<Dialog title="Rename" actions={null} onClose={() => {}} children="Text" />)
    expect(within(screen.getByRole('dialog')).queryByText('Rename failed')).not.toBeNull()
  })
})

function ClosingDialog() {
  const toast = useToast()
  const [isOpen, setOpen] = useState(true)
  const close = () => {
    setOpen(false)
    toast('Deleted', 'success')
  }
  return (
    isOpen && (
      <Dialog title="Delete?" onClose={close} actions={null}>
        <button type="button" onClick={close}>
          Close
        </button>
      </Dialog>
    )
  )
}
