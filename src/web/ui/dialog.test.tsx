import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

it('an Escape that cancels a composed character does not close the dialog with what was typed', () => {
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
