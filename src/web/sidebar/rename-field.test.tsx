import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { ChatId } from '#shared/ids.ts'
import { draw } from '#tests/support/draw.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import { RenameField } from './rename-field.tsx'

const chat = '11111111-1111-4111-8111-111111111111' as ChatId

afterEach(() => vi.unstubAllGlobals())

it('takes an Enter that ends a composed character, Safari’s too, for no end of the title', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.stubGlobal('cancelAnimationFrame', () => {})
  const fetched = vi.fn(async () => new Response('{}'))
  vi.stubGlobal('fetch', fetched)
  const onEnd = vi.fn()
  const { page, clear } = draw(
    <ToastProvider dismissLabel="Dismiss">
      <RenameField chatId={chat} title="日" onRenamed={() => {}} onEnd={onEnd} />
    </ToastProvider>,
  )
  const field = page.querySelector('input')
  const press = (init: KeyboardEventInit & { keyCode?: number }) =>
    act(async () => {
      const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init })
      Object.defineProperty(event, 'keyCode', { value: init.keyCode ?? 13 })
      field?.dispatchEvent(event)
    })
  await press({ isComposing: true })
  await press({ keyCode: 229 })
  expect(onEnd).not.toHaveBeenCalled()
  await press({})
  expect(onEnd).toHaveBeenCalledOnce()
  clear()
})

it('sends a title that could not be saved again at each click elsewhere, until it is (S-6)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.stubGlobal('cancelAnimationFrame', () => {})
  const fetched = vi.fn(async () => new Response('{}', { status: 503 }))
  vi.stubGlobal('fetch', fetched)
  const onEnd = vi.fn()
  const { page, clear } = draw(
    <ToastProvider dismissLabel="Dismiss">
      <RenameField chatId={chat} title="Rent" onRenamed={() => {}} onEnd={onEnd} />
    </ToastProvider>,
  )
  const field = page.querySelector('input')
  const clickElsewhere = () =>
    act(async () => {
      document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
      field?.blur()
    })
  await act(async () => {
    field?.focus()
    if (!field) return
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Deposit')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await clickElsewhere()
  expect(fetched).toHaveBeenCalledTimes(1)
  await clickElsewhere()
  expect(fetched).toHaveBeenCalledTimes(2)
  expect([field?.value, onEnd.mock.calls]).toEqual(['Deposit', []])
  fetched.mockImplementation(async () => new Response('{}'))
  await clickElsewhere()
  expect(fetched).toHaveBeenCalledTimes(3)
  expect(onEnd).toHaveBeenCalledOnce()
  clear()
})
