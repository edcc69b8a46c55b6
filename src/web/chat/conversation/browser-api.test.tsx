import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Send } from '#shared/api/chat.ts'
import type { ChatId } from '#shared/api/ids.ts'
import { ApiError } from '#web/api/client.ts'
import { pauseStoring, storeDraft } from '#web/lib/storage/drafts.ts'
import { browserApi } from './browser-api.ts'

const chat = '11111111-1111-4111-8111-111111111111' as ChatId
const api = browserApi('ann', () => 'en')

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  // Before the timers: a test replaces one of the fake ones.
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('the pause before a lost connection is opened again', () => {
  it.each([
    ['when it is over', () => vi.advanceTimersByTime(1)],
    ['as soon as the network is back', () => window.dispatchEvent(new Event('online'))],
    ['when the chat is left', (leaving: AbortController) => leaving.abort()],
  ])('ends %s', async (_when, happen) => {
    const leaving = new AbortController()
    const ended = vi.fn()
    void api.wait(10_000, leaving.signal).then(ended)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(ended).not.toHaveBeenCalled()
    happen(leaving)
    await vi.advanceTimersByTimeAsync(0)
    expect(ended).toHaveBeenCalled()
    expect(vi.getTimerCount()).toBe(0)
  })
})

it('an answer is not followed any further once its session or its chat no longer exists', () => {
  const isFinal = (status: number) => api.isFinal(new ApiError(status, 'code', ''))
  expect([401, 403, 404].map(isFinal)).toEqual([true, true, true])
  expect([0, 429, 500, 503].map(isFinal)).toEqual([false, false, false, false])
})

describe('the messages of a chat that is opened while the server restarts', () => {
  const failing = (...statuses: number[]) => {
    const fetched = vi.fn(async () => {
      const status = statuses.shift() ?? 200
      if (status === 0) throw new TypeError('Failed to fetch')
      return status === 200
        ? Response.json({ messages: [], offset: 0, hasOlder: false })
        : Response.json({ error: { code: 'restarting', message: '' } }, { status })
    })
    vi.stubGlobal('fetch', fetched)
    return fetched
  }
  const open = (signal = new AbortController().signal) => {
    const opened = api.listLatest(chat, signal)
    opened.catch(() => undefined)
    return opened
  }

  it('are loaded once it is back, after one or three seconds', async () => {
    const fetched = failing(503, 0)
    const opened = open()
    await vi.advanceTimersByTimeAsync(999)
    expect(fetched).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(2_001)
    expect(await opened).toMatchObject({ messages: [] })
    expect(fetched).toHaveBeenCalledTimes(3)
  })

  it.each([
    ['after the third failure', [0, 0, 0], 3],
    ['at once, if a retry would not help', [429], 1],
  ])('are reported as not loaded %s', async (_when, statuses, callCount) => {
    const fetched = failing(...statuses)
    const opened = open()
    await vi.advanceTimersByTimeAsync(3_000)
    await expect(opened).rejects.toMatchObject({ status: statuses[0] })
    expect(fetched).toHaveBeenCalledTimes(callCount)
  })

  it('are not requested again once the user has opened another chat', async () => {
    const fetched = failing(0)
    const leaving = new AbortController()
    const opened = open(leaving.signal)
    await vi.advanceTimersByTimeAsync(10)
    leaving.abort()
    await expect(opened).rejects.toThrow()
    expect(fetched).toHaveBeenCalledTimes(1)
  })
})

it('a temporary chat is removed even if its page is being closed', async () => {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', fetched)
  await api.discard(chat)
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'DELETE', keepalive: true })
})

it('an answer grows in a background tab too, which gets no animation frames', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const run = vi.fn()
  api.nextFrame(run)
  await vi.advanceTimersByTimeAsync(500)
  expect(run).toHaveBeenCalledOnce()
  api.nextFrame(run)()
  await vi.advanceTimersByTimeAsync(500)
  expect(run).toHaveBeenCalledOnce()
})

describe('a question that is being sent', () => {
  const body: Send = {
    messages: [
      { role: 'assistant', content: 'Good morning.' },
      { role: 'user', content: 'May I?' },
    ],
    chatId: chat,
    clientMessageId: '22222222-2222-4222-8222-222222222222',
  }

  it('is stored without the history, per user and chat, and removed with its draft', () => {
    api.storeSend(chat, body)
    expect(api.findSend(chat)).toEqual({ ...body, messages: [{ role: 'user', content: 'May I?' }] })
    expect(api.findSend(undefined)).toBeUndefined()
    expect(browserApi('bob', () => 'en').findSend(chat)).toBeUndefined()
    storeDraft('ann', chat, '')
    expect(api.findSend(chat)).toBeUndefined()
  })

  it('is not stored while a temporary chat is on screen', () => {
    pauseStoring(true)
    api.storeSend(undefined, { ...body, chatId: null, temporary: true })
    pauseStoring(false)
    expect(api.findSend(undefined)).toBeUndefined()
  })

  it.each(['', '{', 'null', '{"messages":[]}'])('is not found in unreadable storage: %s', stored => {
    storeDraft('ann', `${chat}.sent`, stored)
    expect(api.findSend(chat)).toBeUndefined()
  })
})
