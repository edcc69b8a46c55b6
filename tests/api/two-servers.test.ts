import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { followLog } from '#server/chat/answer/log-follower.ts'
import { readConfig } from '#server/config/config.ts'
import { openDatabase } from '#server/database/database.ts'
import { createLog } from '#server/log.ts'
import type { ChatId, UserId } from '#shared/api/ids.ts'
import { answerIdHeader } from '#shared/api/sse.ts'
import { pauseAnswer } from '#tests/support/model/held-answer.ts'
import { type ScriptedModel, startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { numbered } from '#tests/support/model/scripted-scripts.ts'
import { callApi, callsWith, type Person, readStream, signUp, until } from '#tests/support/people/people.ts'
import { runningMs } from '#tests/support/running-time.ts'
import { startTestApp, startTestAppOn, type TestApp } from '#tests/support/servers/test-app.ts'

/** The embedded database belongs to one process, so several servers need PostgreSQL. */
describe.skipIf(inject('databaseTemplate').kind === 'embedded')('two servers on one database', () => {
  let model: ScriptedModel
  let one: TestApp
  let two: TestApp
  let person: Person

  beforeAll(async () => {
    model = await startScriptedModel()
    one = await startTestApp({ env: model.env })
    two = await startTestAppOn(one.env)
    person = await signUp(one.url)
  })

  afterAll(async () => {
    await one.close()
    await two.close()
    await model.close()
  })

  const rest = numbered(0, 50)

  const onTwo: Person['call'] = (path, init = {}) => callApi(two.url, person.token, path, init)

  it('share the signing key, so that a session works on both (D-5)', async () => {
    expect((await onTwo('/api/account')).status).toBe(200)
  })

  /** Begins an answer on the first server and leaves its stream. */
  const begin = (question: string) =>
    person.send(question).then(response => readStream(response, soFar => soFar.text === ''))

  it('follow each other’s answers and read the same text (F-5)', async () => {
    const proceed = pauseAnswer(model, 'suivre', { rest })
    const { chatId } = await begin('suivre')
    const here = readStream(await person.call(`/api/chat/${chatId}/stream`))
    const following = await onTwo(`/api/chat/${chatId}/stream`)
    proceed()
    const there = await readStream(following)
    expect(there.done).toBe(true)
    expect(there.text).toBe((await here).text)
    expect(there.events[0]).toMatchObject({ type: 'chat', id: chatId })
  })

  it('join a question that is sent again to its answer, even if the database counts the call slowly (F-5, F-9)', async () => {
    // Slower than a reader of the log waits between two reads, but not so slow that the connection counts as lost.
    await sql`create function count_slowly() returns trigger language plpgsql as $$ begin
      if current_query() not like '%insert into generations%' then perform pg_sleep(0.6); end if;
      return new; end $$`.execute(one.db)
    await sql`create trigger count_slowly before insert or update on rate_limits
      for each row execute function count_slowly()`.execute(one.db)
    onTestFinished(async () => {
      await sql`drop function count_slowly cascade`.execute(one.db)
    })
    const proceed = pauseAnswer(model, 'répéter', { rest })
    const clientMessageId = randomUUID()
    const response = await person.send('répéter', { clientMessageId })
    const { chatId } = await readStream(response, soFar => soFar.text === '')
    const again = await callsWith(onTwo).send('répéter', { clientMessageId })
    const here = readStream(await person.call(`/api/chat/${chatId}/stream`))
    proceed()
    expect(await readStream(again)).toMatchObject({ done: true, chatId, text: (await here).text })
  })

  it('tell each other of new text, so that readers need not wait for the next periodic read of the log (F-5)', async () => {
    const proceed = pauseAnswer(model, 'annoncer', { rest, paceMs: 20 })
    const { chatId } = await begin('annoncer')
    const here = readStream(await person.call(`/api/chat/${chatId}/stream`))
    const { rows } = await sql<{ id: string }>`
      select id from generations where chat_id = ${chatId}`.execute(one.db)
    const log = createLog('silent')
    const other = await openDatabase(readConfig(one.env), log)
    onTestFinished(other.close)
    const never = { notifiedMs: 600_000, unnotifiedMs: 600_000 }
    const key = { id: rows[0]?.id ?? '', chatId: chatId as ChatId, userId: person.id as UserId }
    const deps = { db: other.quick, notifications: other.notifications, log, intervals: never }
    const mirror = followLog(deps, key, 'en')
    const lengths = new Set<number>()
    mirror.readers.add(() => lengths.add(mirror.length))
    proceed()
    await until(
      async () => mirror.state,
      state => state === 'committed',
    )
    const text = mirror.entries.map(({ event }) => (event.type === 'text' ? event.text : '')).join('')
    expect(text).toBe((await here).text)
    expect(lengths.size).toBeGreaterThan(2)
  })

  it('work without notifications: their connection is cut, and a reader still gets the whole answer (F-5, D-7)', async () => {
    const listeners = async () => {
      const { rows } = await sql<{ pid: number }>`
        select pid from pg_stat_activity
        where datname = current_database() and application_name = 'parvis notifications'`.execute(one.db)
      return rows.map(({ pid }) => pid)
    }
    const proceed = pauseAnswer(model, 'couper', { rest, paceMs: 20 })
    const { chatId } = await begin('couper')
    const here = readStream(await person.call(`/api/chat/${chatId}/stream`))
    const there = readStream(await onTwo(`/api/chat/${chatId}/stream`))
    const [pid] = await until(listeners, pids => pids.length === 1)
    await sql`select pg_terminate_backend(${pid})`.execute(one.db)
    proceed()
    expect(await there).toMatchObject({ done: true, text: (await here).text })
    await until(listeners, pids => pids.length === 1 && pids[0] !== pid)
    expect(two.log()).toContain('the connection for notifications failed')
  })

  it('stop each other’s answers within a second', async () => {
    const question = '[[paced 500x20]] arrêter'
    const left = await readStream(await person.send(question), soFar => soFar.text === '')
    const stoppedAtMs = runningMs()
    expect((await onTwo(`/api/chat/${left.chatId}/stop`, { method: 'POST' })).status).toBe(204)
    const request = model.answerRequests().find(one => one.question === question)
    const abortedAtMs = await until(
      async () => request?.abortedAtMs,
      atMs => atMs !== undefined,
    )
    expect((abortedAtMs ?? 0) - stoppedAtMs).toBeLessThan(1_000)
  })

  it('end only the answer for which Stop was pressed, not the next one, even if the database is slow (C-10)', async () => {
    pauseAnswer(model, 'arrêtée')
    const { chatId } = await begin('arrêtée')
    const proceed = pauseAnswer(model, 'suivante', { rest })
    const waiting = person.send('suivante', { chatId })
    // Of the queries that Stop makes, the result of any after the first one comes late.
    const released = Promise.withResolvers<void>()
    const { submit } = pg.Query.prototype
    const spy = vi.spyOn(pg.Query.prototype, 'submit').mockImplementation(function (
      this: pg.Query,
      connection,
    ) {
      const isHeld = /^select [^(]* from "chats" where "id"/.test((this as { text?: string }).text ?? '')
      if (isHeld) void released.promise.then(() => submit.call(this, connection))
      else submit.call(this, connection)
    })
    onTestFinished(() => spy.mockRestore())
    const stop = person.call(`/api/chat/${chatId}/stop`, { method: 'POST' })
    const next = await waiting
    released.resolve()
    expect((await stop).status).toBe(204)
    proceed()
    expect(await readStream(next)).toMatchObject({ done: true })
    const statuses = (await person.messages(chatId)).map(({ status }) => status)
    expect(statuses).toEqual(['complete', 'stopped', 'complete', 'complete'])
  })

  it('end only the answer that a late stop names, even if it arrives on the other server (R-6)', async () => {
    const [proceed, proceedNext] = ['nommée', 'innommée'].map(question => pauseAnswer(model, question))
    const ids = [randomUUID(), randomUUID()]
    const { chatId } = await person
      .send('nommée', { clientMessageId: ids[0] })
      .then(response => readStream(response, soFar => soFar.text === ''))
    const next = callsWith(onTwo).send('innommée', { chatId, clientMessageId: ids[1] })
    proceed?.()
    const read = readStream(await next)
    const stop = (id = '') => person.call(`/api/chat/${chatId}/stop?answer=${id}`, { method: 'POST' })
    expect((await stop(ids[0])).status).toBe(204)
    proceedNext?.()
    expect(await read).toMatchObject({ done: true, text: 'La moitié et le reste.' })

    pauseAnswer(model, 'dernière')
    const last = await callsWith(onTwo).send('dernière', { chatId })
    const lastId = last.headers.get(answerIdHeader) ?? ''
    expect((await stop(lastId)).status).toBe(204)
    expect((await readStream(last)).done).toBe(true)
    expect((await person.messages(chatId)).filter(({ role }) => role === 'assistant')).toMatchObject([
      { status: 'complete' },
      { status: 'complete' },
      { status: 'stopped' },
    ])
  })

  it('answer the questions of one chat in turn, no matter which server receives them', async () => {
    const { chatId } = await person.ask('[[text un]] tour')
    const reads = await Promise.all([
      person.ask('[[paced 10x20]] A', { chatId }),
      callsWith(onTwo).ask('[[paced 10x20]] B', { chatId }),
    ])
    expect(reads.map(read => read.done)).toEqual([true, true])
    const messages = await person.messages(chatId)
    expect(messages.map(message => message.role).join(' ')).toBe(
      'user assistant user assistant user assistant',
    )
  })
})
