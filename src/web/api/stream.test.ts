import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ChatId } from '#shared/api/ids.ts'
import type { PositionedEvent } from '#shared/api/sse.ts'
import { streamLiveAnswer, streamQuestion, streamRetry } from './stream.ts'

const chatId = '11111111-1111-4111-8111-111111111111' as ChatId
const options = { signal: new AbortController().signal, language: 'fr' }
const body = { messages: [{ role: 'user' as const, content: 'x' }] }

function respondWith(pieces: (string | Uint8Array<ArrayBuffer>)[], status = 200) {
  const bytes = pieces.map(piece => (typeof piece === 'string' ? new TextEncoder().encode(piece) : piece))
  const fetched = vi.fn(async (_path: string, _options?: RequestInit) => {
    if (status === 204) return new Response(null, { status })
    const stream = new ReadableStream({
      start(controller) {
        for (const piece of bytes) controller.enqueue(piece)
        controller.close()
      },
    })
    return new Response(stream, { status })
  })
  vi.stubGlobal('fetch', fetched)
  return fetched
}

async function textOf(stream: AsyncIterable<PositionedEvent[]> | undefined): Promise<string> {
  let text = ''
  for await (const events of stream ?? []) {
    for (const { event } of events) text += event.type === 'text' ? event.text : `<${event.type}>`
  }
  return text
}

afterEach(() => vi.unstubAllGlobals())

describe('reading an answer’s stream', () => {
  it('decodes multi-byte characters that are split between chunks', async () => {
    const bytes = new TextEncoder().encode('data: été 🏛️\n\ndata: [DONE]\n\n')
    for (let at = 1; at < bytes.length; at++) {
      respondWith([bytes.slice(0, at), bytes.slice(at)])
      expect(await textOf(await streamQuestion(body, options))).toBe('été 🏛️<done>')
    }
  })

  it('requests an event stream in the reader’s language', async () => {
    const fetched = respondWith(['data: [DONE]\n\n'])
    const stop = new AbortController()
    await textOf(await streamQuestion(body, { ...options, signal: stop.signal }))
    await textOf(await streamRetry(chatId, { model: 'o3' }, options))
    const [[path, request] = [], [retryPath, retry] = []] = fetched.mock.calls
    expect(path).toBe('/api/chat/stream')
    expect(request).toMatchObject({ method: 'POST', body: JSON.stringify(body) })
    expect(request?.headers).toMatchObject({ accept: 'text/event-stream', 'accept-language': 'fr' })
    stop.abort()
    expect(request?.signal?.aborted).toBe(true)
    expect(retryPath).toBe(`/api/chat/${chatId}/retry`)
    expect(retry).toMatchObject({ method: 'POST', body: '{"model":"o3"}' })
  })

  it('continues from a position, and reports that no answer is live', async () => {
    const fetched = respondWith([], 204)
    expect(await streamLiveAnswer(chatId, '17', options)).toBeUndefined()
    expect(fetched.mock.calls[0]?.[0]).toBe(`/api/chat/${chatId}/stream?after=17`)
  })

  it('says which answer it is, if the server does', async () => {
    respondWith(['data: [DONE]\n\n'])
    expect((await streamQuestion(body, options)).answerId).toBeUndefined()
    const headers = { 'answer-id': 'a1' }
    vi.stubGlobal('fetch', async () => new Response('data: a\n\n', { headers }))
    const streams = [
      await streamQuestion(body, options),
      await streamRetry(chatId, { model: 'o3' }, options),
      await streamLiveAnswer(chatId, undefined, options),
    ]
    expect(streams.map(stream => stream?.answerId)).toEqual(['a1', 'a1', 'a1'])
    expect(await textOf(streams[0])).toBe('a')
  })

  it('closes the connection when the page stops reading', async () => {
    vi.useFakeTimers()
    const cancel = vi.fn()
    const pull = (controller: ReadableStreamDefaultController) =>
      controller.enqueue(new TextEncoder().encode('data: a\n\n'))
    vi.stubGlobal('fetch', async () => new Response(new ReadableStream({ pull, cancel })))
    for await (const _ of await streamQuestion(body, options)) break
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
    await expect.poll(() => cancel).toHaveBeenCalledOnce()
  })

  it('treats a connection as interrupted after a long silence, and not before', async () => {
    vi.useFakeTimers()
    let write = (_: string) => {}
    const stream = new ReadableStream({
      start: controller => {
        write = piece => controller.enqueue(new TextEncoder().encode(piece))
      },
    })
    vi.stubGlobal('fetch', async () => new Response(stream))
    const failure = vi.fn()
    const reading = textOf(await streamQuestion(body, options)).catch(failure)
    await vi.advanceTimersByTimeAsync(44_000)
    write('data: a\n\n')
    await vi.advanceTimersByTimeAsync(44_000)
    expect(failure).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2_000)
    await reading
    expect(failure).toHaveBeenCalledOnce()
    vi.useRealTimers()
  })
})
