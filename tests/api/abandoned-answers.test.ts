import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { createAnswerBuffer } from '#server/chat/answer/answer-buffer.ts'
import { createAbort, openAnswerRegistry } from '#server/chat/answer/answer-registry.ts'
import { followLog } from '#server/chat/answer/log-follower.ts'
import { closeAllRunning, startReaper } from '#server/chat/answer/reaper.ts'
import { createLog } from '#server/log.ts'
import { endGeneration } from '#server/store/answers/end-generation.ts'
import { appendLog, findGenerationStatus } from '#server/store/answers/generation-log.ts'
import { beginChat } from '#server/store/answers/questions.ts'
import type { UserId } from '#shared/api/ids.ts'
import { callWhileLocked, untilBlocked } from '#tests/support/databases/poll-database.ts'
import { newGeneration, newQuestion, uncounted } from '#tests/support/people/generations.ts'
import { type Person, readStream, signUp, until } from '#tests/support/people/people.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/test-app.ts'

/** F-7 */

let app: TestApp
let person: Person
const log = createLog('silent')

beforeAll(async () => {
  app = await startTestApp()
  person = await signUp(app.url)
})
afterAll(() => app.close())

async function beginAnswer(processId: string, text: string, inputTokens = 0) {
  const begun = newGeneration(person.id as UserId)
  const generation = { ...begun, processId, reservation: { ...begun.reservation, inputTokens } }
  await beginChat(app.db, generation, newQuestion, uncounted(generation.userId))
  await appendLog(app.db, [{ generationId: generation.id, start: 0, kind: 'text', body: text }])
  return generation
}

const statusOf = (id: string) => findGenerationStatus(app.db, id)

describe('an answer that no process is writing', () => {
  it('ends as interrupted with its text, even for readers on other processes; the answers of this process keep running', async () => {
    const live = await openAnswerRegistry(app.db, log)
    const own = await beginAnswer(live.processId, 'mine')
    const orphan = await beginAnswer(randomUUID(), 'the partial answer')
    live.register(createAnswerBuffer(own), createAbort())
    // As if the clock had jumped by a day: the heartbeat and the answer look old.
    await sql`update processes set heartbeat_at = now() - interval '1 day'`.execute(app.db)
    await sql`update generations set created_at = now() - interval '1 day'`.execute(app.db)
    const mirror = followLog({ db: app.db, log }, orphan, 'fr')
    mirror.readers.add(() => undefined)
    const stop = startReaper({ db: app.db, log, live, intervalMs: 100, lateAfterMs: 10_000 })
    await until(
      () => statusOf(orphan.id),
      status => status === 'interrupted',
    )
    await until(
      async () => mirror.state,
      state => state === 'committed',
    )
    expect(mirror.entries.map(entry => entry.event)).toEqual([
      { type: 'text', text: 'the partial answer' },
      { type: 'error', code: 'interrupted', message: expect.stringContaining('interrompue') },
    ])
    expect(await statusOf(own.id)).toBe('running')
    await stop()
    live.settle(createAnswerBuffer(own), 'unknown')
    await live.close(0)
  })

  it('also ends if this process stored it but never received the confirmation, and then costs no tokens', async () => {
    const live = await openAnswerRegistry(app.db, log)
    const ghost = await beginAnswer(live.processId, '', 1_000)
    const stop = startReaper({ db: app.db, log, live, intervalMs: 100, lateAfterMs: 10_000 })
    await until(
      () => statusOf(ghost.id),
      status => status === 'interrupted',
    )
    const use = app.db.selectFrom('token_use').select('input_tokens').where('input_tokens', '>', '0')
    expect(await use.execute()).toEqual([])
    await stop()
    await live.close(0)
  })
})

it('a reader who got text that the process could not store is told of the interruption, too', async () => {
  const orphan = await beginAnswer(randomUUID(), 'stored')
  const follow = (unit: number) => person.call(`/api/chat/${orphan.chatId}/stream?after=${orphan.id}.${unit}`)
  const length = 'stored'.length
  const responses = await Promise.all([length, length + 1, length + 9].map(follow))
  const end = { status: 'interrupted' as const, content: 'stored', sources: [], errorCode: 'interrupted' }
  await endGeneration(app.db, { id: orphan.id, ...end })
  for (const response of responses) {
    const { events, done } = await readStream(response)
    expect([events.map(({ type }) => type), done]).toEqual([['error', 'done'], true])
  }
})

it('an answer with an unreadable entry in its log ends with the rest of its text', async () => {
  const live = await openAnswerRegistry(app.db, log)
  const orphan = await beginAnswer(randomUUID(), 'before')
  await appendLog(app.db, [
    { generationId: orphan.id, start: 6, kind: 'event', body: 'not JSON' },
    { generationId: orphan.id, start: 7, kind: 'text', body: ' and after' },
  ])
  const mirror = followLog({ db: app.db, log }, orphan, 'en')
  mirror.readers.add(() => undefined)
  const stop = startReaper({ db: app.db, log, live, intervalMs: 20, lateAfterMs: 10_000 })
  await until(
    async () => mirror.state,
    state => state === 'committed',
  )
  await stop()
  await live.close(0)
  const { content } = await app.db
    .selectFrom('messages')
    .select('content')
    .where('id', '=', orphan.answerId)
    .executeTakeFirstOrThrow()
  expect(content).toBe('before and after')
  expect(mirror.entries.flatMap(({ event }) => (event.type === 'text' ? event.text : []))).toEqual([
    'before',
    ' and after',
  ])
})

