import { randomUUID } from 'node:crypto'
import { type KyselyPlugin, type QueryId, sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { append, createAnswerBuffer, readFrom } from '#server/chat/answer/answer-buffer.ts'
import { createAbort, openAnswerRegistry } from '#server/chat/answer/answer-registry.ts'
import { followLog } from '#server/chat/answer/log-follower.ts'
import { createLog } from '#server/log.ts'
import { endGeneration } from '#server/store/answers/end-generation.ts'
import { appendLog, listLog, sweepLogs } from '#server/store/answers/generation-log.ts'
import { beginChat } from '#server/store/answers/questions.ts'
import type { UserId } from '#shared/api/ids.ts'
import { untilBlocked } from '#tests/support/databases/poll-database.ts'
import { newGeneration, newQuestion, uncounted } from '#tests/support/people/generations.ts'
import { type Person, signUp, until } from '#tests/support/people/people.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/test-app.ts'

let app: TestApp
let person: Person
const log = createLog('silent')

beforeAll(async () => {
  app = await startTestApp()
  person = await signUp(app.url)
})
afterAll(() => app.close())

async function beginAnswer() {
  const generation = newGeneration(person.id as UserId)
  await beginChat(app.db, generation, newQuestion, uncounted(generation.userId))
  return generation
}

it('a reader on another process misses nothing of an entry that grew after it was read', async () => {
  const { id, chatId, userId } = await beginAnswer()
  const logText = (start: number, body: string) =>
    appendLog(app.db, [{ generationId: id, start, kind: 'text', body }])
  await logText(0, 'abc')
  const mirror = followLog({ db: app.db, log }, { id, chatId, userId }, 'en')
  mirror.readers.add(() => undefined)
  await until(
    async () => mirror.length,
    length => length === 3,
  )
  await logText(0, 'abcdef')
  await logText(6, 'ghi')
  await endGeneration(app.db, {
    id,
    status: 'complete',
    content: 'abcdefghi',
    sources: [],
    errorCode: undefined,
  })
  await until(
    async () => mirror.state,
    state => state === 'committed',
  )
  const text = readFrom(mirror, 0, Number.POSITIVE_INFINITY).map(event =>
    event.type === 'text' ? event.text : '',
  )
  expect(text.join('')).toBe('abcdefghi')
})

/** The embedded database runs one transaction at a time. */
it.skipIf(inject('databaseTemplate').kind === 'embedded')(
  'new text is logged even if the chat of another answer is being deleted',
  async () => {
    const [deleted, other] = [await beginAnswer(), await beginAnswer()]
    const rows = [deleted, other].map(({ id }) => {
      return { generationId: id, start: 0, kind: 'text' as const, body: 'abc' }
    })
    const { logging } = await app.db.transaction().execute(async trx => {
      await trx.deleteFrom('chats').where('id', '=', deleted.chatId).execute()
      const logging = appendLog(app.db, rows)
      await untilBlocked(app.db)
      return { logging }
    })
    await logging
    expect([await listLog(app.db, deleted.id), await listLog(app.db, other.id)]).toMatchObject([
      [],
      [{ body: 'abc' }],
    ])
  },
)

it('an event that only a newer release knows does not stop the reading of an answer', async () => {
  const { id, chatId, userId } = await beginAnswer()
  const future = JSON.stringify({ name: 'future', payload: {} })
  await appendLog(app.db, [
    { generationId: id, start: 0, kind: 'text', body: 'abc' },
    { generationId: id, start: 3, kind: 'event', body: future },
    { generationId: id, start: 4, kind: 'text', body: 'def' },
  ])
  const mirror = followLog({ db: app.db, log }, { id, chatId, userId }, 'en')
  mirror.readers.add(() => undefined)
  await until(
    async () => mirror.length,
    length => length === 7,
  )
  expect(readFrom(mirror, 4, Number.POSITIVE_INFINITY)).toEqual([{ type: 'text', text: 'def' }])
  mirror.readers.clear()
})

it('the log of an answer is complete even if a write failed after it had waited for an earlier one', async () => {
  const { id, chatId, userId } = await beginAnswer()
  const held = Promise.withResolvers<void>()
  const writes: QueryId[] = []
  let stopCheckCount = 0
  let isHeld = true
  const faults: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      const text = JSON.stringify(node)
      if (text.includes('stop_requested')) stopCheckCount += 1
      if (!text.includes('insert into generation_log')) return node
      const isSecond = writes.push(queryId) === 2
      if (isSecond || (isHeld && writes.length > 1)) throw new Error('the database is unreachable')
      return node
    },
    transformResult: async ({ result, queryId }) => {
      if (queryId === writes[0]) await held.promise
      return result
    },
  }
  const answer = createAnswerBuffer({ id, chatId, userId })
  const db = app.db.withPlugin(faults)
  const live = await openAnswerRegistry(db, log)
  live.register(answer, createAbort())
  append(answer, { type: 'text', text: 'abc' })
  await until(
    async () => writes.length,
    count => count === 1,
  )
  append(answer, { type: 'text', text: 'def' })
  const failed = live.flush(answer, rows => appendLog(db, rows)).catch(() => undefined)
  const nextStopCheck = () => {
    const before = stopCheckCount
    return until(
      async () => stopCheckCount,
      count => count > before,
    )
  }
  // By now a second write during the first one would have failed.
  await nextStopCheck()
  isHeld = false
  held.resolve()
  await failed
  // By now the first write is recorded as done.
  await nextStopCheck()
  await live.flush(answer, rows => appendLog(db, rows))
  const rows = await listLog(app.db, id)
  expect(rows.map(row => row.body).join('')).toBe('abcdef')
  live.settle(answer, 'committed')
  await live.close(0)
})

it('the log of an answer is removed an hour after its end, and a process a day after its last heartbeat', async () => {
  const { id } = await beginAnswer()
  await appendLog(app.db, [{ generationId: id, start: 0, kind: 'text', body: 'a' }])
  const ending = { status: 'complete' as const, content: 'a', sources: [], errorCode: undefined }
  expect(await endGeneration(app.db, { id, ...ending })).toBe(true)
  const [silent, alive] = [randomUUID(), randomUUID()]
  await sql`insert into processes (id, heartbeat_at) values
    (${silent}::uuid, now() - interval '25 hours'), (${alive}::uuid, now() - interval '23 hours')`.execute(
    app.db,
  )
  const expiry = app.db.selectFrom('generations').select('log_expires_at').where('id', '=', id)
  const { log_expires_at } = await expiry.executeTakeFirstOrThrow()
  expect(Math.abs(Number(log_expires_at) - Date.now() - 3_600_000)).toBeLessThan(60_000)

  await sweepLogs(app.db)
  expect(await listLog(app.db, id)).toHaveLength(1)
  const processes = app.db.selectFrom('processes').select('id').where('id', 'in', [silent, alive])
  expect(await processes.execute()).toEqual([{ id: alive }])
  await sql`update generations set log_expires_at = now() - interval '1 second' where id = ${id}`.execute(
    app.db,
  )
  await sweepLogs(app.db)
  expect(await listLog(app.db, id)).toEqual([])
})
