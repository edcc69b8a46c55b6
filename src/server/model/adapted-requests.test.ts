import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type ScriptedModel, startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { defaultText } from '#tests/support/model/scripted-scripts.ts'
import { askModel, openTestModel, type TestModel } from '#tests/support/model/test-model.ts'

let scripted: ScriptedModel

beforeAll(async () => {
  scripted = await startScriptedModel()
})
afterAll(() => scripted.close())
afterEach(() => {
  scripted.requests.length = 0
})

function open(environment: Record<string, string>): TestModel {
  return openTestModel({ OPENAI_BASE_URL: scripted.url, ...environment })
}

it.each([
  // OpenAI, for a model whose name does not show that it reasons.
  ['max_tokens', {}, 400, { error: { message: "Use 'max_completion_tokens'.", param: 'max_tokens' } }],
  // Mistral.
  [
    'max_completion_tokens',
    { MODEL_CAPABILITIES: 'gpt-4o:reasoning' },
    422,
    { message: { detail: [{ type: 'extra_forbidden', loc: ['body', 'max_completion_tokens'] }] } },
  ],
])(
  'an answer is requested with the other name of the maximum length if a server refuses %s (M-3)',
  async (name, env, status, body) => {
    scripted.next({ status, body })
    const model = open({ MODEL_API: 'chat', ...env })
    expect((await askModel(model, 'Bonjour')).text).toBe(defaultText)
    await askModel(model, 'Et encore ?')
    expect(scripted.requests.map(request => name in request.body)).toEqual([true, false, false])
    const others = { max_tokens: 'max_completion_tokens', max_completion_tokens: 'max_tokens' }
    expect(scripted.requests[1]?.body).toHaveProperty(others[name as keyof typeof others])
  },
)

it.each([
  ['store', 'max_tokens', {}],
  ['max_completion_tokens', 'store', { MODEL_CAPABILITIES: 'gpt-4o:reasoning' }],
])(
  'an answer is requested without %s, but with %s, if a server refuses the first and lists the second among what it accepts (M-3)',
  async (refused, known, env) => {
    const message = `unknown field \`${refused}\`, expected one of \`model\`, \`messages\`, \`${known}\``
    scripted.next({ status: 422, body: { error: { message } } })
    const model = open({ MODEL_API: 'chat', ...env })
    expect((await askModel(model, 'Bonjour')).text).toBe(defaultText)
    expect(scripted.requests).toHaveLength(2)
    expect(scripted.requests[1]?.body).not.toHaveProperty(refused)
    expect(scripted.requests[1]?.body).toHaveProperty(known)
  },
)

it.each([
  ['chat', 'reasoning_effort', 'reasoning_effort'],
  ['responses', 'reasoning', 'reasoning.effort'],
])(
  'an answer is requested without an effort that the model does not know (%s, M-3)',
  async (api, name, param) => {
    scripted.next({
      status: 400,
      body: { error: { message: 'Unsupported value', param, code: 'unsupported_value' } },
    })
    const model = open({ MODEL_API: api, MODEL_MAP: 'gpt-4o:qwen', MODEL_CAPABILITIES: 'qwen:reasoning' })
    expect((await askModel(model, 'Bonjour')).text).toBe(defaultText)
    expect(scripted.requests.map(request => name in request.body)).toEqual([true, false])
  },
)

it('an answer is requested again if the stream begins with a temporary error (M-4)', async () => {
  // OpenRouter.
  scripted.next({
    status: 200,
    headers: { 'content-type': 'text/event-stream' },
    body: ': PROCESSING\n\ndata: {"error":{"code":502,"message":"No"},"choices":[]}\n\ndata: [DONE]\n\n',
  })
  const asked = await askModel(open({ MODEL_API: 'chat' }), 'Bonjour')
  expect(asked.text).toBe(defaultText)
  expect(scripted.requests).toHaveLength(2)
})
