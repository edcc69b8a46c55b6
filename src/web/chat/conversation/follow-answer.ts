import type { PlacedEvent } from '#shared/sse.ts'

/** Batches of events as they arrive. Ends when the connection ends, and throws when it breaks. */
export type AnswerStream = AsyncIterable<PlacedEvent[]>

export type AnswerEvent =
  /** Connected again: `start` repeats the answer from its beginning, `position` goes on where the last stream ended. */
  | { type: 'connected'; from: 'start' | 'position' }
  | { type: 'events'; events: PlacedEvent[] }
  /** The connection ended before the answer did. */
  | { type: 'cut' }
  /** `done`: the answer is complete and stored. `gone`: no answer is being written; its end is among the messages. */
  | { type: 'ended'; end: 'done' | 'gone' }

export type AnswerConnection = {
  /** The stream from position `after` on. Undefined if no answer is being written. */
  reconnect(after: string | undefined): Promise<AnswerStream | undefined>
  /** Trying again cannot help after this error: a missing chat stays missing. */
  isFinal(error: unknown): boolean
  /** Resolves after the time, or earlier when the network comes back or the signal aborts. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>
  signal: AbortSignal
}

/**
 * Reads one answer to its end, whatever happens to the connection. A stream that ends without its end marker was
 * cut: it is followed from its last position, or from the start if it had none. The last event is `ended`, except
 * where the signal was aborted. `first` is undefined for an answer that began elsewhere.
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
        // A connection that breaks is a cut like any other.
      }
      yield { type: 'cut' }
    }
    if (stream || failureCount > 0) await wait(reconnectDelayMs(failureCount), signal)
    if (signal.aborted) return
    try {
      stream = await reconnect(position)
      if (!stream) return yield { type: 'ended', end: 'gone' }
      yield { type: 'connected', from: position === undefined ? 'start' : 'position' }
    } catch (error) {
      stream = undefined
      if (signal.aborted) return
      if (isFinal(error)) return yield { type: 'ended', end: 'gone' }
    }
    failureCount += 1
  }
}

const minReconnectDelayMs = 500
const maxReconnectDelayMs = 10_000

/** Doubles with each failure; a random part of it, so that not all browsers come back to a restarted server at once. */
export function reconnectDelayMs(failureCount: number, random: () => number = Math.random): number {
  const delayMs = Math.min(maxReconnectDelayMs, minReconnectDelayMs * 2 ** failureCount)
  return delayMs * (0.5 + random() / 2)
}
