import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { modelChoices } from '#shared/models.ts'
import { askModel, openTestModel, questionFor } from '#tests/support/test-model.ts'
import { builtInAnswer } from './built-in-answer.ts'
import { errorEnd } from './provider-errors.ts'

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

  it('says what it is, repeats the question and explains how to configure a model (M-1, P-6)', async () => {
    const asked = await askModel(openTestModel({}), 'How long is a notice period?\nAnd for <b>tenants</b>?')
    expect(asked.end).toEqual({ type: 'complete' })
    expect(asked.text).toContain('No language model is configured here')
    expect(asked.text).toContain('> How long is a notice period?\n> And for <b>tenants</b>?\n')
    expect(asked.text).toMatch(/^- `OPENAI_API_KEY`/m)
    expect(asked.text).toMatch(/^- `OPENAI_BASE_URL`/m)
  })

  it('gives an example for a local server that maps every choice on screen', () => {
    for (const question of ['Hello', 'Bonjour']) {
      const text = builtInAnswer(question)
      const recipe = /```sh\n([^`]+)\n```/.exec(text)?.[1]?.split(/# o[ru]\n/)[1] ?? ''
      const settings = Object.fromEntries(recipe.split('\n').map(line => line.split(/=(.*)/s)))
      const { baseUrl, map } = readConfig(settings).model
      expect(baseUrl).toBe('http://127.0.0.1:11434/v1')
      expect([...map.keys()]).toEqual(modelChoices.map(choice => choice.id))
      expect(text).toMatch(/`MODEL_MAP`/)
    }
  })

  it.each([
    ['Quel est le délai de préavis pour un locataire ?', 'Aucun modèle de langage'],
    ['C’est quoi le préavis', 'Aucun modèle de langage'],
    ['Bonjour', 'Aucun modèle de langage'],
    ['What is a préavis in France?', 'No language model'],
    ['42', 'No language model'],
  ])('answers in the language of the question: %s', async (question, expected) => {
    const stop = new AbortController()
    const asked = await askModel(openTestModel({}), question, stop.signal, text => {
      if (text.length > 60) stop.abort()
    })
    expect(asked.text).toContain(expected)
  })

  it('streams in small pieces', async () => {
    const stop = new AbortController()
    const asked = await askModel(openTestModel({}), 'Hello', stop.signal, text => {
      if (text.length > 300) stop.abort()
    })
    expect(asked.emitCount).toBeGreaterThan(30)
    expect(asked.durationMs / asked.emitCount).toBeGreaterThan(14)
  })

  it('emits nothing after it is stopped', async () => {
    const stop = new AbortController()
    const asked = await askModel(openTestModel({}), 'Hello', stop.signal, text => {
      if (text.length > 20) stop.abort()
    })
    expect(asked.end).toEqual({ type: 'aborted' })
    expect(asked.text.length).toBeLessThan(60)
    expect((await askModel(openTestModel({}), 'Hello', AbortSignal.abort())).emitCount).toBe(0)
  })

  it('repeats only the beginning of a long question, without splitting a character', async () => {
    const stop = new AbortController()
    const question = `${'a'.repeat(599)}🏛️${'b'.repeat(10_000)}`
    const asked = await askModel(openTestModel({}), questionFor(question), stop.signal, text => {
      if (text.includes('…')) stop.abort()
    })
    expect(asked.text).toContain(`> ${'a'.repeat(599)}…`)
    expect(asked.text.isWellFormed()).toBe(true)
  })

  it('ends if its reader throws', async () => {
    const asked = await askModel(openTestModel({}), 'Hello', undefined, () => {
      throw new Error('the reader broke')
    })
    expect(asked.end).toEqual(errorEnd('model_failed'))
  })
})
