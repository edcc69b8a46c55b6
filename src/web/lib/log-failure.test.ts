import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '#web/api/client.ts'
import { logFailure } from './log-failure.ts'

afterEach(() => vi.restoreAllMocks())

it('a failure is one line in the browser’s console, with the status of the response or the reason (S-8)', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  logFailure('Failed to fetch chats', new ApiError(503, 'unavailable', 'Later.'))
  logFailure('Failed to delete chat', new ApiError(0, 'unreachable', 'No response arrived.'))
  logFailure('Failed to load a part of the page', new TypeError('no module'))
  logFailure('Omitted an item that cannot be read', 'id')
  expect(warn.mock.calls).toEqual([
    ['Failed to fetch chats: 503'],
    ['Failed to delete chat: 0'],
    ['Failed to load a part of the page: no module'],
    ['Omitted an item that cannot be read: id'],
  ])
})
