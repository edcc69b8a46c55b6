import type { PositionedEvent } from '#shared/api/sse.ts'

/**
 * Batches of events as they arrive. Ends when the connection is closed, and throws when it fails. `answerId`: which
 * answer it is, if the server says so.
 */
export type AnswerStream = AsyncIterable<PositionedEvent[]> & { answerId?: string | undefined }

/**
 * `done`: the answer has ended and is stored. `not-running`: the answer is not being written, or cannot be followed;
 * load the messages instead.
 */
export type AnswerEnd = 'done' | 'not-running'

export type AnswerEvent =
  /** `reconnect` succeeded. `start`: the answer comes from its beginning. `position`: from the last position on. */
  | { type: 'connected'; from: 'start' | 'position' }
  | { type: 'events'; events: PositionedEvent[] }
  /** The connection ended before the answer did. */
  | { type: 'disconnected' }
  | { type: 'ended'; end: AnswerEnd }

export type AnswerConnection = {
  /**
   * The answer's stream from position `after` on, or from its beginning. Undefined if it is not being written, even if
   * another one is.
   */
  reconnect(after: string | undefined): Promise<AnswerStream | undefined>
  /** True if trying again would not help after this error, for example if the chat does not exist. */
  isFinal(error: unknown): boolean
  /** Resolves after the delay, or earlier if the network comes back or the signal aborts. */
  wait(delayMs: number, signal: AbortSignal): Promise<void>
  signal: AbortSignal
}

/**
 * Reads one answer to its end, and reconnects as often as needed. A stream that ends without the end marker was cut
 * off: the next one continues from the last position, or from the start if there was none. The last event is `ended`,
 * unless the signal was aborted. `first` is undefined for an answer that began elsewhere.
 */
export async function* followAnswer(
  first: AnswerStream | undefined,
  { reconnect, isFinal, wait, signal }: AnswerConnection,
): AsyncGenerator<AnswerEvent, void> {
  let stream = first
  let position: string | undefined
  let failureCount = 0
  for (;;) {
    if (stream) {
      try {
        for await (const events of stream) {
          if (signal.aborted) return
          failureCount = 0
          position = events.findLast(({ id }) => id !== undefined)?.id ?? position
          yield { type: 'events', events }
          if (events.some(({ event }) => event.type === 'done')) return yield { type: 'ended', end: 'done' }
        }
      } catch {
        // Handled like a connection that was closed early.
      }
      yield { type: 'disconnected' }
    }
    if (stream || failureCount > 0) await wait(reconnectDelayMs(failureCount), signal)
    if (signal.aborted) return
    try {
      stream = await reconnect(position)
      if (!stream) return yield { type: 'ended', end: 'not-running' }
      yield { type: 'connected', from: position === undefined ? 'start' : 'position' }
    } catch (error) {
      stream = undefined
      if (signal.aborted) return
      if (isFinal(error)) return yield { type: 'ended', end: 'not-running' }
    }
    failureCount += 1
  }
}

const initialReconnectDelayMs = 500
const maxReconnectDelayMs = 10_000

/**
 * Doubles with each failure up to a maximum, with jitter, so that not all browsers reconnect to a restarted server at
 * once.
 */
export function reconnectDelayMs(failureCount: number, random: () => number = Math.random): number {
  const delayMs = Math.min(maxReconnectDelayMs, initialReconnectDelayMs * 2 ** failureCount)
  return delayMs * (0.5 + random() / 2)
}