it('if an answer cannot be closed, each check tries again, but only the first failure is logged', async () => {
  const live = await openAnswerRegistry(app.db, log)
  const orphan = await beginAnswer(randomUUID(), 'text')
  const refusal = sql`check (id <> ${sql.lit(orphan.answerId)} or status = 'running')`
  await sql`alter table messages add constraint cannot_end ${refusal}`.execute(app.db)
  const error = vi.spyOn(log, 'error')
  let checkCount = 0
  const jobEnded = (task: string) => {
    checkCount += task === 'abandoned_answers' ? 1 : 0
  }
  const stop = startReaper({ db: app.db, log, live, intervalMs: 20, lateAfterMs: 10_000, jobEnded })
  await until(
    async () => error.mock.calls.length > 0,
    isLogged => isLogged,
  )
  const checkCountWhenLogged = checkCount
  await until(
    async () => checkCount,
    count => count > checkCountWhenLogged + 10,
  )
  await stop()
  expect(error).toHaveBeenCalledTimes(1)
  error.mockRestore()
  await sql`alter table messages drop constraint cannot_end`.execute(app.db)
  await sql`delete from generations where id = ${orphan.id}`.execute(app.db)
  await live.close(0)
})

it('a process aborts an answer that another process has closed, and later text is not added to its log', async () => {
  const live = await openAnswerRegistry(app.db, log)
  const closed = await beginAnswer(live.processId, 'before')
  const abort = createAbort()
  const aborted = once(abort.controller.signal, 'abort')
  live.register(createAnswerBuffer(closed), abort)
  const content = { content: 'before', sources: [], errorCode: 'interrupted' }
  await endGeneration(app.db, { id: closed.id, status: 'interrupted', ...content })
  await aborted
  expect(abort.reason).toBe('orphaned')
  await appendLog(app.db, [{ generationId: closed.id, start: 6, kind: 'text', body: ' and after' }])
  const mirror = followLog({ db: app.db, log }, closed, 'en')
  mirror.readers.add(() => undefined)
  await until(
    async () => mirror.state,
    state => state === 'committed',
  )
  expect(mirror.entries.map(entry => entry.event)).toEqual([
    { type: 'text', text: 'before' },
    { type: 'error', code: 'interrupted', message: expect.any(String) },
  ])
  live.settle(createAnswerBuffer(closed), 'unknown')
  await live.close(0)
})

it('an answer keeps running while the database accepts no heartbeats', async () => {
  const live = await openAnswerRegistry(app.db, log)
  const orphan = await beginAnswer(randomUUID(), 'the partial answer')
  await sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise 'read-only' using errcode = '25006'; end $$`.execute(app.db)
  await sql`create trigger refusal before insert or update on processes for each row execute function refuse()`.execute(
    app.db,
  )
  const jobEnded = vi.fn()
  const stop = startReaper({ db: app.db, log, live, intervalMs: 20, lateAfterMs: 10_000, jobEnded })
  await until(
    async () => jobEnded.mock.calls.filter(([task]) => task === 'abandoned_answers').length,
    count => count > 20,
  )
  expect(await statusOf(orphan.id)).toBe('running')
  await sql`drop function refuse cascade`.execute(app.db)
  await until(
    () => statusOf(orphan.id),
    status => status === 'interrupted',
  )
  await stop()
  await live.close(0)
})

/** The embedded database runs one transaction at a time. */
const isEmbedded = inject('databaseTemplate').kind === 'embedded'

describe.skipIf(isEmbedded)('an answer that is closed while its delayed process logs more text', () => {
  async function contentAndLogOf({ id, answerId }: { id: string; answerId: string }) {
    const { rows } = await sql<{ content: string; log: string }>`
      select content, (select string_agg(body, '' order by start) from generation_log where generation_id = ${id}) as log
      from messages where id = ${answerId}`.execute(app.db)
    return rows[0]
  }
  const later = (generationId: string) => () =>
    appendLog(app.db, [{ generationId, start: 6, kind: 'text', body: ' and after' }])

  it('keeps the text that was logged before it is closed', async () => {
    const answer = await beginAnswer(randomUUID(), 'before')
    await app.db
      .transaction()
      .execute(async trx => {
        await trx.selectFrom('chats').select('id').where('id', '=', answer.chatId).forUpdate().execute()
        const closing = closeAllRunning(app.db, log)
        await untilBlocked(app.db)
        await later(answer.id)()
        return { closing }
      })
      .then(({ closing }) => closing)
    expect(await contentAndLogOf(answer)).toEqual({ content: 'before and after', log: 'before and after' })
  })

  it('has no text in its log that its message lacks', async () => {
    const answer = await beginAnswer(randomUUID(), 'before')
    const message = sql`select from messages where id = ${answer.answerId} for update`
    await callWhileLocked(app.db, message, [() => closeAllRunning(app.db, log), later(answer.id)])
    expect(await contentAndLogOf(answer)).toEqual({ content: 'before', log: 'before' })
  })
})

it.skipIf(isEmbedded).each([
  ['with its text', 'the partial answer', 2],
  ['without any text', '', 1],
])(
  'an answer that two processes end at the same moment, %s, ends and is counted once',
  async (_case, content, left) => {
    const userId = (await signUp(app.url)).id as UserId
    const generation = newGeneration(userId)
    await beginChat(app.db, generation, newQuestion, uncounted(userId))
    const chat = sql`select from chats where id = ${generation.chatId} for no key update`
    const ending = { id: generation.id, content, sources: [], errorCode: undefined }
    const end = () => endGeneration(app.db, { ...ending, status: 'stopped' })
    const results = await callWhileLocked(app.db, chat, [end, end])
    expect(results.map(result => result.status === 'fulfilled' && result.value).sort()).toEqual([false, true])
    const counted = sql<{ questions: number; messages: number }>`
    select questions, message_count as messages from token_use join chats using (user_id) where user_id = ${userId}`
    expect((await counted.execute(app.db)).rows).toEqual([{ questions: 1, messages: left }])
  },
)
