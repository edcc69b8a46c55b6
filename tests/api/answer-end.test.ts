import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type KyselyPlugin, type QueryId, sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { createAnswerBuffer } from '#server/chat/answer/answer-buffer.ts'
import { openAnswerRegistry } from '#server/chat/answer/answer-registry.ts'
import { streamTo } from '#server/chat/answer/stream-response.ts'
import { answerQuestion } from '#server/chat/answer-question.ts'
import { readConfig } from '#server/config/config.ts'
import { openLibrary } from '#server/library/open-library.ts'
import { createLog } from '#server/log.ts'
import { findGenerationStatus } from '#server/store/answers/generation-log.ts'
import { beginChat } from '#server/store/answers/questions.ts'
import type { UserId } from '#shared/api/ids.ts'
import { pauseAnswer } from '#tests/support/model/held-answer.ts'
import { type ScriptedModel, startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { openTestModel } from '#tests/support/model/test-model.ts'
import { newGeneration, newQuestion, uncounted } from '#tests/support/people/generations.ts'
import { type Person, readStream, signUp, until } from '#tests/support/people/people.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/test-app.ts'

let app: TestApp
/** A user may have only one answer at once. */
let limited: TestApp
let model: ScriptedModel
let person: Person
const log = createLog('silent')

beforeAll(async () => {
  model = await startScriptedModel()
  app = await startTestApp({ env: model.env })
  limited = await startTestApp({ env: { ...model.env, LIMIT_LIVE_ANSWERS: '1' } })
  person = await signUp(app.url)
})
afterEach(() => void vi.restoreAllMocks())
afterAll(async () => {
  await app.close()
  await limited.close()
  await model.close()
})

/** Holds back the result of the statement that ends an answer. */
function holdEnd() {
  const released = Promise.withResolvers<void>()
  const seen = Promise.withResolvers<void>()
  let held: QueryId | undefined
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      if (JSON.stringify(node).includes('update generations g set status')) held = queryId
      return node
    },
    transformResult: async ({ result, queryId }) => {
      if (queryId === held) {
        seen.resolve()
        await released.promise
      }
      return result
    },
  }
  return { plugin, seen: seen.promise, release: released.resolve }
}

