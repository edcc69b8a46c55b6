import { describe, expect, it } from 'vitest'
import type { PlacedEvent } from '#shared/sse.ts'
import {
  type AnswerConnection,
  type AnswerEvent,
  type AnswerStream,
  followAnswer,
  reconnectDelayMs,
} from './follow-answer.ts'

function text(letters: string, id?: string): PlacedEvent {
  return { event: { type: 'text', text: letters }, id }
}
const done: PlacedEvent = { event: { type: 'done' }, id: undefined }

async function* stream(...batches: (PlacedEvent[] | 'breaks')[]): AnswerStream {
  for (const batch of batches) {
    if (batch === 'breaks') throw new TypeError('network error')
    yield batch
  }
}

type Answer = AnswerStream | undefined | Error

/** Follows an answer whose next connections are given, and writes down what happens. */
function scriptedConnection(answers: Answer[]) {
  const seen: string[] = []
  const leaving = new AbortController()
  const connection: AnswerConnection = {
    async reconnect(after) {
      seen.push(`reconnect ${after}`)
      const answer = answers.shift()
      if (answer instanceof Error) throw answer
      return answer
    },
    isFinal: error => error instanceof RangeError,
    wait: async () => {
      seen.push('wait')
    },
    signal: leaving.signal,
  }
  /** Returns how the answer ended; undefined if the person left. */
  const follow = async (first: AnswerStream | undefined) => {
    let end: 'done' | 'gone' | undefined
    for await (const event of followAnswer(first, connection)) {
      if (event.type === 'ended') end = event.end
      else seen.push(...namesOf(event))
    }
    return end
  }
  return { follow, seen, leaving }
}

function namesOf(event: Exclude<AnswerEvent, { type: 'ended' }>): string[] {
  if (event.type === 'cut') return ['cut']
  if (event.type === 'connected') return [`connected ${event.from}`]
  return event.events.map(({ event: part }) => (part.type === 'text' ? part.text : part.type))
}

describe('reading an answer to its end', () => {
  it('ends at the end marker and asks for nothing more (F-6)', async () => {
    const { follow, seen } = scriptedConnection([])
    expect(await follow(stream([text('a')], [text('b'), done]))).toBe('done')
    expect(seen).toEqual(['a', 'b', 'done'])
  })

  it('starts over if a stream without positions was cut', async () => {
    const { follow, seen } = scriptedConnection([stream([text('a', '1'), text('b', '2'), done])])
    expect(await follow(stream([text('a')]))).toBe('done')
    expect(seen).toEqual(['a', 'cut', 'wait', 'reconnect undefined', 'connected start', 'a', 'b', 'done'])
  })

  it('continues from the last position if the connection breaks (F-6)', async () => {
    const { follow, seen } = scriptedConnection([
      stream([text('a', '1')], 'breaks'),
      stream([text('b', '2'), done]),
    ])
    expect(await follow(undefined)).toBe('done')
    expect(seen).toEqual([
      'reconnect undefined',
      'connected start',
      'a',
      'cut',
      'wait',
      'reconnect 1',
      'connected position',
      'b',
      'done',
    ])
  })

  it('keeps trying while there is no network', async () => {
    const { follow, seen } = scriptedConnection([new TypeError(), new TypeError(), stream([done])])
    expect(await follow(undefined)).toBe('done')
    expect(seen.filter(what => what === 'wait')).toHaveLength(2)
  })

  it('gives up if no answer is being written any more, or the chat is gone', async () => {
    expect(await scriptedConnection([undefined]).follow(stream())).toBe('gone')
    expect(await scriptedConnection([new RangeError()]).follow(undefined)).toBe('gone')
  })

  it('stops when the person goes to another chat', async () => {
    const { follow, seen, leaving } = scriptedConnection([stream([done])])
    async function* leftInTheMiddle(): AnswerStream {
      yield [text('a')]
      leaving.abort()
      yield [text('b')]
    }
    expect(await follow(leftInTheMiddle())).toBeUndefined()
    expect(seen).not.toContain('b')
    expect(seen.some(what => what.startsWith('reconnect'))).toBe(false)
  })
})

it('waits half a second to ten seconds, at random', () => {
  expect(reconnectDelayMs(0, () => 1)).toBe(500)
  expect(reconnectDelayMs(1, () => 1)).toBe(1000)
  expect(reconnectDelayMs(30, () => 1)).toBe(10_000)
  expect(reconnectDelayMs(30, () => 0)).toBe(5000)
})
