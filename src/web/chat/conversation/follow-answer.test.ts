import { describe, expect, it } from 'vitest'
import type { PositionedEvent } from '#shared/api/sse.ts'
import {
  type AnswerConnection,
  type AnswerEnd,
  type AnswerEvent,
  type AnswerStream,
  followAnswer,
  reconnectDelayMs,
} from './follow-answer.ts'

function text(letters: string, id?: string): PositionedEvent {
  return { event: { type: 'text', text: letters }, id }
}
const done: PositionedEvent = { event: { type: 'done' }, id: undefined }

async function* stream(...batches: (PositionedEvent[] | 'breaks')[]): AnswerStream {
  for (const batch of batches) {
    if (batch === 'breaks') throw new TypeError('network error')
    yield batch
  }
}

type Outcome = AnswerStream | undefined | Error

/** A connection whose reconnects have these outcomes. `events` records what happens while `follow` runs. */
function scriptedConnection(outcomes: Outcome[]) {
  const events: string[] = []
  const delaysMs: number[] = []
  const leaving = new AbortController()
  const connection: AnswerConnection = {
    async reconnect(after) {
      events.push(`reconnect ${after}`)
      const outcome = outcomes.shift()
      if (outcome instanceof Error) throw outcome
      return outcome
    },
    isFinal: error => error instanceof RangeError,
    wait: async delayMs => {
      delaysMs.push(delayMs)
      events.push('wait')
    },
    signal: leaving.signal,
  }
  /** Returns how the answer ended; undefined if the user left. */
  const follow = async (first: AnswerStream | undefined) => {
    let end: AnswerEnd | undefined
    for await (const event of followAnswer(first, connection)) {
      if (event.type === 'ended') end = event.end
      else events.push(...namesOf(event))
    }
    return end
  }
  return { follow, events, delaysMs, leaving }
}

function namesOf(event: Exclude<AnswerEvent, { type: 'ended' }>): string[] {
  if (event.type === 'disconnected') return ['disconnected']
  if (event.type === 'connected') return [`connected ${event.from}`]
  return event.events.map(({ event: part }) => (part.type === 'text' ? part.text : part.type))
}

describe('reading an answer to its end', () => {
  it('ends at the end marker and does not reconnect (F-6)', async () => {
    const { follow, events } = scriptedConnection([])
    expect(await follow(stream([text('a')], [text('b'), done]))).toBe('done')
    expect(events).toEqual(['a', 'b', 'done'])
  })

  it('starts over if a stream without positions ends early', async () => {
    const { follow, events } = scriptedConnection([stream([text('a', '1'), text('b', '2'), done])])
    expect(await follow(stream([text('a')]))).toBe('done')
    expect(events).toEqual([
      'a',
      'disconnected',
      'wait',
      'reconnect undefined',
      'connected start',
      'a',
      'b',
      'done',
    ])
  })

  it('continues from the last position if the connection breaks (F-6)', async () => {
    const { follow, events } = scriptedConnection([
      stream([text('a', '1')], [text('without a position')], 'breaks'),
      stream([text('b', '2'), done]),
    ])
    expect(await follow(undefined)).toBe('done')
    expect(events).toEqual([
      'reconnect undefined',
      'connected start',
      'a',
      'without a position',
      'disconnected',
      'wait',
      'reconnect 1',
      'connected position',
      'b',
      'done',
    ])
  })

  it('keeps trying while there is no network', async () => {
    const { follow, events } = scriptedConnection([new TypeError(), new TypeError(), stream([done])])
    expect(await follow(undefined)).toBe('done')
    expect(events.filter(what => what === 'wait')).toHaveLength(2)
  })

  it('waits only briefly again once text has arrived', async () => {
    const lost = [1, 2, 3, 4].map(() => new TypeError())
    const { follow, delaysMs } = scriptedConnection([...lost, stream([text('a')], 'breaks'), stream([done])])
    expect(await follow(undefined)).toBe('done')
    expect(delaysMs.at(-2)).toBeGreaterThan(2000)
    expect(delaysMs.at(-1)).toBeLessThanOrEqual(500)
  })

  it('gives up if no answer is being written, or the chat does not exist', async () => {
    expect(await scriptedConnection([undefined]).follow(stream())).toBe('not-running')
    const missing = scriptedConnection([new RangeError(), stream([done])])
    expect(await missing.follow(undefined)).toBe('not-running')
  })

  it('stops when the user goes to another chat', async () => {
    const { follow, events, leaving } = scriptedConnection([stream([done])])
    async function* leftInTheMiddle(): AnswerStream {
      yield [text('a')]
      leaving.abort()
      yield [text('b')]
    }
    expect(await follow(leftInTheMiddle())).toBeUndefined()
    expect(events).not.toContain('b')
    expect(events.some(what => what.startsWith('reconnect'))).toBe(false)
  })
})

it('the delay before a reconnect doubles up to ten seconds, with jitter', () => {
  expect(reconnectDelayMs(0, () => 1)).toBe(500)
  expect(reconnectDelayMs(1, () => 1)).toBe(1000)
  expect(reconnectDelayMs(30, () => 1)).toBe(10_000)
  expect(reconnectDelayMs(30, () => 0)).toBe(5000)
})
