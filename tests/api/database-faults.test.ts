import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it, type TestContext } from 'vitest'
import { startDatabaseProxy } from '#tests/support/databases/database-proxy.ts'
import { type ScriptedModel, startScriptedModel } from '#tests/support/model/scripted-model.ts'
import {
  beginReading,
  callApi,
  logIn,
  type Person,
  password,
  readStream,
  signUp,
  trySignIn,
  until,
} from '#tests/support/people/people.ts'
import { runningMs } from '#tests/support/running-time.ts'
import { startMailSink } from '#tests/support/servers/mail-sink.ts'
import { startRedis } from '#tests/support/servers/redis-server.ts'
import { startTestApp, startTestAppOn, type TestApp } from '#tests/support/servers/test-app.ts'
import { findRedis } from '../../script/find-redis.mjs'

/** D-7, F-12. There is no network between the server and the embedded database. */
describe.skipIf(inject('databaseTemplate').kind === 'embedded')('a database behind a bad network', () => {
  let model: ScriptedModel
  /** Connects to the database directly, not through a proxy. */
  let other: TestApp
  let person: Person

  beforeAll(async () => {
    model = await startScriptedModel()
    other = await startTestApp({ env: model.env })
    person = await signUp(other.url)
  })

  afterAll(async () => {
    await other.close()
    await model.close()
  })

  /** Another server on the same database. Each test has its own: most of them only wait, so they wait at once. */
  async function startBehindProxy({ onTestFinished }: TestContext, env: Record<string, string> = {}) {
    const proxy = await startDatabaseProxy(other.env.DATABASE_URL ?? '')
    onTestFinished(proxy.close)
    const app = await startTestAppOn({ ...other.env, ...env, DATABASE_URL: proxy.url })
    onTestFinished(() => app.close())
    return { app, proxy }
  }

  const send = ({ url }: TestApp, content: string, more: object = {}) =>
    callApi(url, person.token, '/api/chat/stream', {
      method: 'POST',
      json: { messages: [{ role: 'user', content }], ...more },
    })

  /** Resolves once the answer begins to arrive; `read` resolves with all of it. */
  async function begin(app: TestApp, content: string) {
    const { chatId, ended: read } = await beginReading(await send(app, content))
    return { chatId, read }
  }

  /** Twelve calls at once open several connections, which then stay open in the pool. */
  const callTwelveTimes = ({ url }: TestApp) =>
    Promise.all(Array.from({ length: 12 }, () => callApi(url, person.token, '/api/chat')))

  it.concurrent('is reached over new connections if the open ones fall silent: calls, answers and their log continue', async ctx => {
    const { app, proxy } = await startBehindProxy(ctx)
    const { chatId, read } = await begin(app, '[[paced 150x20]] silence')
    await callTwelveTimes(app)
    const there = callApi(other.url, person.token, `/api/chat/${chatId}/stream`).then(response =>
      readStream(response),
    )
    proxy.silence()
    const silencedAtMs = runningMs()
    const calls = await callTwelveTimes(app)
    expect(calls.map(call => call.status)).toEqual(calls.map(() => 200))
    expect(runningMs() - silencedAtMs).toBeLessThan(3_500)
    const [here, elsewhere] = await Promise.all([read, there])
    expect([here.done, elsewhere.done]).toEqual([true, true])
    expect(elsewhere.text).toBe(here.text)
    expect(runningMs() - silencedAtMs).toBeLessThan(9_000)
  })

  it.concurrent('accepts a question even if the open connections have fallen silent', async ctx => {
    const { app, proxy } = await startBehindProxy(ctx)
    await callTwelveTimes(app)
    proxy.silence()
    const sentAtMs = runningMs()
    expect((await readStream(await send(app, '[[text oui]] malgré tout'))).text).toBe('oui')
    expect(runningMs() - sentAtMs).toBeLessThan(6_000)
  })

  /** `on`: the insert uses the shared connection (Y-7), opened for the server's heartbeat. `off`: one of the pool. */
  it.concurrent.for(['on', 'off'])(
    'stores and answers a question once even if the response to its insert is lost (named statements: %s)',
    async (named, ctx) => {
      const { app, proxy } = await startBehindProxy(ctx, { DATABASE_NAMED_STATEMENTS: named })
      const ask = async (content: string, more: object = {}) => {
        proxy.loseReplyTo('insert into generations')
        return readStream(await send(app, content, more))
      }
      const first = await ask(`[[text un]] réponse perdue ${named}`)
      const second = await ask(`[[text deux]] encore perdue ${named}`, { chatId: first.chatId })
      expect([first.text, second.text]).toEqual(['un', 'deux'])
      const page = await person.call(`/api/chat/${first.chatId}/messages`)
      expect(await page.json()).toMatchObject({
        messages: [
          { content: `[[text un]] réponse perdue ${named}` },
          { content: 'un', status: 'complete' },
          { content: `[[text deux]] encore perdue ${named}` },
          { content: 'deux', status: 'complete' },
        ],
      })
      const requests = model.answerRequests().filter(one => one.question.endsWith(`perdue ${named}`))
      expect(requests).toHaveLength(2)
    },
  )

  it.concurrent('answers an edited question, a question after it and both kinds of retry even if the response to the commit is lost', async ctx => {
    const { app, proxy } = await startBehindProxy(ctx)
    const first = await readStream(await send(app, '[[text un]] commit perdu'))
    const { chatId } = first
    const losing = async (request: () => Promise<Response>) => {
      proxy.loseReplyTo('commit\0')
      const response = await request()
      return response.ok ? (await readStream(response)).text : response.status
    }
    const retry = (json: object) =>
      callApi(app.url, person.token, `/api/chat/${chatId}/retry`, { method: 'POST', json })
    const [question] = await person.messages(chatId)
    const texts = [
      await losing(() => send(app, '[[text deux]] commit perdu', { chatId, replaces: question?.id })),
      await losing(() => send(app, '[[text trois]] commit perdu', { chatId })),
      await losing(() => retry({})),
    ]
    const [edited] = await person.messages(chatId)
    texts.push(await losing(() => retry({ messageId: edited?.id })))
    expect(texts).toEqual(['deux', 'trois', 'trois', 'deux'])
    expect(await person.messages(chatId)).toMatchObject([
      { content: '[[text deux]] commit perdu' },
      { content: 'deux', status: 'complete' },
    ])
    const requests = model.answerRequests().filter(one => one.question.endsWith('commit perdu'))
    expect(requests).toHaveLength(5)
  })

  it.concurrent('shares a chat by one link even if the response to the commit is lost (T-10)', async ctx => {
    const { app, proxy } = await startBehindProxy(ctx)
    const { ask, call } = await signUp(app.url)
    const { chatId } = await ask('[[text oui]] partagé')
    proxy.loseReplyTo('commit\0')
    const shared = await call(`/api/chat/${chatId}/share`, { method: 'POST' })
    expect(shared.status).toBe(201)
    const { id, url } = await shared.json()
    expect(await (await call('/api/shares')).json()).toMatchObject({ shares: [{ id }] })
    const path = `/api/shared/${url.split('/').at(-1)}`
    expect((await callApi(app.url, undefined, path)).status).toBe(200)
  })

  it.concurrent('changes a password and emails the notice even if the response to the commit is lost', async ctx => {
    const sink = await startMailSink()
    ctx.onTestFinished(sink.close)
    const mail = { SMTP_URL: sink.url, MAIL_FROM: 'cabinet@example.fr', PUBLIC_URL: 'https://parvis.example' }
    const { app, proxy } = await startBehindProxy(ctx, mail)
    const { email } = await signUp(other.url)
    const { token } = await logIn(app.url, email)
    proxy.loseReplyTo('commit\0')
    const json = { password: 'a newly chosen password', current_password: password }
    const changed = await callApi(app.url, token, '/auth/v1/user', { method: 'PUT', json })
    expect([changed.status, await changed.json()]).toEqual([200, expect.objectContaining({ email })])
    expect((await sink.next(email)).subject).toContain('password')
    expect((await trySignIn(app.url, email, json.password)).status).toBe(200)
  })

  it.concurrent('answers the last question that the rate limit allows, even if the response to its insert is lost', async ctx => {
    const { app, proxy } = await startBehindProxy(ctx, { LIMIT_SENDS_PER_MINUTE: '1' })
    const { ask, send } = await signUp(app.url)
    proxy.loseReplyTo('insert into generations')
    expect((await ask('[[text un]] la seule')).text).toBe('un')
    expect((await send('[[text non]] une de trop')).status).toBe(429)
  })

  it.concurrent.for(['silence', 'pause'] as const)(
    'lets the server stop in time even if it does not respond (%s)',
    async (fault, ctx) => {
      const { app, proxy } = await startBehindProxy(ctx)
      const chat = await readStream(await send(app, '[[text oui]] avant la fin'))
      expect(chat.done).toBe(true)
      proxy[fault]()
      const beganAtMs = runningMs()
      sql`select 1`.execute(app.db).catch(() => undefined)
      await app.stop()
      expect(runningMs() - beganAtMs).toBeLessThan(6_000)
    },
  )

  it.concurrent('repeats what it reads over new connections if the open ones are reset', async ctx => {
    const { app, proxy } = await startBehindProxy(ctx)
    const read = (count: number) =>
      Promise.all(Array.from({ length: count }, () => sql`select pg_sleep(0.1)`.execute(app.db)))
    await read(12)
    const reading = read(4)
    proxy.cut()
    expect(await reading).toHaveLength(4)
  })

  it.concurrent('loses at most the running call if its connections are reset', async ctx => {
    const { app, proxy } = await startBehindProxy(ctx)
    await callTwelveTimes(app)
    const lockId = 20_261
    const held = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    const lock = other.db.transaction().execute(async transaction => {
      await sql`select pg_advisory_xact_lock(${lockId})`.execute(transaction)
      held.resolve()
      await released.promise
    })
    await held.promise
    const slow = sql`select pg_advisory_xact_lock(${lockId})`.execute(app.db).catch(() => undefined)
    await until(
      () => sql`select 1 from pg_locks where objid = ${lockId} and not granted`.execute(other.db),
      ({ rows }) => rows.length > 0,
    )
    proxy.cut()
    released.resolve()
    await lock
    // It may fail, but it must not wait forever.
    await slow
    expect((await callApi(app.url, person.token, '/api/chat')).status).toBe(200)
  })

  it.concurrent('refuses questions with 503 within 3 s while a table is locked, and accepts them afterwards', async ({
    onTestFinished,
  }) => {
    // On a database of its own, because the lock stops the questions of all servers.
    const app = await startTestApp({ env: model.env })
    onTestFinished(() => app.close())
    const { ask, call, send } = await signUp(app.url)
    const locked = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    const lock = app.db.transaction().execute(async transaction => {
      await sql`lock table generations in access exclusive mode`.execute(transaction)
      locked.resolve()
      await released.promise
    })
    await locked.promise
    const sentAtMs = runningMs()
    const refused = send('[[text non]] verrou')
    const account = call('/api/account')
    expect([(await refused).status, (await account).status]).toEqual([503, 200])
    expect(runningMs() - sentAtMs).toBeLessThan(3_000)
    released.resolve()
    await lock
    expect((await ask('[[text oui]] sans verrou')).text).toBe('oui')
  })

  /** Does not run at the same time as the other tests, because its 30 questions take most of the three seconds. */
  it('refuses questions with 503 within 3 s while it is paused, and accepts them afterwards', async ctx => {
    const { app, proxy } = await startBehindProxy(ctx)
    await callTwelveTimes(app)
    proxy.pause()
    const sentAtMs = runningMs()
    const refused = await Promise.all(Array.from({ length: 30 }, () => send(app, '[[text oui]] en pause')))
    const bodies = await Promise.all(refused.map(response => response.json()))
    expect(runningMs() - sentAtMs).toBeLessThan(3_000)
    for (const body of bodies) expect(body).toMatchObject({ error: { code: 'database_unavailable' } })
    expect(refused.map(response => response.status)).toEqual(refused.map(() => 503))
    proxy.resume()
    expect((await readStream(await send(app, '[[text oui]] après'))).text).toBe('oui')
  })

  it('refuses a question with 503 within 3 s if Redis, which counts the calls, is paused as well (D-7)', async ctx => {
    const program = findRedis()
    if (program === undefined) return ctx.skip('redis-server is not installed')
    const redis = await startRedis(program)
    ctx.onTestFinished(redis.close)
    const { app, proxy } = await startBehindProxy(ctx, { REDIS_URL: redis.url })
    await callTwelveTimes(app)
    redis.pause()
    proxy.pause()
    const sentAtMs = runningMs()
    expect((await send(app, '[[text oui]] en pause')).status).toBe(503)
    expect(runningMs() - sentAtMs).toBeLessThan(3_000)
    proxy.resume()
  })
})
