import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'

it('an Escape that cancels a composed character does not close the dialog', () => {
  const onClose = vi.fn()
  render(
    <Dialog title="Comment" actions={undefined} onClose={onClose}>
      <textarea />
    </Dialog>,
  )
  const field = screen.getByRole('textbox')
  const press = (init: KeyboardEventInit & { keyCode?: number }) =>
    act(() => {
      const event = createEvent.keyDown(field, { key: 'Escape', ...init })
      Object.defineProperty(event, 'keyCode', { value: init.keyCode ?? 27 })
      fireEvent(field, event)
    })
  press({ isComposing: true })
  press({ keyCode: 229 })
  expect(onClose).not.toHaveBeenCalled()
  press({})
  expect(onClose).toHaveBeenCalledOnce()
})

it('the browser may not close a dialog that cannot be dismissed, as Android would on Back (L-1, PH-2)', () => {
  const dialog = (dismissable: boolean) => (
    <Dialog title="Disclaimer" dismissable={dismissable} actions={undefined} onClose={() => {}}>
      Text
    </Dialog>
  )
  const { rerender } = render(dialog(false))
  const closedBy = () => screen.getByRole('dialog').getAttribute('closedby')
  expect(closedBy()).toBe('none')
  rerender(dialog(true))
  expect(closedBy()).toBeNull()
})

it('screen readers hear what a confirmed action is doing, because the rest of the page is inert (X-4)', () => {
  const dialog = (busy: boolean, progress: string) => (
    <ConfirmDialog
      title="Delete?"
      labels={{ cancel: 'Cancel', confirm: 'Delete', busy: progress }}
      busy={busy}
      onConfirm={() => {}}
      onClose={() => {}}
    >
      Text
    </ConfirmDialog>
  )
  const { rerender } = render(dialog(false, '0 of 2…'))
  const region = within(screen.getByRole('dialog')).getByRole('status')
  expect(region.textContent).toBe('')
  rerender(dialog(true, '1 of 2…'))
  expect(region.textContent).toBe('1 of 2…')
})

it('a dialog closes on Escape and on a click outside it, unless the dialog must stay, or the click began inside or is the second of a double click', () => {
  const onClose = vi.fn()
  const shown = (dismissable: boolean) => (
    <Dialog title="Share" dismissable={dismissable} onClose={onClose} actions={null}>
      <p>Text to select</p>
    </Dialog>
  )
  const { rerender } = render(shown(true))
  const dialog = screen.getByRole('dialog', { name: 'Share' })
  const clickFrom = (start: Element, detail = 1) => {
    fireEvent.pointerDown(start, { clientX: 5 })
    fireEvent.click(dialog, { clientX: 5, detail })
  }
  clickFrom(screen.getByText('Text to select'))
  clickFrom(dialog, 2)
  expect(onClose).not.toHaveBeenCalled()
  clickFrom(dialog)
  expect(onClose).toHaveBeenCalledTimes(1)
  fireEvent.keyDown(dialog, { key: 'Escape' })
  expect(onClose).toHaveBeenCalledTimes(2)
  rerender(shown(false))
  clickFrom(dialog)
  fireEvent.keyDown(dialog, { key: 'Escape' })
  expect(onClose).toHaveBeenCalledTimes(2)
})

it('a dialog closes when the browser requests it, but not when the user cancels the choice of a file in the dialog', () => {
  const onClose = vi.fn()
  render(
    <Dialog title="Files" onClose={onClose} actions={null}>
      <input type="file" aria-label="Choose files" />
    </Dialog>,
  )
  const cancel = () => new Event('cancel', { bubbles: true, cancelable: true })
  fireEvent(screen.getByLabelText('Choose files'), cancel())
  expect(onClose).not.toHaveBeenCalled()
  const request = cancel()
  fireEvent(screen.getByRole('dialog'), request)
  expect(onClose).toHaveBeenCalledOnce()
  expect(request.defaultPrevented).toBe(true)
})

it('screen readers read what will be deleted when the dialog opens, because the focus is on a button (X-4)', () => {
  const labels = { cancel: 'Cancel', confirm: 'Delete', busy: 'Deleting…' }
  render(
    <ConfirmDialog title="Delete chat?" labels={labels} busy={false} onConfirm={() => {}} onClose={() => {}}>
      This will delete Deposit.
    </ConfirmDialog>,
  )
  screen.getByRole('dialog', { name: 'Delete chat?', description: 'This will delete Deposit.' })
})

