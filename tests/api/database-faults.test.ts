import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { type DatabaseProxy, startDatabaseProxy } from '#tests/support/database-proxy.ts'
import { freshDatabaseUrl } from '#tests/support/databases.ts'
import { callApi, type Person, readStream, signUp, until } from '#tests/support/people.ts'
import { type ScriptedModel, startScriptedModel } from '#tests/support/scripted-model.ts'
import { startTestApp, startTestAppOn, type TestApp } from '#tests/support/test-app.ts'

/** D-7, F-12. There is no network between the server and the embedded database. */
describe.skipIf(inject('databaseTemplate').kind === 'embedded')('a database behind a bad network', () => {
  let model: ScriptedModel
  let proxy: DatabaseProxy
  let app: TestApp
  /** Connects to the database directly, not through the proxy. */
  let other: TestApp
  let person: Person

  beforeAll(async () => {
    model = await startScriptedModel()
    const direct = await freshDatabaseUrl()
    proxy = await startDatabaseProxy(direct ?? '')
    app = await startTestApp({
      env: { OPENAI_BASE_URL: model.url, OPENAI_API_KEY: 'k', DATABASE_URL: proxy.url },
    })
    other = await startTestAppOn({ ...app.env, DATABASE_URL: direct ?? '' })
    person = await signUp(app.url)
  })

  afterEach(() => proxy.resume())

  afterAll(async () => {
    await app.close()
    await other.close()
    await proxy.close()
    await model.close()
  })

  const send = (content: string, more: object = {}) =>
    person.call('/api/chat/stream', {
      method: 'POST',
      json: { messages: [{ role: 'user', content }], ...more },
    })

  /** Resolves once the answer begins to arrive; `read` resolves with all of it. */
  async function begin(content: string) {
    let chatId = ''
    const read = readStream(await send(content), soFar => {
      if (soFar.text !== '') chatId = soFar.chatId
      return true
    })
    await until(
      async () => chatId,
      id => id !== '',
    )
    return { chatId, read }
  }

  /** Twelve calls at once open several connections, which then stay open in the pool. */
  const openConnections = () => Promise.all(Array.from({ length: 12 }, () => person.call('/api/chat')))

  it('is reached over new connections if the open ones fall silent: calls, answers and their log continue', async () => {
    const { chatId, read } = await begin('[[paced 250x20]] silence')
    await openConnections()
    const there = fetch(`${other.url}/api/chat/${chatId}/stream`, {
      headers: { authorization: `Bearer ${person.token}` },
    }).then(response => readStream(response))
    proxy.silence()
    const silencedAtMs = performance.now()
    const calls = await Promise.all(Array.from({ length: 12 }, () => person.call('/api/chat')))
    expect(calls.map(call => call.status)).toEqual(calls.map(() => 200))
    expect(performance.now() - silencedAtMs).toBeLessThan(3_500)
    const [here, elsewhere] = await Promise.all([read, there])
    expect([here.done, elsewhere.done]).toEqual([true, true])
    expect(elsewhere.text).toBe(here.text)
    expect(performance.now() - silencedAtMs).toBeLessThan(9_000)
  })

  it('accepts a question although the open connections have fallen silent', async () => {
    await openConnections()
    proxy.silence()
    const sentAtMs = performance.now()
    expect((await readStream(await send('[[text oui]] malgré tout'))).text).toBe('oui')
    expect(performance.now() - sentAtMs).toBeLessThan(6_000)
  })

  /** `on`: the insert uses the shared connection (Y-7), opened for the server's heartbeat. `off`: one of the pool. */
  it.each(['on', 'off'])(
    'stores and answers a question once although the response to its insert was lost (named statements: %s)',
    async named => {
      const restarted = await startTestAppOn({ ...app.env, DATABASE_NAMED_STATEMENTS: named })
      const ask = async (content: string, more: object = {}) => {
        proxy.loseReplyTo('insert into generations')
        const init = { method: 'POST', json: { messages: [{ role: 'user', content }], ...more } }
        return readStream(await callApi(restarted.url, person.token, '/api/chat/stream', init))
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
      const requests = model.requests.filter(
        one => one.purpose === 'answer' && one.question.endsWith(`perdue ${named}`),
      )
      expect(requests).toHaveLength(2)
      await restarted.close()
    },
  )

  it('answers the last question that the rate limit allows, even if the response to its insert is lost', async () => {
    const limited = await startTestAppOn({ ...app.env, LIMIT_SENDS_PER_MINUTE: '1' })
    const { token } = await signUp(limited.url)
    const ask = () =>
      callApi(limited.url, token, '/api/chat/stream', {
        method: 'POST',
        json: { messages: [{ role: 'user', content: '[[text un]] la seule' }] },
      })
    proxy.loseReplyTo('insert into generations')
    expect((await readStream(await ask())).text).toBe('un')
    expect((await ask()).status).toBe(429)
    await limited.close()
  })

  it('refuses questions with 503 within 3 s while it is paused, and accepts them afterwards', async () => {
    await openConnections()
    proxy.pause()
    const sentAtMs = performance.now()
    const refused = await Promise.all(Array.from({ length: 30 }, () => send('[[text oui]] en pause')))
    const bodies = await Promise.all(refused.map(response => response.json()))
    expect(performance.now() - sentAtMs).toBeLessThan(3_000)
    for (const body of bodies) expect(body).toMatchObject({ error: { code: 'database_unavailable' } })
    expect(refused.map(response => response.status)).toEqual(refused.map(() => 503))
    proxy.resume()
    expect((await readStream(await send('[[text oui]] après'))).text).toBe('oui')
  })

  it('refuses questions with 503 within 3 s while a table is locked, and accepts them afterwards', async () => {
    const locked = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    const lock = other.db.transaction().execute(async transaction => {
      await sql`lock table generations in access exclusive mode`.execute(transaction)
      locked.resolve()
      await released.promise
    })
    await locked.promise
    const sentAtMs = performance.now()
    const [refused, account] = await Promise.all([send('[[text non]] verrou'), person.call('/api/account')])
    expect(performance.now() - sentAtMs).toBeLessThan(3_000)
    expect([refused.status, account.status]).toEqual([503, 200])
    released.resolve()
    await lock
    expect((await readStream(await send('[[text oui]] sans verrou'))).text).toBe('oui')
  })

  it.each(['silence', 'pause'] as const)(
    'lets the server stop in time although it does not respond (%s)',
    async fault => {
      const ending = await startTestAppOn(app.env)
      const chat = await readStream(await send('[[text oui]] avant la fin'))
      expect(chat.done).toBe(true)
      proxy[fault]()
      const beganAtMs = performance.now()
      await ending.close()
      // Includes the queries for private text that a test app runs when it closes, which time out after 6 s.
      expect(performance.now() - beganAtMs).toBeLessThan(9_000)
    },
  )

  it('fails at most the running call if its connections are reset', async () => {
    const slow = sql`select pg_sleep(2)`.execute(app.db).then(
      () => 'answered',
      () => 'failed',
    )
    await until(
      async () =>
        (
          await sql<{
            query: string
          }>`select query from pg_stat_activity where query like '%pg_sleep(2)' and state = 'active'`.execute(
            other.db,
          )
        ).rows.length,
      count => count > 0,
    )
    proxy.cut()
    expect(['answered', 'failed']).toContain(await slow)
    expect((await person.call('/api/chat')).status).toBe(200)
  })
})
