import { renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { ChatId } from '#shared/ids.ts'
import { clearUserMemory } from '#web/lib/user-memory.ts'
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
