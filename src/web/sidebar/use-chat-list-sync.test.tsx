import { renderHook } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { ChatListWriter } from './chat-list-writer.ts'
import { useChatListSync } from './use-chat-list-sync.ts'

it('a chat that another tab deletes leaves the list, and other changes are fetched', async () => {
  const other = new BroadcastChannel('parvis')
  onTestFinished(() => other.close())
  const writer = { remove: vi.fn(), refetch: vi.fn() }
  renderHook(() => useChatListSync('ann', writer as unknown as ChatListWriter))
  other.postMessage({ user: 'ann', what: 'answered', chat: 'one' })
  other.postMessage({ user: 'ann', what: 'removed', chat: 'two' })
  await expect.poll(() => writer.remove.mock.calls).toEqual([['two']])
  expect(writer.refetch).not.toHaveBeenCalled()
  other.postMessage({ user: 'ann', what: 'listed' })
  await expect.poll(() => writer.refetch).toHaveBeenCalledOnce()
})
