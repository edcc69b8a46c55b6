import type { PlacedEvent } from '#shared/sse.ts'

/**
 * Reads one answer to its end, whatever happens to the connection: a stream that ends without its end marker was
 * cut, and is followed again from where it stood, or from the start where nothing said where that was.
 */

/** Batches of events as they arrive; ends when the connection does, and throws when it breaks. */
export type AnswerStream = AsyncIterable<PlacedEvent[]>

export type AnswerReader = {
  /** The answer's stream from `after` on; undefined when no answer is live any more. */
  reconnect(after: string | undefined): Promise<AnswerStream | undefined>
  /** Whether trying again can help after this error (a missing chat stays missing). */
  isFinal(error: unknown): boolean
  onConnected(from: 'start' | 'position'): void
  onEvents(events: PlacedEvent[]): void
  onCut(): void
  /** Resolves after the time, or earlier when the network came back. */
  wait(milliseconds: number): Promise<void>
  signal: AbortSignal
}

/** `done`: its end state is stored. `gone`: no live answer to follow, its end is among the messages. `left`: aborted. */
export type AnswerEnd = 'done' | 'gone' | 'left'

export async function followAnswer(
  first: AnswerStream | undefined,
  reader: AnswerReader,
): Promise<AnswerEnd> {
  let stream = first
  let after: string | undefined
  let failures = 0
  for (;;) {
    if (stream) {
      const read = await readStream(stream, reader)
      if (read.done) return 'done'
      if (read.arrived) failures = 0
      after = read.position ?? after
      reader.onCut()
    }
    if (stream || failures > 0) await reader.wait(reconnectDelay(failures))
    if (reader.signal.aborted) return 'left'
    try {
      stream = await reader.reconnect(after)
      if (!stream) return 'gone'
      reader.onConnected(after === undefined ? 'start' : 'position')
    } catch (error) {
      stream = undefined
      if (reader.signal.aborted) return 'left'
      if (reader.isFinal(error)) return 'gone'
    }
    failures += 1
  }
}

/** 0.5 s to 10 s, doubling; spread over half of it, so that a restarted server does not meet everybody at once. */
export function reconnectDelay(failures: number, random: () => number = Math.random): number {
  const longest = Math.min(10_000, 500 * 2 ** failures)
  return longest * (0.5 + random() / 2)
}

async function readStream(stream: AnswerStream, reader: AnswerReader) {
  let position: string | undefined
  let arrived = false
  try {
    for await (const events of stream) {
      if (reader.signal.aborted) break
      arrived = true
      position = events.findLast(({ id }) => id !== undefined)?.id ?? position
      reader.onEvents(events)
      if (events.some(({ event }) => event.type === 'done')) return { done: true, arrived, position }
    }
  } catch {
    // A broken connection is a cut like any other.
  }
  return { done: false, arrived, position }
}
