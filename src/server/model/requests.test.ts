import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ScriptedModel, startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { askModel, openTestModel, questionFor } from '#tests/support/model/test-model.ts'
import type { ModelRequest } from './model.ts'

let scripted: ScriptedModel

beforeAll(async () => {
  scripted = await startScriptedModel()
})
afterAll(() => scripted.close())

async function sent(environment: Record<string, string>, more: Partial<ModelRequest> = {}) {
  const model = openTestModel({ OPENAI_BASE_URL: scripted.url, ...environment })
  const asked = await askModel(model, questionFor('Bonjour', more))
  expect(asked.end.type).toBe('complete')
  const request = scripted.requests.at(-1)
  if (!request) throw new Error('nothing was sent')
  return request
}

const turns: ModelRequest['turns'] = [
  { role: 'user', content: 'Première question' },
  { role: 'assistant', content: 'Première réponse' },
  { role: 'user', content: 'Seconde question' },
]

describe('a request over the Responses API', () => {
  it('has the instructions separate from the turns, and nothing unnecessary (M-3)', async () => {
    const request = await sent({}, { turns })
    expect(request.path).toBe('/v1/responses')
    expect(request.body).toEqual({
      model: 'gpt-4o',
      stream: true,
      store: false,
      instructions: 'You give general legal information.',
      input: turns,
      max_output_tokens: 1000,
      prompt_cache_key: 'cache-key',
      safety_identifier: 'a'.repeat(64),
    })
  })

  it('sends the key, if there is one', async () => {
    expect((await sent({ OPENAI_API_KEY: 'sk-1' })).headers.authorization).toBe('Bearer sk-1')
    expect((await sent({})).headers.authorization).toBeUndefined()
  })

  it('sets the effort and enough tokens for a reasoning model', async () => {
    const { body } = await sent({}, { choice: 'o3' })
    expect(body).toMatchObject({ model: 'o3', reasoning: { effort: 'medium' }, max_output_tokens: 8192 })
    const roomy = await sent({}, { choice: 'gpt-5', maxOutputTokens: 20_000 })
    expect(roomy.body.max_output_tokens).toBe(20_000)
  })

  it('requests a web search as the only tool, located in France', async () => {
    const { body } = await sent({}, { webSearch: true })
    expect(body.tools).toEqual([
      {
        type: 'web_search',
        search_context_size: 'medium',
        user_location: { type: 'approximate', country: 'FR' },
      },
    ])
    expect(body).toMatchObject({
      tool_choice: 'required',
      include: ['web_search_call.action.sources'],
      max_tool_calls: 4,
    })
  })

  it('has no tool if no search was requested (M-3)', async () => {
    const { body } = await sent({})
    expect(body).not.toHaveProperty('tools')
    expect(body).not.toHaveProperty('tool_choice')
  })

  it('sends the id that the settings map the choice to (M-2)', async () => {
    const { body } = await sent({ MODEL_MAP: 'gpt-4o:gpt-6-luna' })
    expect(body).toMatchObject({ model: 'gpt-6-luna', reasoning: { effort: 'medium' } })
  })

  it('goes to the configured address, with or without a path or a query', async () => {
    const bare = scripted.url.replace('/v1', '')
    expect((await sent({ OPENAI_BASE_URL: bare })).path).toBe('/responses')
    expect((await sent({ OPENAI_BASE_URL: `${scripted.url}/` })).path).toBe('/v1/responses')
    const versioned = `${scripted.url}/?api-version=preview`
    expect((await sent({ OPENAI_BASE_URL: versioned })).path).toBe('/v1/responses?api-version=preview')
  })
})

describe('a request over Chat Completions', () => {
  const chat = { MODEL_API: 'chat' }

  it('has the instructions as the system message', async () => {
    const request = await sent(chat, { turns })
    expect(request.path).toBe('/v1/chat/completions')
    expect(request.body).toEqual({
      model: 'gpt-4o',
      stream: true,
      store: false,
      messages: [{ role: 'system', content: 'You give general legal information.' }, ...turns],
      max_tokens: 1000,
      stream_options: { include_usage: true },
      prompt_cache_key: 'cache-key',
      safety_identifier: 'a'.repeat(64),
    })
  })

  it('sends a question without images as one string, as text-only servers require', async () => {
    const parts = [{ type: 'text' as const, text: 'Une fiche' }]
    const request = await sent({ MODEL_API: 'chat' }, { turns: [{ role: 'user', content: 'Et ?', parts }] })
    expect(request.body.messages.at(-1)).toEqual({ role: 'user', content: 'Une fiche\n\nEt ?' })
  })

  it('has no two user messages in a row, which some models refuse: a question without an answer is part of the next (M-3)', async () => {
    const unanswered: ModelRequest['turns'] = [
      ...turns,
      { role: 'user', content: 'Troisième question' },
      { role: 'user', content: 'Et ?', parts: [{ type: 'text', text: 'Une fiche' }] },
    ]
    const { body } = await sent(chat, { turns: unanswered })
    expect(body.messages.slice(1)).toEqual([
      turns[0],
      turns[1],
      { role: 'user', content: 'Seconde question\n\nTroisième question\n\nUne fiche\n\nEt ?' },
    ])
    const image = { type: 'image' as const, base64: 'AAAA' }
    const withImage = await sent(
      { ...chat, MODEL_CAPABILITIES: 'gpt-4o:images' },
      { turns: [...unanswered, { role: 'user', content: 'Regardez.', parts: [image] }] },
    )
    expect(withImage.body.messages.at(-1).content).toEqual([
      { type: 'text', text: 'Seconde question\n\nTroisième question\n\nUne fiche\n\nEt ?' },
      { type: 'image_url', image_url: { url: 'data:image/jpeg;base64,AAAA', detail: 'auto' } },
      { type: 'text', text: 'Regardez.' },
    ])
  })

  it('sends the maximum length under the name that reasoning models expect', async () => {
    const { body } = await sent(chat, { choice: 'o3' })
    expect(body).toMatchObject({ max_completion_tokens: 8192, reasoning_effort: 'medium' })
    expect(body).not.toHaveProperty('max_tokens')
  })
})
