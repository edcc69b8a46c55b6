import { describe, expect, it } from 'vitest'
import type { PlacedEvent } from '#shared/sse.ts'
import { type AnswerReader, type AnswerStream, followAnswer, reconnectDelay } from './follow-answer.ts'

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

function scriptedReader(answers: Answer[]) {
  const seen: string[] = []
  const leaving = new AbortController()
  const reader: AnswerReader = {
    async reconnect(after) {
      seen.push(`reconnect ${after}`)
      const answer = answers.shift()
      if (answer instanceof Error) throw answer
      return answer
    },
    isFinal: error => error instanceof RangeError,
    onConnected: from => seen.push(`connected ${from}`),
    onEvents: events =>
      seen.push(...events.map(({ event }) => (event.type === 'text' ? event.text : event.type))),
    onCut: () => seen.push('cut'),
    wait: async () => {
      seen.push('wait')
    },
    signal: leaving.signal,
  }
  return { reader, seen, leaving }
}

describe('reading an answer to its end', () => {
  it('ends at the end marker and asks for nothing more (F-6)', async () => {
    const { reader, seen } = scriptedReader([])
    expect(await followAnswer(stream([text('a')], [text('b'), done]), reader)).toBe('done')
    expect(seen).toEqual(['a', 'b', 'done'])
  })

  it('begins again from the start when a stream without positions was cut', async () => {
    const { reader, seen } = scriptedReader([stream([text('a', '1'), text('b', '2'), done])])
    expect(await followAnswer(stream([text('a')]), reader)).toBe('done')
    expect(seen).toEqual(['a', 'cut', 'wait', 'reconnect undefined', 'connected start', 'a', 'b', 'done'])
  })

  it('goes on from the last position when the connection breaks (F-6)', async () => {
    const { reader, seen } = scriptedReader([
      stream([text('a', '1')], 'breaks'),
      stream([text('b', '2'), done]),
    ])
    expect(await followAnswer(undefined, reader)).toBe('done')
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

  it('tries on while the network is away', async () => {
    const { reader, seen } = scriptedReader([new TypeError(), new TypeError(), stream([done])])
    expect(await followAnswer(undefined, reader)).toBe('done')
    expect(seen.filter(what => what === 'wait')).toHaveLength(2)
  })

  it('gives up where no answer is live any more or the chat is gone', async () => {
    expect(await followAnswer(stream(), scriptedReader([undefined]).reader)).toBe('gone')
    expect(await followAnswer(undefined, scriptedReader([new RangeError()]).reader)).toBe('gone')
  })

  it('stops when the person goes to another chat', async () => {
    const { reader, seen, leaving } = scriptedReader([stream([done])])
    async function* leftInTheMiddle(): AnswerStream {
      yield [text('a')]
      leaving.abort()
      yield [text('b')]
    }
    expect(await followAnswer(leftInTheMiddle(), reader)).toBe('left')
    expect(seen).not.toContain('b')
    expect(seen.some(what => what.startsWith('reconnect'))).toBe(false)
  })
})

it('waits from half a second up to ten, never all at the same moment', () => {
  expect(reconnectDelay(0, () => 1)).toBe(500)
  expect(reconnectDelay(1, () => 1)).toBe(1000)
  expect(reconnectDelay(30, () => 1)).toBe(10_000)
  expect(reconnectDelay(30, () => 0)).toBe(5000)
})