it('a stream says [DONE] only once the end of its answer is stored (F-6)', async () => {
  const end = holdEnd()
  const db = app.db.withPlugin(end.plugin)
  const live = await openAnswerRegistry(db, log)
  const generation = { ...newGeneration(person.id as UserId), processId: live.processId }
  await beginChat(app.db, generation, newQuestion, uncounted(generation.userId))
  const answer = createAnswerBuffer(generation)
  const opened = openTestModel(model.env)
  const question = {
    content: '[[text tout]]',
    position: 0,
    context: [],
    webSearch: false,
    hasNewTitle: false,
  }
  const settings = {
    library: await openLibrary({ folder: 'none', log }),
    firm: { systemPrompt: '', name: 'Lormel', contactUrl: null, bookingUrl: null },
    libraryPrompt: '',
    limits: { historyTokens: 1000, maxOutputTokens: 1000 },
    costs: readConfig({ BUDGETS: 'off' }).costs,
    answerEnded: () => undefined,
  }
  const answering = { db, log, live, model: opened, files: {} as never, identifierKey: 'k', ...settings }
  const reader = createServer((_request, response) => streamTo(response, answer, { from: 0, withIds: false }))
  await once(reader.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(reader.address() as AddressInfo).port}`
  const answered = answerQuestion(answering, answer, { ...question, model: 'gpt-4o', language: 'en' })
  await end.seen
  const early = await readStream(await fetch(url), soFar => soFar.text !== 'tout')
  expect(early).toMatchObject({ text: 'tout', done: false })
  end.release()
  await answered
  expect(await findGenerationStatus(app.db, generation.id)).toBe('complete')
  expect(await readStream(await fetch(url))).toMatchObject({ text: 'tout', done: true })
  await live.close(0)
  reader.close()
})

it('a question waits 15 s for the running answer, then is refused with 409 and not stored (F-8)', async () => {
  const first = await readStream(await person.send('[[paced 1000x20]] longue'), soFar => soFar.text === '')
  const { chatId } = first
  // A clock on which 15 s pass in 1.5 s.
  const real = performance.now.bind(performance)
  const startedAtMs = real()
  vi.spyOn(performance, 'now').mockImplementation(() => startedAtMs + (real() - startedAtMs) * 10)
  const refused = await person.send('une autre', { chatId })
  vi.restoreAllMocks()
  expect(real() - startedAtMs).toBeGreaterThan(1_500)
  expect([refused.status, await refused.json()]).toMatchObject([409, { error: { code: 'chat_busy' } }])
  const page = await person.call(`/api/chat/${chatId}/messages`)
  expect(await page.json()).toMatchObject({ messages: [{ role: 'user' }, { role: 'assistant' }] })
  expect((await person.call(`/api/chat/${chatId}/stop`, { method: 'POST' })).status).toBe(204)
  await until(
    async () => (await person.call(`/api/chat/${chatId}/stream`)).status,
    status => status === 204,
  )
})

it('a retry sends the model the question once, after the earlier turns (R-6)', async () => {
  const { chatId } = await person.ask('[[text un]] la première')
  await person.ask('[[text deux]] la seconde', { chatId })
  await readStream(await person.call(`/api/chat/${chatId}/retry`, { method: 'POST' }))
  const requests = model.answerRequests().filter(one => one.question.includes('la seconde'))
  expect(requests).toHaveLength(2)
  for (const { body } of requests) {
    const sent = JSON.stringify(body.input)
    expect(sent.split('la seconde')).toHaveLength(2)
    expect(sent.split('la première')).toHaveLength(2)
    const turns = body.input.map(({ role, content }: { role: string; content: unknown }) => [
      role,
      JSON.stringify(content),
    ])
    expect(turns).toEqual([
      ['user', expect.stringContaining('la première')],
      ['assistant', expect.stringContaining('un')],
      ['user', expect.stringContaining('la seconde')],
    ])
  }
  expect(requests[1]?.body.input).toEqual(requests[0]?.body.input)
})

it('with a limit of one answer at once, a second one is refused with a message in the singular, and another person’s is not', async () => {
  const [owner, other] = [await signUp(limited.url), await signUp(limited.url)]
  const proceed = pauseAnswer(model, 'une')
  const { chatId } = await owner.ask('[[text a]]')
  const first = await owner.send('une')
  expect((await owner.call(`/api/chat/${chatId}/retry`, { method: 'POST' })).status).toBe(429)
  const refused = await owner.send('une')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
  expect(await refused.json()).toMatchObject({
    error: { message: 'You already have an answer in progress. Please wait for it to finish.' },
  })
  expect((await other.ask('[[text a]]')).text).toBe('a')
  proceed()
  await readStream(first)
  expect((await owner.ask('[[text b]]')).text).toBe('b')
})

/** Makes the database refuse the end of every answer, as a full disk does, until the returned function is called. */
async function refuseEnds(db: TestApp['db']) {
  await sql`create sequence refusals`.execute(db)
  await sql`create function refuse() returns trigger language plpgsql as
    $$ begin perform nextval('refusals'); raise 'no space left' using errcode = '53100'; end $$`.execute(db)
  await sql`create trigger refusal before update on generations for each row execute function refuse()`.execute(
    db,
  )
  return async () => void (await sql`drop function if exists refuse cascade`.execute(db))
}

async function countRefusals(db: TestApp['db']): Promise<number> {
  const { rows } = await sql<{ last_value: string }>`select last_value from refusals`.execute(db)
  return Number(rows[0]?.last_value)
}

it('while answers cannot be stored, no question is refused because of that, and the log names each answer once', async () => {
  const owner = await signUp(limited.url)
  const proceed = pauseAnswer(model, 'une')
  const first = await owner.send('une')
  const restore = await refuseEnds(limited.db)
  onTestFinished(restore)
  proceed()
  await until(
    async () => limited.log(),
    lines => lines.includes('the end of an answer could not be stored yet'),
  )
  const second = await owner.send('[[text b]]')
  expect(second.status).toBe(200)
  await until(
    () => countRefusals(limited.db),
    count => count > 5,
  )
  const named = limited
    .log()
    .match(/"generation":"[^"]+","msg":"the end of an answer could not be stored yet"/g)
  expect(new Set(named).size).toBe(named?.length)
  await restore()
  expect((await readStream(first)).text).toBe('La moitié et le reste.')
  expect((await readStream(second)).text).toBe('b')
})
