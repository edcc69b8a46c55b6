import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { sampleRow } from '#tests/support/samples/sample-row.ts'
import { type Conversation, emptyConversation } from '#web/chat/conversation/conversation.ts'
import { LanguageProvider } from '#web/i18n/language-context.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import { type JumpTarget, useJump } from './use-jump.ts'
import type { Row } from './use-rows.ts'

const row: Row = {
  ...sampleRow,
  key: 'early',
  id: 'early',
  role: 'user',
  text: 'An early question',
  isLast: false,
}

const state: Conversation = { ...emptyConversation, latest: 'loaded', hasOlder: true, older: 'loading' }
const conversation = { subscribe: () => () => {}, getState: () => state }
const scroll = {
  scroller: { current: null },
  content: { current: null },
  pinned: { current: false },
  jumping: { current: false },
  away: true,
  onScroll: () => {},
  toEnd: () => {},
}
const onReload = () => Promise.resolve()
const target = { messageId: 'early', visit: 'first' }

function wrapper({ children }: { children: ReactNode }) {
  return (
    <LanguageProvider>
      <ToastProvider dismissLabel="Dismiss">{children}</ToastProvider>
    </LanguageProvider>
  )
}

it('a message is looked for again even if older messages could not be loaded before (J-6)', () => {
  let older: Conversation['older'] = 'failed'
  const changing = { ...conversation, getState: () => ({ ...state, older }) }
  let requestCount = 0
  const onLoadOlder = () => {
    requestCount += 1
  }
  const jump = renderHook(
    () =>
      useJump({ conversation: changing, rows: [], target, scroll, virtual: false, onLoadOlder, onReload }),
    { wrapper },
  )
  expect([requestCount, jump.result.current.going]).toEqual([1, true])
  for (const next of ['loading', 'failed'] as const) {
    older = next
    jump.rerender()
  }
  expect([requestCount, jump.result.current.going]).toEqual([1, false])
})

it.each([
  ['the page goes to a message when it is loaded (J-6)', false],
  ['the page no longer goes to a message if the user scrolls to the newest one before it is loaded', true],
])('%s', (_, isCancelled) => {
  const jump = renderHook(
    ({ rows }) =>
      useJump({ conversation, rows, target, scroll, virtual: false, onLoadOlder: () => {}, onReload }),
    { wrapper, initialProps: { rows: [] as Row[] } },
  )
  expect(jump.result.current.going).toBe(true)
  if (isCancelled) act(() => jump.result.current.cancel())
  jump.rerender({ rows: [row] })
  expect(jump.result.current.going).toBe(false)
  expect(jump.result.current.found).toEqual(isCancelled ? undefined : { key: 'early' })
})

/** The chat is open and has no older messages when a link to the message is followed. */
function followLink(onReload: () => Promise<void>) {
  const complete = {
    ...conversation,
    getState: () => ({ ...state, hasOlder: false, older: 'idle' as const }),
  }
  const options = { conversation: complete, scroll, virtual: false, onLoadOlder: () => {}, onReload }
  const initialProps: { rows: Row[]; target: JumpTarget | undefined } = { rows: [], target: undefined }
  const jump = renderHook(props => useJump({ ...options, ...props }), { wrapper, initialProps })
  jump.rerender({ rows: [], target })
  return jump
}

it('a message that another device has just added to the open chat is found (J-6)', async () => {
  const reload = Promise.withResolvers<void>()
  const jump = followLink(() => reload.promise)
  expect(jump.result.current.going).toBe(true)
  jump.rerender({ rows: [row], target })
  await act(async () => reload.resolve())
  expect([jump.result.current.going, jump.result.current.found]).toEqual([false, { key: 'early' }])
})

it('the page says that a message is gone if it is not among the newest ones either (J-6)', async () => {
  const onReload = vi.fn(() => Promise.resolve())
  const jump = followLink(onReload)
  await waitFor(() => expect(document.body.textContent).toContain('no longer in the conversation'))
  await expect.poll(() => jump.result.current.going).toBe(false)
  expect(onReload).toHaveBeenCalledOnce()
})
