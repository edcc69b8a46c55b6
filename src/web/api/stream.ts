import type { Retry, Send } from '#shared/chat.ts'
import type { ChatId } from '#shared/ids.ts'
import { createFrameDecoder, type PlacedEvent } from '#shared/sse.ts'
import { type RequestOptions, send } from './client.ts'

/**
 * The three streams of an answer. Each resolves once the server accepted the call (until then it throws ApiError)
 * and yields events in the batches in which they arrive. The server writes something every 15 s at least: a
 * connection that is silent for three times as long is dead, even where the browser has not noticed.
 */

const longestSilence = 45_000

type StreamOptions = { signal: AbortSignal; language: string }

export async function sendQuestion(
  body: Send,
  options: StreamOptions,
): Promise<AsyncIterable<PlacedEvent[]>> {
  return openStream('/chat/stream', { method: 'POST', body }, options)
}

export async function retryQuestion(id: ChatId, body: Retry, options: StreamOptions) {
  return openStream(`/chat/${id}/retry`, { method: 'POST', body }, options)
}

/** Follows the live answer from a position, or from its start; undefined when none is live. */
export async function followChat(id: ChatId, after: string | undefined, options: StreamOptions) {
  const query = after === undefined ? '' : `?after=${encodeURIComponent(after)}`
  const response = await ask(`/chat/${id}/stream${query}`, {}, options)
  return response.status === 204 ? undefined : decodedStream(response)
}

async function openStream(path: string, request: RequestOptions, options: StreamOptions) {
  return decodedStream(await ask(path, request, options))
}

function ask(path: string, request: RequestOptions, { signal, language }: StreamOptions): Promise<Response> {
  const headers = { accept: 'text/event-stream', 'accept-language': language }
  return send(path, { ...request, headers, signal })
}

async function* decodedStream(response: Response): AsyncGenerator<PlacedEvent[]> {
  if (!response.body) return
  const reader = response.body.getReader()
  const text = new TextDecoder()
  const decode = createFrameDecoder()
  try {
    for (;;) {
      const { done, value } = await readBefore(reader, longestSilence)
      if (done) return
      const events = decode(text.decode(value, { stream: true }))
      if (events.length > 0) yield events
    }
  } finally {
    // Also where the one who reads leaves early: the connection is given back.
    reader.cancel().catch(() => {})
  }
}

async function readBefore(reader: ReadableStreamDefaultReader<Uint8Array>, milliseconds: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The stream fell silent.')), milliseconds)
  })
  try {
    return await Promise.race([reader.read(), silence])
  } finally {
    clearTimeout(timer)
  }
}