it('nothing is deleted by the second click of a double click whose first one opened the dialog', () => {
  const labels = { cancel: 'Cancel', confirm: 'Delete', busy: 'Deleting…' }
  const onConfirm = vi.fn()
  render(
    <ConfirmDialog title="Delete chat?" labels={labels} busy={false} onConfirm={onConfirm} onClose={() => {}}>
      This will delete Deposit.
    </ConfirmDialog>,
  )
  const click = (detail: number) =>
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }), { detail })
  click(2)
  expect(onConfirm).not.toHaveBeenCalled()
  click(1)
  expect(onConfirm).toHaveBeenCalledOnce()
})

it('when a dialog closes, the page or the drawer takes the focus if what had it before is no longer there, but not if nothing had it (X-4)', () => {
  const page = (shown: { row?: boolean; dialog?: boolean; drawer?: boolean }) => (
    <>
      <main id="main" tabIndex={-1} />
      <dialog open={shown.drawer ?? false}>
        <button type="button">New Chat</button>
        {shown.row && <button type="button">More options</button>}
      </dialog>
      {shown.dialog && (
        <Dialog title="Delete chat?" actions={undefined} onClose={() => {}}>
          Text
        </Dialog>
      )}
    </>
  )
  const { rerender } = render(page({}))
  const closeDialog = (drawer: boolean, row: boolean) => {
    rerender(page({ drawer, row }))
    if (row) screen.getByText('More options').focus()
    rerender(page({ drawer, row, dialog: true }))
    rerender(page({ drawer, dialog: true }))
    rerender(page({ drawer }))
    return document.activeElement
  }
  expect(closeDialog(false, false)).toBe(document.body)
  expect(closeDialog(false, true)).toBe(screen.getByRole('main'))
  expect(closeDialog(true, true)).toBe(screen.getByText('New Chat'))
})

it('a dialog is an entry in the history only on a touch screen, and only if it can be dismissed (PH-2)', async () => {
  const state = { from: '/?chat=1' }
  history.replaceState(state, '')
  onTestFinished(() => {
    vi.unstubAllGlobals()
    history.replaceState(null, '')
  })
  const show = async (pointer: string, dismissable: boolean) => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(pointer: ${pointer})` }))
    const { unmount } = render(
      <Dialog title="Share" dismissable={dismissable} onClose={() => {}} actions={null}>
        Text
      </Dialog>,
    )
    // The entry is added by a timer of 0 ms, which ends before this one.
    await new Promise(resolve => setTimeout(resolve))
    return unmount
  }
  for (const unmount of [await show('fine', true), await show('coarse', false)]) {
    expect(history.state).toEqual(state)
    unmount()
  }
  const unmount = await show('coarse', true)
  expect(history.state).toEqual({ ...state, dialogs: 1 })
  unmount()
  await expect.poll(() => history.state, { interval: 1 }).toEqual(state)
})

it('the reason for a failure appears in a live region that was there before, beside the buttons, which stay visible below a long text (X-3, X-4)', () => {
  const dialog = (failure: string) => (
    <Dialog
      title="Feedback"
      actions={<button type="button">Send</button>}
      failure={failure}
      onClose={() => {}}
    >
      A long text
    </Dialog>
  )
  const { rerender } = render(dialog(''))
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toBe('')
  rerender(dialog('Not saved.'))
  expect(screen.getByRole('alert')).toBe(alert)
  expect(alert.textContent).toBe('Not saved.')
  expect(alert.nextElementSibling).toBe(screen.getByRole('button', { name: 'Send' }))
})

it('the buttons do not cover a field that takes the focus or that grows while the user types (X-3)', () => {
  const at = (topPx: number, bottomPx: number) => () => new DOMRect(0, topPx, 100, bottomPx - topPx)
  render(
    <Dialog title="Feedback" actions={<button type="button">Send</button>} onClose={() => {}}>
      <textarea />
    </Dialog>,
  )
  const [dialog, field, send] = [
    screen.getByRole('dialog'),
    screen.getByRole('textbox'),
    screen.getByRole('button'),
  ]
  if (send.parentElement) send.parentElement.getBoundingClientRect = at(500, 600)
  field.getBoundingClientRect = at(100, 480)
  act(() => field.focus())
  expect(dialog.scrollTop).toBe(0)
  field.getBoundingClientRect = at(100, 530)
  fireEvent.input(field, { target: { value: 'More' } })
  expect(dialog.scrollTop).toBe(50)
  field.getBoundingClientRect = at(420, 570)
  act(() => send.focus())
  expect(dialog.scrollTop).toBe(50)
  act(() => field.focus())
  expect(dialog.scrollTop).toBe(140)
})
