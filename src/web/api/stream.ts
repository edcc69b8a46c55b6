import type { Send } from '#shared/api/chat.ts'
import type { Retry } from '#shared/api/chat-requests.ts'
import type { ChatId } from '#shared/api/ids.ts'
import {
  answerIdHeader,
  createFrameDecoder,
  type PositionedEvent,
  streamPingIntervalMs,
} from '#shared/api/sse.ts'
import { type RequestOptions, send } from './client.ts'
import { openText } from './read-body.ts'

/**
 * The three calls that stream an answer. Each resolves once the server has accepted it (or throws ApiError), and yields
 * events in the batches in which they arrive.
 */

/** `answerId`: undefined if the server does not send it. */
export type ReceivedStream = AsyncIterable<PositionedEvent[]> & { answerId?: string | undefined }

/** After three missed pings the connection is dead, even if the browser has not noticed. */
const idleTimeoutMs = 3 * streamPingIntervalMs

type StreamOptions = { signal: AbortSignal; language: string }

export async function streamQuestion(body: Send, options: StreamOptions): Promise<ReceivedStream> {
  return openStream('/chat/stream', { method: 'POST', body }, options)
}

export async function streamRetry(id: ChatId, body: Retry, options: StreamOptions) {
  return openStream(`/chat/${id}/retry`, { method: 'POST', body }, options)
}

/** Follows the live answer from a position, or from its start; undefined if this answer is not live. */
export async function streamLiveAnswer(id: ChatId, after: string | undefined, options: StreamOptions) {
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

function decodedStream(response: Response): ReceivedStream {
  const answerId = response.headers.get(answerIdHeader) ?? undefined
  return Object.assign(decode(response), { answerId })
}

async function* decode(response: Response): AsyncGenerator<PositionedEvent[]> {
  const text = openText(response, idleTimeoutMs)
  const toEvents = createFrameDecoder()
  try {
    for (let piece = await text.read(); piece !== undefined; piece = await text.read()) {
      const events = toEvents(piece)
      if (events.length > 0) yield events
    }
  } finally {
    text.close()
  }
}
