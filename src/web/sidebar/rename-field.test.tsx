import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { ChatId } from '#shared/api/ids.ts'
import { ToastProvider } from '#web/ui/toast.tsx'
import { RenameField } from './rename-field.tsx'

const chat = '11111111-1111-4111-8111-111111111111' as ChatId

afterEach(() => vi.unstubAllGlobals())

it('the Enter that completes a composed character does not end the renaming, even in Safari', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.stubGlobal('cancelAnimationFrame', () => {})
  const fetched = vi.fn(async () => new Response('{}'))
  vi.stubGlobal('fetch', fetched)
  const onClose = vi.fn()
  render(
    <ToastProvider dismissLabel="Dismiss">
      <RenameField chatId={chat} title="日" onRenamed={() => {}} onClose={onClose} />
    </ToastProvider>,
  )
  const field = screen.getByRole<HTMLInputElement>('textbox')
  fireEvent.change(field, { target: { value: '日本' } })
  const press = (init: KeyboardEventInit & { keyCode?: number }) =>
    act(async () => {
      const event = createEvent.keyDown(field, { key: 'Enter', ...init })
      Object.defineProperty(event, 'keyCode', { value: init.keyCode ?? 13 })
      fireEvent(field, event)
    })
  await press({ isComposing: true })
  await press({ keyCode: 229 })
  expect(onClose).not.toHaveBeenCalled()
  expect(fetched).not.toHaveBeenCalled()
  await press({})
  expect(fetched).toHaveBeenCalledOnce()
  expect(onClose).toHaveBeenCalledOnce()
})

it('a title that could not be saved is sent again on each click elsewhere until it is saved (S-6)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.stubGlobal('cancelAnimationFrame', () => {})
  const fetched = vi.fn(async () => new Response('{}', { status: 503 }))
  vi.stubGlobal('fetch', fetched)
  const onClose = vi.fn()
  render(
    <ToastProvider dismissLabel="Dismiss">
      <RenameField chatId={chat} title="Rent" onRenamed={() => {}} onClose={onClose} />
    </ToastProvider>,
  )
  const field = screen.getByRole<HTMLInputElement>('textbox')
  const clickElsewhere = () =>
    act(async () => {
      fireEvent.pointerDown(document.body)
      field.blur()
    })
  await userEvent.clear(field)
  await userEvent.type(field, 'Deposit')
  await clickElsewhere()
  expect(fetched).toHaveBeenCalledTimes(1)
  // Back into the field, to change the title.
  await act(async () => fireEvent.pointerDown(field))
  expect(fetched).toHaveBeenCalledTimes(1)
  await clickElsewhere()
  expect(fetched).toHaveBeenCalledTimes(2)
  expect([field.value, onClose.mock.calls]).toEqual(['Deposit', []])
  fetched.mockImplementation(async () => new Response('{}'))
  await clickElsewhere()
  expect(fetched).toHaveBeenCalledTimes(3)
  expect(onClose).toHaveBeenCalledOnce()
})

it('a tab in a pasted title becomes a space, because the server refuses control characters (H-3)', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)))
    return new Response('{}')
  })
  const onRenamed = vi.fn()
  render(
    <ToastProvider dismissLabel="Dismiss">
      <RenameField chatId={chat} title="Rent" onRenamed={onRenamed} onClose={() => {}} />
    </ToastProvider>,
  )
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '\tLoyer\u00a0:\tParis\u0085' } })
  await userEvent.type(screen.getByRole('textbox'), '{Enter}')
  expect(sent).toEqual([{ title: 'Loyer\u00a0: Paris' }])
  expect(onRenamed).toHaveBeenCalledExactlyOnceWith('Loyer\u00a0: Paris')
})

it('a title is saved when the field leaves the page, as when Back closes the drawer, but not if nothing was typed (S-6)', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.stubGlobal('cancelAnimationFrame', () => {})
  const fetched = vi.fn(async () => new Response('{}'))
  vi.stubGlobal('fetch', fetched)
  const onRenamed = vi.fn()
  const onClose = vi.fn()
  const open = () =>
    render(
      // Unmounts the field once when it is shown.
      <StrictMode>
        <ToastProvider dismissLabel="Dismiss">
          <RenameField chatId={chat} title="Rent" onRenamed={onRenamed} onClose={onClose} />
        </ToastProvider>
      </StrictMode>,
    )
  const unchanged = open()
  expect(onClose).not.toHaveBeenCalled()
  unchanged.unmount()
  expect(fetched).not.toHaveBeenCalled()

  const changed = open()
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Deposit' } })
  changed.unmount()
  await expect.poll(() => onRenamed).toHaveBeenCalledExactlyOnceWith('Deposit')
  expect(fetched).toHaveBeenCalledOnce()

  const cancelled = open()
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Notice' } })
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' })
  cancelled.unmount()
  expect(fetched).toHaveBeenCalledOnce()
})

it('a new title of a chat that was deleted elsewhere is not reported as a failure (S-6)', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.stubGlobal('cancelAnimationFrame', () => {})
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const problem = { error: { code: 'not_found', message: 'No such chat.' } }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(problem), { status: 404 }))
  const page = (field: boolean) => (
    <ToastProvider dismissLabel="Dismiss">
      {field && <RenameField chatId={chat} title="Rent" onRenamed={() => {}} onClose={() => {}} />}
    </ToastProvider>
  )
  const { rerender, container } = render(page(true))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Deposit' } })
  await act(async () => rerender(page(false)))
  await expect.poll(() => logged).toHaveBeenCalled()
  expect(container.querySelector('[data-toast]')).toBeNull()
})
