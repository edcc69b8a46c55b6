import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { ChatId } from '#shared/api/ids.ts'
import { clearUserMemory } from '#web/lib/storage/user-memory.ts'
import type { ConversationEvent } from './conversation-events.ts'
import { useConversation } from './use-conversation.ts'

const chatId = '0190d2a0-0000-7000-8000-000000000001' as ChatId

afterEach(() => {
  clearUserMemory()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('a page that gets the focus loads the messages again, even if the clock was set back', async () => {
  const load = vi.fn(async () => Response.json({ messages: [], offset: 0, hasOlder: false }))
  vi.stubGlobal('fetch', load)
  renderHook(() => useConversation({ userId: 'person', chatId, onEvent: () => {} }))
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())

  vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000)
  window.dispatchEvent(new Event('focus'))
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
})

it('a temporary chat that was removed when the page was left is not reported as missing when the page is shown again (J-10)', async () => {
  let isRemoved = false
  vi.stubGlobal('fetch', async (_address: string, { method }: RequestInit) => {
    if (method === 'POST') {
      const title = JSON.stringify({ id: chatId, title: null })
      return new Response(`event: chat\ndata: ${title}\n\ndata: Yes.\n\ndata: [DONE]\n\n`)
    }
    if (isRemoved) return Response.json({ error: { code: 'not_found', message: '' } }, { status: 404 })
    isRemoved = method === 'DELETE'
    return Response.json({ messages: [], offset: 0, hasOlder: false })
  })
  const events: string[] = []
  const onEvent = ({ type }: ConversationEvent) => void events.push(type)
  const { result } = renderHook(() => useConversation({ userId: 'person', chatId: undefined, onEvent }))
  act(() => result.current.actions.setTemporary(true))
  act(
    () => void result.current.actions.send({ text: 'May I?', files: [], webSearch: false, model: 'gpt-4o' }),
  )
  await vi.waitFor(() => expect(events).toContain('answered'))

  window.dispatchEvent(new Event('pagehide'))
  await vi.waitFor(() => expect(events).toContain('discarded'))
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  window.dispatchEvent(new Event('focus'))
  await vi.waitFor(() => expect(result.current.conversation.getState().chatId).toBeUndefined())
  expect(events).not.toContain('deleted')
})
