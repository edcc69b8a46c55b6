import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ChatId } from '#shared/api/ids.ts'
import {
  changeChat,
  listArchivedChats,
  listChats,
  listLatestMessages,
  listMessagesFrom,
  removeChat,
  removeSentChat,
  stopLiveAnswer,
  storeFeedback,
} from './chats.ts'
import { messagesBefore, olderPageOffset } from './message-pages.ts'

const chatId = 'one' as ChatId
const fetched = vi.fn<typeof fetch>()
const lastAddress = () => fetched.mock.lastCall?.[0]

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => Response.json({ chats: [], hasMore: false }))
  vi.stubGlobal('fetch', fetched)
})

afterEach(() => vi.unstubAllGlobals())

it('a conversation opens at its end, and lists continue where the page on screen ends', async () => {
  fetched.mockImplementation(async () => Response.json({ chats: [], messages: [] }))
  await listLatestMessages(chatId)
  expect(lastAddress()).toBe('/api/chat/one/messages?limit=100&tail=true')
  await listMessagesFrom(chatId, 100)
  expect(lastAddress()).toBe('/api/chat/one/messages?limit=100&offset=100')
  await listChats(30)
  expect(lastAddress()).toBe('/api/chat?limit=30&offset=30')
  await listArchivedChats(60)
  expect(lastAddress()).toBe('/api/chat?archived=true&limit=30&offset=60')
})

it('a temporary chat is deleted even while its page is being closed (J-10)', async () => {
  const deletion = { method: 'DELETE', keepalive: true }
  await removeChat(chatId, { keepalive: true })
  expect(fetched.mock.lastCall).toMatchObject(['/api/chat/one', deletion])
  await removeSentChat('q1')
  expect(fetched.mock.lastCall).toMatchObject(['/api/chat/sent/q1', deletion])
})

it('an answer is stopped even if the page is closed at once (C-10)', async () => {
  await stopLiveAnswer(chatId)
  const post = { method: 'POST', keepalive: true }
  expect(fetched.mock.lastCall).toMatchObject(['/api/chat/one/stop', post])
  // Only this answer, not the next one of another tab.
  await stopLiveAnswer(chatId, 'a1')
  expect(fetched.mock.lastCall).toMatchObject(['/api/chat/one/stop?answer=a1', post])
})

it('a chat that no longer exists counts as deleted, but not if something else responds or nothing does', async () => {
  const error = { code: 'not_found', message: 'No such chat.' }
  fetched.mockImplementation(async () => Response.json({ error }, { status: 404 }))
  await removeChat(chatId)
  fetched.mockImplementation(async () => new Response('<html>', { status: 404 }))
  await expect(removeChat(chatId)).rejects.toMatchObject({ status: 404, code: 'unknown' })
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(removeChat(chatId)).rejects.toMatchObject({ code: 'unreachable' })
})

it('a change succeeds whatever the response says, and leaves none of it in memory', async () => {
  const cancel = vi.fn()
  const body = new ReadableStream({ start: stream => stream.enqueue(new Uint8Array(1)), cancel })
  fetched.mockResolvedValue(new Response(body))
  await changeChat(chatId, { pinned: true })
  expect(cancel).toHaveBeenCalledOnce()
})

it('a rating is removed by sending 0', async () => {
  await storeFeedback(chatId, 'a1', undefined)
  expect(fetched.mock.lastCall).toMatchObject(['/api/chat/one/messages/a1/feedback', { body: '{"value":0}' }])
})

it('the oldest page of messages begins at 0, and only those before the loaded ones are added', () => {
  const [one, two] = ['1', '2'].map(id => ({
    id,
    role: 'user' as const,
    content: id,
    created_at: '',
    status: 'complete' as const,
  }))
  if (!one || !two) throw new Error('Two messages were expected.')
  expect([olderPageOffset(150, 100), olderPageOffset(50, 100)]).toEqual([50, 0])
  const page = { messages: [one, two], offset: 4, hasOlder: true }
  expect([6, 5, 3].map(offset => messagesBefore(page, offset))).toEqual([[one, two], [one], []])
})
