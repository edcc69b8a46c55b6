import type { Retry, Send } from '#shared/chat.ts'
import type { ChatId } from '#shared/ids.ts'
import { createFrameDecoder, type PositionedEvent, streamPingIntervalMs } from '#shared/sse.ts'
import { type RequestOptions, send } from './client.ts'

/**
 * The three calls that stream an answer. Each resolves once the server has accepted it (or throws ApiError), and yields
 * events in the batches in which they arrive.
 */

/** After three missed pings the connection is dead, even if the browser has not noticed. */
const idleTimeoutMs = 3 * streamPingIntervalMs

type StreamOptions = { signal: AbortSignal; language: string }

export async function sendQuestion(
  body: Send,
  options: StreamOptions,
): Promise<AsyncIterable<PositionedEvent[]>> {
  return openStream('/chat/stream', { method: 'POST', body }, options)
}

export async function retryQuestion(id: ChatId, body: Retry, options: StreamOptions) {
  return openStream(`/chat/${id}/retry`, { method: 'POST', body }, options)
}

/** Follows the live answer from a position, or from its start; undefined if this answer is not live. */
export async function followChat(id: ChatId, after: string | undefined, options: StreamOptions) {
  const query = after === undefined ? '' : `?after=${encodeURIComponent(after)}`
  const response = await requestStream(`/chat/${id}/stream${query}`, {}, options)
  return response.status === 204 ? undefined : decodedStream(response)
}

async function openStream(path: string, request: RequestOptions, options: StreamOptions) {
  return decodedStream(await requestStream(path, request, options))
}

function requestStream(
  path: string,
  request: RequestOptions,
  { signal, language }: StreamOptions,
): Promise<Response> {
  const headers = { accept: 'text/event-stream', 'accept-language': language }
  return send(path, { ...request, headers, signal })
}

async function* decodedStream(response: Response): AsyncGenerator<PositionedEvent[]> {
  if (!response.body) return
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  const decode = createFrameDecoder()
  // A cancelled stream ends without `[DONE]`, so the answer is followed again.
  const idleTimer = startIdleTimer(() => void reader.cancel().catch(() => {}))
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      idleTimer.reset()
      const events = decode(value)
      if (events.length > 0) yield events
    }
  } finally {
    idleTimer.stop()
    // Releases the connection, even if the caller stops early.
    reader.cancel().catch(() => {})
  }
}

/** One timer for the whole stream: a timer per chunk would cost as much as reading it. */
function startIdleTimer(onIdle: () => void) {
  let lastChunkAtMs = performance.now()
  let timer = setTimeout(check, idleTimeoutMs)
  function check() {
    const remainingMs = lastChunkAtMs + idleTimeoutMs - performance.now()
    if (remainingMs > 0) timer = setTimeout(check, remainingMs)
    else onIdle()
  }
  return {
    reset: () => {
      lastChunkAtMs = performance.now()
    },
    stop: () => clearTimeout(timer),
  }
}
