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
