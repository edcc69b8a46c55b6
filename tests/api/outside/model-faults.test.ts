import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorText } from '#server/chat/answer/answer-texts.ts'
import type { ModelErrorCode } from '#server/model/model.ts'
import { type ScriptedModel, startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { type Person, signUp } from '#tests/support/people/people.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/test-app.ts'

/** Every fault of the model ends in one clear error. The partial answer is stored, and the chat still works. */

/**
 * Both APIs at the same time, because these tests mostly wait. The tests of one API and server run one after another,
 * because five failures without a success between them would open the circuit breaker.
 */
describe.concurrent.each(['responses', 'chat'])('with the %s API', api => {
  let app: TestApp
  /** Waits for the provider for three seconds at most. */
  let hasty: TestApp
  let model: ScriptedModel
  let person: Person

  beforeAll(async () => {
    model = await startScriptedModel()
    const env = {
      ...model.env,
      MODEL_API: api,
      LIMIT_SENDS_PER_MINUTE: '1000',
    }
    app = await startTestApp({ env })
    hasty = await startTestApp({
      env: { ...env, MODEL_SILENCE_SECONDS: '3', MODEL_FIRST_EVENT_SECONDS: '3' },
    })
    person = await signUp(app.url)
  })

  afterAll(async () => {
    await app.close()
    await hasty.close()
    await model.close()
  })

  const half = 'Here is the first half of an answer'

  it.each([
    ['reset', 'model_cut', half],
    ['cut', 'model_cut', half],
    ['error-flat', 'model_failed', half],
    ['error-nested', 'model_failed', half],
    ['failed', 'model_failed', half],
    ['broken-json', 'model_failed', half],
    ['429-always', 'model_busy', ''],
    ['500-always', 'model_unavailable', ''],
    ['html', 'model_unavailable', ''],
    ['error-first', 'model_failed', ''],
    ['quota', 'model_quota', ''],
    ['401', 'model_misconfigured', ''],
    ['404', 'model_not_found', ''],
    ['too-long', 'context_too_long', ''],
  ] as const)(
    '%s ends in one error event (%s) with its message, and the chat still works',
    { concurrent: false },
    (script, code, savedText) => expectError(person, `[[${script}]] ${api} une question`, code, savedText),
  )

  it.each([
    ['stall-middle', 'model_timeout', half],
    ['stall', 'model_timeout', ''],
  ] as const)(
    '%s ends in one error event (%s) with its message, and the chat still works',
    async (script, code, savedText) =>
      expectError(await signUp(hasty.url), `[[${script}]] ${api} une question`, code, savedText),
  )
})

async function expectError(
  person: Person,
  question: string,
  code: ModelErrorCode,
  savedText: string,
): Promise<void> {
  const read = await person.ask(question)
  const errors = read.events.filter(event => event.type === 'error')
  expect(errors).toEqual([{ type: 'error', code, message: errorText(code, 'en', savedText !== '') }])
  expect(read.done).toBe(true)
  expect(read.text).toBe(savedText)
  const messages = await person.messages(read.chatId)
  expect(messages.slice(1)).toMatchObject(
    savedText === '' ? [] : [{ role: 'assistant', status: 'error', content: savedText }],
  )
  const next = await person.ask('[[text Tout va bien]]', { chatId: read.chatId })
  expect(next).toMatchObject({ text: 'Tout va bien', done: true })
}
