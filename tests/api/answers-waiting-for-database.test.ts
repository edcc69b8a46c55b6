import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ScriptedModel, startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { type Person, readStream, signUp, until } from '#tests/support/people/people.ts'
import { pixel, uploaded } from '#tests/support/people/uploading.ts'
import { runningMs } from '#tests/support/running-time.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/test-app.ts'

let model: ScriptedModel
let app: TestApp
let person: Person

beforeAll(async () => {
  model = await startScriptedModel()
  app = await startTestApp({ env: model.env })
  person = await signUp(app.url)
  await failToReadFiles('40001', 0)
  await sql`alter table uploads rename to stored_uploads`.execute(app.db)
  await sql`create view uploads as select * from stored_uploads where is_readable(message_id)`.execute(app.db)
})

afterAll(async () => {
  await app.close()
  await model.close()
})

/**
 * The files of stored questions, which are read just before the model is called, cannot be read the next `count` times.
 * A sequence also counts attempts that are rolled back.
 */
async function failToReadFiles(state: string, count: number): Promise<void> {
  await sql`drop sequence if exists failures`.execute(app.db)
  await sql`create sequence failures`.execute(app.db)
  await sql`create or replace function is_readable(message uuid) returns boolean language plpgsql as $$ begin
    if message is not null and nextval('failures') <= ${sql.lit(count)} then
      raise 'no' using errcode = ${sql.lit(state)};
    end if;
    return true; end $$`.execute(app.db)
}

async function askWithUnreadableFile(state: string, count: number) {
  const { imagePaths } = await uploaded(person, pixel('bail.png'))
  await failToReadFiles(state, count)
  return person.ask('[[text oui]]', { imagePaths })
}

it.each([
  ['a conflict of two transactions', '40001'],
  ['a deadlock', '40P01'],
  ['no free connection', '53300'],
])(
  'a question is answered even if the database first fails with %s before the model is called (F-2)',
  async (_what, state) => {
    const requestCount = model.answerRequests().length
    expect(await askWithUnreadableFile(state, 2)).toMatchObject({ text: 'oui', done: true })
    expect(model.answerRequests()).toHaveLength(requestCount + 1)
  },
)

it('an answer for which the database fails for another reason ends with an error at once', async () => {
  const { events, text } = await askWithUnreadableFile('P0001', 1)
  expect(text).toBe('')
  expect(events).toContainEqual(expect.objectContaining({ type: 'error', code: 'model_failed' }))
})

it('an answer that waits for the database can be stopped', async () => {
  const { imagePaths } = await uploaded(person, pixel('bail.png'))
  await failToReadFiles('57P03', 100)
  const requestCount = model.answerRequests().length
  const chat = Promise.withResolvers<string>()
  const ended = readStream(await person.send('[[text non]]', { imagePaths }), ({ chatId }) => {
    if (chatId !== '') chat.resolve(chatId)
    return true
  })
  const chatId = await chat.promise
  await until(
    async () => app.log(),
    log => log.includes('"57P03"'),
  )
  const stoppedAtMs = runningMs()
  expect((await person.call(`/api/chat/${chatId}/stop`, { method: 'POST' })).status).toBe(204)
  expect((await ended).done).toBe(true)
  expect(runningMs() - stoppedAtMs).toBeLessThan(1_000)
  await failToReadFiles('57P03', 0)
  expect((await person.messages(chatId)).at(-1)).toMatchObject({ role: 'user', content: '[[text non]]' })
  expect(model.answerRequests()).toHaveLength(requestCount)
})
