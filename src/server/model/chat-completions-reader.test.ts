import { describe, expect, it } from 'vitest'
import { questionFor } from '#tests/support/model/test-model.ts'
import { openChatCompletionsReader } from './chat-completions-reader.ts'
import type { ModelEvent } from './model.ts'
import { errorEnd } from './provider-errors.ts'

function read(...chunks: (object | string)[]) {
  const reader = openChatCompletionsReader(questionFor('Bonjour'))
  const events: ModelEvent[] = []
  const ends = chunks.map(chunk =>
    reader.readEvent(undefined, typeof chunk === 'string' ? chunk : JSON.stringify(chunk), events),
  )
  return {
    events,
    end: ends.find(end => end !== undefined),
    closed: reader.end(errorEnd('model_cut'), events),
    providerCode: reader.diagnostics().providerCode,
  }
}

const textChunk = (content: unknown) => ({ choices: [{ delta: { content } }] })
const textOf = (events: ModelEvent[]) =>
  events.map(event => (event.type === 'text' ? event.text : '')).join('')
const lastChunk = (finish_reason: string) => ({ choices: [{ delta: {}, finish_reason }] })

describe('the reader of a Chat Completions stream', () => {
  it('reports a complete answer after a finish reason, with or without an end marker', () => {
    expect(read(textChunk('Oui'), lastChunk('stop'), '[DONE]').end).toEqual({ type: 'complete' })
    expect(read(textChunk('Oui'), lastChunk('stop')).closed).toEqual({ type: 'complete' })
  })

  it('reports an answer as interrupted if there was no finish reason, even at the end marker', () => {
    expect(read(textChunk('Oui'), '[DONE]').end).toMatchObject({ code: 'model_cut' })
    expect(read(textChunk('Oui')).closed).toMatchObject({ code: 'model_cut' })
  })

  it.each([
    [['<think>', 'The user ', 'asks.</thi', 'nk>', '\n\n', 'Oui', '.']],
    [['\n<thought>The user asks.</thought> Oui', '.']],
  ])('leaves out the thoughts that a model writes before its answer: %j', pieces => {
    const { events, end } = read(...pieces.map(textChunk), lastChunk('stop'), '[DONE]')
    expect(textOf(events)).toBe('Oui.')
    expect(end).toEqual({ type: 'complete' })
  })

  it('keeps a tag for thoughts that is not at the beginning', () => {
    const pieces = ['La balise ', '<think>', ' est rare.']
    expect(textOf(read(...pieces.map(textChunk)).events)).toBe(pieces.join(''))
  })

  it('fails if the thoughts never end', () => {
    const { events, end } = read(textChunk('<think>So many'), lastChunk('length'), '[DONE]')
    expect(events).toEqual([{ type: 'reasoning' }])
    expect(end).toEqual({ type: 'error', code: 'model_failed' })
  })

  it('reads the usage from a chunk after the finish reason', () => {
    const usage = { prompt_tokens: 7, completion_tokens: 2 }
    const { end } = read(textChunk('Oui'), lastChunk('length'), { choices: [], usage }, '[DONE]')
    expect(end).toEqual({ type: 'incomplete', reason: 'length', usage: { inputTokens: 7, outputTokens: 2 } })
  })

  it.each([
    [-1, 2],
    [7, -1],
    [7.5, 2],
    [1e300, 2],
    ['7', 2],
    [7, null],
  ])('ignores a usage that does not count tokens (%s and %s)', (prompt_tokens, completion_tokens) => {
    const usage = { prompt_tokens, completion_tokens }
    const { end } = read(textChunk('Oui'), lastChunk('stop'), { choices: [], usage }, '[DONE]')
    expect(end).toEqual({ type: 'complete' })
  })

  it('reports an answer that filled the model’s context as cut at its maximum length', () => {
    expect(read(textChunk('Oui'), lastChunk('model_length'), '[DONE]').end).toEqual({
      type: 'incomplete',
      reason: 'length',
    })
  })

  it.each(['error', 'abort', 'insufficient_system_resource'])(
    'reports an answer as failed if its finish reason is %s, with the usage and the reason for the log',
    finishReason => {
      const usage = { prompt_tokens: 7, completion_tokens: 2 }
      const { end, providerCode } = read(
        textChunk('Oui'),
        lastChunk(finishReason),
        { choices: [], usage },
        '[DONE]',
      )
      expect(end).toEqual({
        type: 'error',
        code: 'model_failed',
        usage: { inputTokens: 7, outputTokens: 2 },
      })
      expect(providerCode).toBe(finishReason)
    },
  )

  it('reads content in typed parts', () => {
    const parts = [
      { type: 'thinking', thinking: [] },
      { type: 'text', text: 'Oui' },
    ]
    expect(read(textChunk(parts)).events).toEqual([{ type: 'reasoning' }, { type: 'text', text: 'Oui' }])
  })

  it.each([
    ['length', 'model_failed'],
    ['content_filter', 'model_refused_input'],
  ])('reports an answer as failed if it was cut short (%s) before its first text', (reason, code) => {
    expect(read(lastChunk(reason), '[DONE]').end).toEqual({ type: 'error', code })
  })

  it('ends at an event with the name error', () => {
    const reader = openChatCompletionsReader(questionFor('Bonjour'))
    const busy = JSON.stringify({ type: 'error', code: 'rate_limit_exceeded' })
    expect(reader.readEvent('error', busy, [])).toEqual({ type: 'error', code: 'model_busy' })
  })

  it.each([
    [{ error: { message: 'No', code: 'x' } }, 'model_failed'],
    [{ object: 'error', message: 'No', code: 500 }, 'model_unavailable'],
  ])('ends at an error: %j', (error, code) => {
    expect(read(textChunk('Oui'), error).end).toMatchObject({ type: 'error', code })
  })
})
