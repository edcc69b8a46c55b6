import { describe, expect, it } from 'vitest'
import { askModel, openTestModel, questionFor } from '#tests/support/model/test-model.ts'
import type { Material } from './model.ts'
import { errorEnd } from './provider-errors.ts'

const material: Material = {
  language: 'en',
  verdict: 'nothing',
  sheets: [],
  related: [],
  firm: { name: 'Lormel', contactUrl: null, bookingUrl: null },
  cannot: [],
  isFirstAnswer: true,
}

describe('the built-in model', () => {
  it('is used if neither a key nor an address is set, and reads text only', () => {
    const model = openTestModel({})
    expect(model.name).toBe('built-in')
    expect(model.capabilities('gpt-4o')).toEqual({
      webSearch: false,
      images: false,
      pdf: false,
      files: false,
      reasoning: false,
    })
    expect(openTestModel({ OPENAI_API_KEY: 'sk-1' }).name).toBe('responses')
    expect(openTestModel({ OPENAI_BASE_URL: 'http://127.0.0.1:1/v1', MODEL_API: 'chat' }).name).toBe('chat')
  })

  it('answers from the material of the question, and offers sheets at the end (M-1, P-6)', async () => {
    const related = [{ sheetId: 'eviction', title: 'Eviction' }]
    const asked = await askModel(
      openTestModel({}),
      questionFor('Patents?', { material: { ...material, related } }),
    )
    expect(asked.end).toEqual({ type: 'complete' })
    expect(asked.text).toContain('I found no answer to your question')
    expect(asked.events.at(-1)).toEqual({ type: 'suggestions', sheets: related })
  })

  it('streams in small pieces, with pauses between them', async () => {
    const stop = new AbortController()
    const asked = await askModel(openTestModel({}), 'Hello', stop.signal, text => {
      if (text.length > 300) stop.abort()
    })
    expect(asked.emitCount).toBeGreaterThan(8)
    expect(asked.durationMs / asked.emitCount).toBeGreaterThan(14)
  })

  it('emits nothing after it is stopped', async () => {
    const stop = new AbortController()
    const asked = await askModel(openTestModel({}), 'Hello', stop.signal, text => {
      if (text.length > 20) stop.abort()
    })
    expect(asked.end).toEqual({ type: 'aborted' })
    expect(asked.text.length).toBeLessThan(80)
    expect((await askModel(openTestModel({}), 'Hello', AbortSignal.abort())).emitCount).toBe(0)
  })

  it('ends with an error if its reader throws', async () => {
    const asked = await askModel(openTestModel({}), 'Hello', undefined, () => {
      throw new Error('the reader broke')
    })
    expect(asked.end).toEqual(errorEnd('model_failed'))
  })
})
