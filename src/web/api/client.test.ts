import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { finite, plainObject } from '#shared/schema.ts'
import { ApiError, connectTokens, request, send, type TokenSource } from './client.ts'

const schema = plainObject({ id: finite })
const fetchMock = vi.fn<typeof fetch>()
let disconnect = () => {}

/** The responses to the next calls, in order. */
function respondWith(...responses: (Response | Error)[]) {
  for (const response of responses) {
    if (response instanceof Error) fetchMock.mockRejectedValueOnce(response)
    else fetchMock.mockResolvedValueOnce(response)
  }
}

function connect(source: Partial<TokenSource>) {
  const token = (text: string) => ({ userId: 'ann', text })
  const whole = {
    current: async () => token('first'),
    renew: async () => token('second'),
    refused: vi.fn(),
    ...source,
  }
  disconnect = connectTokens(whole)
  return whole
}

const sentTokens = () =>
  fetchMock.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'))
const problem = (status: number, code: string) =>
  Response.json({ error: { code, message: 'A sentence.' } }, { status })

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock.mockReset())
})

afterEach(() => {
  disconnect()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a call to the server', () => {
  it('carries the bearer token and JSON, and resolves with the parsed body', async () => {
    connect({})
    respondWith(Response.json({ id: 1 }))
    expect(await request('/chat', schema, { method: 'PATCH', body: { title: 'A' } })).toEqual({ id: 1 })
    const [address, init] = fetchMock.mock.calls[0] ?? []
    expect(address).toBe('/api/chat')
    expect(init).toMatchObject({ method: 'PATCH', body: '{"title":"A"}' })
    expect(new Headers(init?.headers).get('content-type')).toBe('application/json')
    expect(sentTokens()).toEqual(['Bearer first'])
  })

  it('from a visitor carries no token and is not repeated after a 401', async () => {
    respondWith(problem(401, 'no_token'))
    await expect(send('/chat')).rejects.toMatchObject({ status: 401, code: 'no_token' })
    expect(sentTokens()).toEqual([null])
  })

  it('that is public carries no token, and is made even while the token cannot be renewed', async () => {
    const renewal = new ApiError(0, 'unreachable', 'The session could not be renewed.')
    connect({ current: () => Promise.reject(renewal) })
    respondWith(Response.json({ id: 1 }))
    await expect(send('/chat')).rejects.toBe(renewal)
    expect(await request('/config', schema, { asVisitor: true })).toEqual({ id: 1 })
    expect(sentTokens()).toEqual([null])
  })

  it('renews the token once after a 401 and is repeated (A-9)', async () => {
    const source = connect({})
    respondWith(problem(401, 'invalid_token'), Response.json({ id: 2 }))
    expect(await request('/chat', schema)).toEqual({ id: 2 })
    expect(sentTokens()).toEqual(['Bearer first', 'Bearer second'])
    expect(source.refused).not.toHaveBeenCalled()
  })

  it('gives up after the second 401 and reports it to the session', async () => {
    const source = connect({})
    respondWith(problem(401, 'invalid_token'), problem(401, 'invalid_token'))
    await expect(send('/chat')).rejects.toMatchObject({ status: 401 })
    expect(fetchMock).toHaveBeenCalledTimes(2)
    expect(source.refused).toHaveBeenCalledOnce()
  })

  it('is not repeated if there is no new token', async () => {
    connect({ renew: async () => undefined })
    respondWith(problem(401, 'invalid_token'))
    await expect(send('/chat')).rejects.toMatchObject({ status: 401 })
    expect(fetchMock).toHaveBeenCalledOnce()
  })

  it('uses a newer source of tokens even if an older one is disconnected afterwards', async () => {
    connect({})
    const disconnectOlder = disconnect
    connect({ current: async () => ({ userId: 'ben', text: 'newer' }) })
    disconnectOlder()
    respondWith(new Response(''))
    await send('/chat')
    expect(sentTokens()).toEqual(['Bearer newer'])
  })

  it('that is refused says what is left of the budget, and whom to call in an emergency', async () => {
    const budget = { scope: 'account', questionsLeft: 0, percentLeft: null, renewsAt: '2026-11-29T00:00:00Z' }
    const emergency = { language: 'fr', sections: [], asOf: '2026-11-22', checked: 'Vérifié' }
    const error = { code: 'budget_spent', message: 'A sentence.' }
    respondWith(Response.json({ error, budget, emergency }, { status: 429 }))
    await expect(send('/x')).rejects.toMatchObject({ code: 'budget_spent', budget, emergency })
  })

  it('turns a problem into an ApiError with its code, and anything else into one with the status', async () => {
    respondWith(problem(409, 'chat_busy'), new Response('<html>', { status: 502 }))
    await expect(send('/x')).rejects.toEqual(new ApiError(409, 'chat_busy', 'A sentence.'))
    await expect(send('/x')).rejects.toMatchObject({ status: 502, code: 'unknown' })
  })

  it('distinguishes an unexpected response from none at all', async () => {
    respondWith(Response.json({ id: 'one' }), new Response('<html>'), new TypeError('Failed to fetch'))
    await expect(request('/x', schema)).rejects.toMatchObject({ status: 0, code: 'unexpected_response' })
    await expect(request('/x', schema)).rejects.toMatchObject({ status: 0, code: 'unexpected_response' })
    await expect(request('/x', schema)).rejects.toMatchObject({ status: 0, code: 'unreachable' })
  })

  it.each([200, 500])('ends if the body of its response (%i) stalls', async status => {
    vi.useFakeTimers()
    let write = (_: string) => {}
    const body = new ReadableStream({
      start: controller => {
        write = piece => controller.enqueue(new TextEncoder().encode(piece))
      },
    })
    respondWith(new Response(body, { status }))
    const failure = vi.fn()
    request('/chat', schema).catch(failure)
    await vi.advanceTimersByTimeAsync(29_000)
    write('{"id"')
    await vi.advanceTimersByTimeAsync(29_000)
    expect(failure).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(failure).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining(
        status === 200 ? { status: 0, code: 'unexpected_response' } : { status: 500, code: 'unknown' },
      ),
    )
  })

  it('keeps a character that arrives in two pieces', async () => {
    const bytes = new TextEncoder().encode('{"id":1,"é":2}')
    const body = new ReadableStream({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
        controller.close()
      },
    })
    respondWith(new Response(body))
    expect(await request('/x', plainObject({ é: finite }))).toEqual({ é: 2 })
  })

  it('throws the signal’s own error after an abort, even while its body arrives', async () => {
    const stop = new AbortController()
    const { signal } = stop
    const pull = (controller: ReadableStreamDefaultController) => {
      stop.abort()
      controller.error(new TypeError('aborted'))
    }
    respondWith(new Response(new ReadableStream({ pull }, { highWaterMark: 0 })))
    await expect(request('/x', schema, { signal })).rejects.toMatchObject({ name: 'AbortError' })
    respondWith(new TypeError('aborted'))
    await expect(send('/x', { signal })).rejects.toMatchObject({ name: 'AbortError' })
  })

  it.each(['before', 'while'])('can be aborted %s it waits for a token (C-10)', async moment => {
    connect({ current: () => new Promise(() => {}) })
    const stop = new AbortController()
    if (moment === 'before') stop.abort()
    const sent = send('/chat/stream', { signal: stop.signal })
    stop.abort()
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('can be aborted while it waits for a new token after a 401', async () => {
    const stop = new AbortController()
    const renew = () => {
      stop.abort()
      return new Promise<undefined>(() => {})
    }
    connect({ renew })
    respondWith(problem(401, 'invalid_token'))
    await expect(send('/chat', { signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('times out if no response begins, but not after one has begun', async () => {
    vi.useFakeTimers()
    const signals: AbortSignal[] = []
    const silent: typeof fetch = (_address, init) => {
      const { promise, reject } = Promise.withResolvers<Response>()
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      if (init?.signal) signals.push(init.signal)
      return promise
    }
    fetchMock.mockImplementation(silent)
    const failure = vi.fn()
    send('/chat', { signal: new AbortController().signal }).catch(failure)
    const longBody = vi.fn()
    send('/chat/stream', { method: 'POST', body: 'x'.repeat(60_000) }).catch(longBody)
    await vi.advanceTimersByTimeAsync(29_000)
    expect(failure).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(failure).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ status: 0, code: 'unreachable' }),
    )
    await vi.advanceTimersByTimeAsync(50_000)
    expect(longBody).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(longBody).toHaveBeenCalledOnce()

    fetchMock.mockImplementation(async (_address, init) => {
      if (init?.signal) signals.push(init.signal)
      return new Response('')
    })
    await send('/chat/stream')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(signals.at(-1)?.aborted).toBe(false)
  })
})
