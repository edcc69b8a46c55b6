import { describe, expect, it } from 'vitest'
import type { ModelEvent } from './model.ts'
import { openResponsesReader } from './responses-reader.ts'

function read(...events: object[]) {
  const reader = openResponsesReader()
  const emitted: ModelEvent[] = []
  const ends = events.map(event => reader.readEvent(undefined, JSON.stringify(event), emitted))
  return { events: emitted, end: ends.find(end => end !== undefined) }
}

const delta = (text: string, output_index = 0) => ({
  type: 'response.output_text.delta',
  output_index,
  delta: text,
})
const content = [{ type: 'output_text', text: 'Tout le texte.', annotations: [] }]
const response = { status: 'completed', output: [{ type: 'message', content }] }

describe('the reader of a Responses stream', () => {
  it('needs no event names and ignores an end marker', () => {
    const reader = openResponsesReader()
    const events: ModelEvent[] = []
    expect(reader.readEvent(undefined, '[DONE]', events)).toBeUndefined()
    reader.readEvent('message', JSON.stringify(delta('Oui')), events)
    expect(events).toEqual([{ type: 'text', text: 'Oui' }])
  })

  it('passes on a refusal as it arrives, like other text', () => {
    const piece = (delta: string) => ({ type: 'response.refusal.delta', output_index: 0, delta })
    expect(read(piece('I can’t '), piece('help with that.')).events).toEqual([
      { type: 'text', text: 'I can’t help with that.' },
    ])
  })

  it('reads the same text from a named event, whatever it contains', () => {
    const texts = [
      'Oui, ',
      'l’«\u00a0été\u00a0» 👍',
      '"delta":"',
      '\\',
      'a\\"b',
      '\n',
      '"output_index":7,',
      '{"a":1}',
      '',
      '"',
    ]
    const spaced = JSON.stringify(delta('fin'), undefined, 1)
    const reader = openResponsesReader()
    const events: ModelEvent[] = []
    for (const text of texts) {
      reader.readEvent('response.output_text.delta', JSON.stringify(delta(text)), events)
    }
    reader.readEvent('response.output_text.delta', spaced, events)
    expect(events).toEqual([{ type: 'text', text: `${texts.join('')}fin` }])
    const next = JSON.stringify({ ...delta('suite', 12), logprobs: [{ token: '"delta":"x"' }] })
    reader.readEvent('response.output_text.delta', next, events)
    expect(events.at(-1)).toMatchObject({ text: `${texts.join('')}fin\n\nsuite` })
  })

  it('joins the texts that are read in one piece', () => {
    expect(read(delta('Ou'), delta('i')).events).toEqual([{ type: 'text', text: 'Oui' }])
  })

  it('separates two messages of one answer with a blank line', () => {
    expect(read(delta('Je cherche.'), delta('Voici.', 2)).events).toEqual([
      { type: 'text', text: 'Je cherche.\n\nVoici.' },
    ])
  })

  it('uses the text of the final event only if none was streamed', () => {
    const completed = { type: 'response.completed', response }
    expect(read(completed).events).toEqual([{ type: 'text', text: 'Tout le texte.' }])
    expect(read(delta('Tout le texte.'), completed).events).toEqual([
      { type: 'text', text: 'Tout le texte.' },
    ])
    expect(read(completed).end).toEqual({ type: 'complete' })
  })

  it.each([
    [
      { input_tokens: 7, output_tokens: 2 },
      { inputTokens: 7, outputTokens: 2 },
    ],
    [{ input_tokens: 7 }, { inputTokens: 7, outputTokens: 0 }],
    [{ input_tokens: -1, output_tokens: -1 }, undefined],
    [undefined, undefined],
  ])('reads the usage only if it counts tokens: %o', (usage, expected) => {
    const { end } = read({ type: 'response.completed', response: { ...response, usage } })
    expect(end).toEqual({ type: 'complete', ...(expected && { usage: expected }) })
  })

  it('leaves out the thoughts that a model writes before its answer', () => {
    const { events } = read(delta('<think>Hm.'), delta('</think>\n'), delta('Oui'))
    expect(events.filter(({ type }) => type === 'text')).toEqual([{ type: 'text', text: 'Oui' }])
    const thoughts = '<think>Hm.</think>'
    const output = [{ type: 'message', content: [{ text: thoughts }] }]
    const unanswered = read(delta(thoughts), {
      type: 'response.completed',
      response: { ...response, output },
    })
    expect(unanswered.events).toEqual([{ type: 'reasoning' }])
  })

  it('reads the type from the name of an event that has no type', () => {
    const reader = openResponsesReader()
    const quota = JSON.stringify({ error: { code: 'insufficient_quota' } })
    expect(reader.readEvent('error', quota, [])).toEqual({ type: 'error', code: 'model_quota' })
    expect(reader.readEvent('response.completed', '{}', [])).toEqual({ type: 'complete' })
  })

  it('ends at an error that has neither a name nor a type', () => {
    expect(read(delta('Oui'), { error: { code: 'rate_limit_exceeded' } }).end).toMatchObject({
      code: 'model_busy',
    })
  })

  it('ends as an error in the place of a response says', () => {
    const body = JSON.stringify({ error: { code: 'insufficient_quota' } })
    expect(openResponsesReader().readBody(body, [])).toEqual({ type: 'error', code: 'model_quota' })
    expect(openResponsesReader().readBody('{}', [])).toEqual({ type: 'error', code: 'model_unavailable' })
  })

  it.each([
    ['max_output_tokens', 'length', 'model_failed'],
    ['content_filter', 'filter', 'model_refused_input'],
  ])('fails if it was cut short (%s) before its first text', (reason, meaning, code) => {
    const cut = {
      type: 'response.incomplete',
      response: { incomplete_details: { reason }, usage: { input_tokens: 7, output_tokens: 2 } },
    }
    const usage = { inputTokens: 7, outputTokens: 2 }
    expect(read(cut).end).toEqual({ type: 'error', code, usage })
    expect(read(delta('Oui'), cut).end).toEqual({ type: 'incomplete', reason: meaning, usage })
  })

  it('ends as the final event says, even without a response', () => {
    expect(read({ type: 'response.completed' }).end).toEqual({ type: 'complete' })
    expect(read({ type: 'response.failed' }).end).toMatchObject({ code: 'model_failed' })
  })
})
