import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { type ScriptedModel, startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { signUp } from '#tests/support/people/people.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/test-app.ts'

let app: TestApp
let model: ScriptedModel

beforeAll(async () => {
  model = await startScriptedModel()
  app = await startTestApp({ env: model.env })
})
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  await app.close()
  await model.close()
})

/**
 * What each statement of an answer is for. No pattern matches the log of live answers, the periodic jobs or the title,
 * which comes from a separate call to the model and can be stored at any time.
 */
const purposes: [string, RegExp][] = [
  ['caller', /select id, email, role/],
  ['limit', /^\s*(\/\*.*\*\/)?\s*insert into "rate_limits"/i],
  ['earlier send', /"client_message_id" = /],
  ['question', /insert into messages/],
  ['files', /from uploads u/],
  ['history', /^\s*select \([\s\S]*as history/],
  ['end', /update generations g set status/],
]

/** The purposes of the statements that `act` causes, in order. */
async function statementsOf(act: () => Promise<unknown>): Promise<string[]> {
  const submit = vi.spyOn(pg.Query.prototype, 'submit')
  submit.mockClear()
  await act()
  const texts = submit.mock.contexts.map(query => (query as unknown as { text?: string }).text ?? '')
  return texts.flatMap(text =>
    purposes.filter(([, pattern]) => pattern.test(text)).map(([purpose]) => purpose),
  )
}

it('an answer takes two statements, apart from the title; a message that is sent twice takes more (Y-3)', async () => {
  const person = await signUp(app.url)
  let chatId = ''
  const clientMessageId = randomUUID()
  const first = await statementsOf(async () => {
    chatId = (await person.ask('[[text a]]', { clientMessageId })).chatId
  })
  expect(first).toEqual(['question', 'end'])
  const next = await statementsOf(() => person.ask('[[text b]]', { chatId, clientMessageId: randomUUID() }))
  expect(next).toEqual(['question', 'end'])
  const repeated = await statementsOf(() => person.ask('[[text a]]', { clientMessageId }))
  expect(repeated.slice(0, 3)).toEqual(['question', 'caller', 'earlier send'])
})
