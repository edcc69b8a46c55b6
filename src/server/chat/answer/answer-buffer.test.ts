import { describe, expect, it } from 'vitest'
import type { ChatId, UserId } from '#shared/api/ids.ts'
import {
  type AnswerBuffer,
  append,
  contentOf,
  createAnswerBuffer,
  mergeFrom,
  readFrom,
} from './answer-buffer.ts'

function sample(): AnswerBuffer {
  const answer = createAnswerBuffer({ id: 'a', chatId: 'c' as ChatId, userId: 'u' as UserId })
  append(answer, { type: 'chat', id: 'c', title: 'T' })
  append(answer, { type: 'text', text: 'Bon' })
  append(answer, { type: 'text', text: 'jour ' })
  append(answer, { type: 'search-start' })
  append(answer, { type: 'text', text: 'à tous' })
  return answer
}

function textFrom(answer: AnswerBuffer, from: number): string {
  return readFrom(answer, from, Number.POSITIVE_INFINITY)
    .map(event => (event.type === 'text' ? event.text : `<${event.type}>`))
    .join('')
}

const whole = '<chat>Bonjour <search-start>à tous'

/** The sample's content from the unit `from` on. A mark counts as one unit. */
function expectedFrom(from: number): string {
  const units = ['<chat>', ...'Bonjour ', '<search-start>', ...'à tous']
  return units.slice(from).join('')
}

describe('a reader of a growing answer', () => {
  it('reads the same from any unit, regardless of how the text is split into entries', () => {
    const answer = sample()
    for (let from = 0; from <= answer.length + 1; from += 1) {
      expect(textFrom(answer, from)).toBe(expectedFrom(from))
    }
    mergeFrom(answer, 0)
    expect(answer.entries).toHaveLength(4)
    for (let from = 0; from <= answer.length + 1; from += 1) {
      expect(textFrom(answer, from)).toBe(expectedFrom(from))
    }
  })

  it('reads text that was added after a merge', () => {
    const answer = sample()
    mergeFrom(answer, 0)
    append(answer, { type: 'text', text: '.' })
    append(answer, { type: 'text', text: '!' })
    expect(mergeFrom(answer, 4)).toEqual([{ start: 16, event: { type: 'text', text: '.!' } }])
    expect(textFrom(answer, 0)).toBe(`${whole}.!`)
  })

  it('reads nothing from an answer that has not begun', () => {
    const answer = createAnswerBuffer({ id: 'a', chatId: 'c' as ChatId, userId: 'u' as UserId })
    append(answer, { type: 'text', text: '' })
    expect(readFrom(answer, 0, Number.POSITIVE_INFINITY)).toEqual([])
  })
})

describe('the stored message', () => {
  it('contains the text, the suggestions, the error code, and each source once with the best known title', () => {
    const answer = sample()
    const url = 'https://www.service-public.fr/x'
    append(answer, { type: 'search-progress', source: { title: '', url, snippet: '' } })
    append(answer, { type: 'search-citations', sources: [{ title: 'Bail', url, snippet: 's' }] })
    append(answer, { type: 'suggestions', sheets: [{ sheetId: 'eviction', title: 'L’expulsion' }] })
    append(answer, { type: 'error', code: 'model_cut', message: 'm' })
    expect(contentOf(answer.entries)).toEqual({
      content: 'Bonjour à tous',
      sources: [{ title: 'Bail', url, snippet: 's' }],
      suggestions: [{ sheetId: 'eviction', title: 'L’expulsion' }],
      errorCode: 'model_cut',
    })
  })
})
