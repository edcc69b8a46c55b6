import { createServer } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type ScriptedModel, startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { defaultText, pieces } from '#tests/support/model/scripted-scripts.ts'
import { askModel, openTestModel, questionFor, type TestModel } from '#tests/support/model/test-model.ts'
import { runningMs } from '#tests/support/running-time.ts'

let scripted: ScriptedModel

beforeAll(async () => {
  scripted = await startScriptedModel()
})
afterAll(() => scripted.close())
afterEach(() => {
  scripted.requests.length = 0
})

const half = 'Here is the first half of an answer'

describe.each(['responses', 'chat'])('an answer over the %s wire format', api => {
  function open(
    timeouts: Parameters<typeof openTestModel>[1] = {},
    environment: Record<string, string> = {},
  ): TestModel {
    return openTestModel({ OPENAI_BASE_URL: scripted.url, MODEL_API: api, ...environment }, timeouts)
  }

  it('arrives complete, with its usage (M-1)', async () => {
    const asked = await askModel(open(), 'Bonjour')
    expect(asked.text).toBe(defaultText)
    expect(asked.end).toMatchObject({ type: 'complete', usage: { outputTokens: expect.any(Number) } })
    expect(asked.end.usage?.outputTokens).toBeGreaterThan(50)
  })

  it('is emitted while it is being written', async () => {
    const seen: string[] = []
    const asked = await askModel(open(), '[[paced 10x30]]', undefined, text => seen.push(text))
    expect(seen.length).toBeGreaterThanOrEqual(8)
    expect(asked.durationMs).toBeGreaterThan(200)
  })

  it('is emitted once per read when it comes in a burst', async () => {
    const asked = await askModel(open(), '[[paced 500x0]]')
    expect(asked.text.length).toBe(500 * 19)
    expect(asked.emitCount).toBeLessThan(60)
  })

  it('arrives intact if it is split at every byte', async () => {
    const asked = await askModel(open(), '[[bytes]]')
    expect(asked.text).toBe('Été à Nîmes : 10 € 🏛️ 判例.')
    expect(asked.end.type).toBe('complete')
  })

  it('shows a refusal as text', async () => {
    const asked = await askModel(open(), '[[refusal]]')
    expect(asked.text).toBe('I can’t help with that.')
    expect(asked.end.type).toBe('complete')
  })

  it('says once that the model is thinking', async () => {
    const asked = await askModel(open(), '[[reasoning 50]]')
    expect(asked.events.filter(event => event.type === 'reasoning')).toHaveLength(1)
    expect(asked.events[0]).toEqual({ type: 'reasoning' })
    expect(asked.text).toBe(half)
  })

  it('ends at two million characters, even if the provider continues (M-5)', async () => {
    const text = 'a'.repeat(1_500_000)
    scripted.next({ steps: [{ type: 'text', text }, { type: 'text', text }, { type: 'complete' }] })
    const asked = await askModel(open(), 'Bonjour')
    expect(asked.end).toEqual({ type: 'incomplete', reason: 'length' })
    expect(asked.text.length).toBe(2_000_000)
  })

  it('can be empty', async () => {
    const asked = await askModel(open(), '[[empty]]')
    expect(asked.events).toEqual([])
    expect(asked.end.type).toBe('complete')
  })

  it.each([
    ['429', 2],
    ['500', 2],
    ['drop', 2],
    ['no-event', 2],
  ])('arrives after a retry for %s (M-4)', async (name, requestCount) => {
    const asked = await askModel(open(), `[[${name}]] ${api}`)
    expect(asked.text).toBe(defaultText)
    expect(scripted.requests).toHaveLength(requestCount)
  })

  it('is retried after the delay that the server requests (M-4)', async () => {
    const asked = await askModel(open(), `[[429-wait 0.4]] ${api}`)
    expect(asked.text).toBe(defaultText)
    expect(asked.durationMs).toBeGreaterThan(390)
  })

  it('fails at once if the server requests a delay that is too long for the user', async () => {
    const askedAtMs = runningMs()
    const asked = await askModel(open(), `[[429-wait 60]] ${api}`)
    expect(asked.end).toMatchObject({ type: 'error', code: 'model_busy' })
    expect(runningMs() - askedAtMs).toBeLessThan(1000)
    expect(scripted.requests).toHaveLength(1)
  })

  it.each([
    ['429-always', 'model_busy', 3],
    ['500-always', 'model_unavailable', 3],
    ['html', 'model_unavailable', 3],
    ['quota', 'model_quota', 1],
    ['401', 'model_misconfigured', 1],
    ['404', 'model_not_found', 1],
    ['too-long', 'context_too_long', 1],
  ])('ends after %s with %s and %i request(s)', async (name, code, requestCount) => {
    const model = open({}, { OPENAI_API_KEY: 'sk-secret' })
    const asked = await askModel(model, `[[${name}]]`)
    expect(asked.end).toEqual({ type: 'error', code })
    expect(asked.events).toEqual([])
    expect(scripted.requests).toHaveLength(requestCount)
  })

  it.each([
    ['reset', 'model_cut'],
    ['cut', 'model_cut'],
    ['error-flat', 'model_failed'],
    ['error-nested', 'model_failed'],
    ['failed', 'model_failed'],
    ['broken-json', 'model_failed'],
  ])('keeps its text and is not retried after %s', async (name, code) => {
    const asked = await askModel(open(), `[[${name}]]`)
    expect(asked.text).toBe(half)
    expect(asked.end).toMatchObject({ type: 'error', code })
    expect(scripted.requests).toHaveLength(1)
  })

  it('can fail before any text', async () => {
    const asked = await askModel(open(), '[[error-first]]')
    expect(asked.events).toEqual([])
    expect(asked.end).toMatchObject({ type: 'error', code: 'model_failed' })
  })

  it.each([
    ['length', 'length'],
    ['filter', 'filter'],
  ])('is incomplete if the reason for its end is %s', async (name, reason) => {
    const asked = await askModel(open(), `[[${name}]]`)
    expect(asked.text).toBe(half)
    expect(asked.end).toMatchObject({ type: 'incomplete', reason })
  })

  it('ignores and counts unknown events', async () => {
    const model = open()
    const asked = await askModel(model, '[[odd]]')
    expect(asked.events.every(event => event.type === 'text')).toBe(true)
    expect(asked.text).toBe(half)
    expect(asked.end.type).toBe('complete')
    expect(JSON.parse(model.logged()).ignored).toBeGreaterThan(2)
  })

  it('is requested in one piece if the server refuses to stream', async () => {
    const model = open()
    const asked = await askModel(model, '[[unverified]]')
    expect(asked.text).toBe(defaultText)
    expect(asked.end.type).toBe('complete')
    expect(scripted.requests.map(request => request.body.stream)).toEqual([true, false])
    await askModel(model, '[[unverified]]')
    expect(scripted.requests.map(request => request.body.stream)).toEqual([true, false, false])
  })

  it('is requested without the extra parameters that a strict server refuses', async () => {
    scripted.next({
      status: 422,
      body: { detail: [{ loc: ['body', 'safety_identifier'], msg: 'Extra inputs are not permitted' }] },
    })
    const asked = await askModel(open(), 'Bonjour')
    expect(asked.text).toBe(defaultText)
    expect(scripted.requests).toHaveLength(2)
    expect(scripted.requests[0]?.body).toHaveProperty('safety_identifier')
    expect(scripted.requests[1]?.body).not.toHaveProperty('safety_identifier')
  })

  it('is requested with all the other parameters if a server refuses one of them (M-3)', async () => {
    const message = 'Unknown parameter: prompt_cache_key. The others, such as store, are known.'
    scripted.next({ status: 400, body: { error: { message, param: 'prompt_cache_key' } } })
    const model = open()
    await askModel(model, 'Bonjour')
    await askModel(model, 'Et encore ?')
    const [refused, ...answered] = scripted.requests.map(({ body }) => body)
    const { prompt_cache_key: _, ...others } = refused ?? {}
    const parameters = Object.keys(others)
    expect(answered.map(body => Object.keys(body))).toEqual([parameters, parameters])
    expect(answered.map(body => body.store)).toEqual([false, false])
  })

  it('is requested with all parameters again if leaving one out did not help (M-3)', async () => {
    const refuse = (param: string) =>
      scripted.next({ status: 400, body: { error: { message: 'No', param } } })
    const model = open()
    refuse('prompt_cache_key')
    refuse('input')
    expect((await askModel(model, 'Bonjour')).end).toMatchObject({ code: 'model_refused_input' })
    await askModel(model, 'Et encore ?')
    const [first, reduced, next] = scripted.requests.map(({ body }) => Object.keys(body))
    expect(reduced).toEqual(first?.filter(name => name !== 'prompt_cache_key'))
    expect(next).toEqual(first)
  })

  it('ends if its reader throws, and closes the connection', async () => {
    const asked = await askModel(open(), '[[paced 200x10]]', undefined, () => {
      throw new Error('the reader broke')
    })
    expect(asked.end).toMatchObject({ type: 'error', code: 'model_failed' })
    await expect.poll(() => scripted.requests[0]?.abortedAtMs).toBeDefined()
  })

  it('reuses the connection of a finished answer', async () => {
    const model = open()
    const reusesOne = async () => {
      await askModel(model, 'Bonjour')
      const ports = scripted.requests.map(request => request.clientPort)
      return new Set(ports).size < ports.length
    }
    await expect.poll(reusesOne).toBe(true)
  })

  it('says that the model is unavailable if no server listens', async () => {
    const free = createServer().listen(0, '127.0.0.1')
    await new Promise(resolve => free.once('listening', resolve))
    const address = free.address()
    const port = typeof address === 'object' ? address?.port : 0
    await new Promise(resolve => free.close(resolve))
    const asked = await askModel(open({}, { OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1` }), 'Bonjour')
    expect(asked.end).toMatchObject({ type: 'error', code: 'model_unavailable' })
  })

  it('is not requested while the breaker is open', async () => {
    const model = open()
    for (let answerCount = 0; answerCount < 5; answerCount += 1) await askModel(model, '[[500-always]]')
    const requestCount = scripted.requests.length
    const asked = await askModel(model, 'Bonjour')
    expect(asked.end).toMatchObject({ type: 'error', code: 'model_unavailable' })
    expect(scripted.requests).toHaveLength(requestCount)
  })

  it('logs ids, codes, sizes and times, but no text (Z-2)', async () => {
    const canary = 'CANARY-5f2a'
    const model = open({}, { OPENAI_API_KEY: 'sk-CANARY-key' })
    scripted.next({
      status: 400,
      headers: { 'x-request-id': 'req_1' },
      body: { error: { code: 'invalid_prompt', message: `You said ${canary}`, param: canary, type: 'x' } },
    })
    await askModel(model, canary)
    await askModel(model, questionFor(`[[text ${canary} answered]]`, { instructions: canary }))
    scripted.next({
      steps: [...pieces(canary), { type: 'error', shape: 'flat', code: 'x y', message: canary }],
    })
    await askModel(model, canary)
    const lines = model.logged()
    expect(lines).not.toContain('CANARY-5')
    expect(lines).not.toContain('CANARY-key')
    const [refused, answered, failed] = lines
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
    expect(refused).toMatchObject({
      status: 400,
      requestId: 'req_1',
      providerCode: 'invalid_prompt',
      attempts: 1,
    })
    expect(answered).toMatchObject({
      status: 200,
      end: 'complete',
      model: 'gpt-4o',
      firstEventMs: expect.any(Number),
    })
    expect(failed).toMatchObject({ end: 'error', code: 'model_failed' })
  })
})
