import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, inject, it } from 'vitest'
import { version } from '#server/version.ts'
import { asAdmin } from '#tests/support/databases/database-template.ts'
import { pauseAnswer } from '#tests/support/model/held-answer.ts'
import { startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { messagesAt, type Person, readStream, signUp, until } from '#tests/support/people/people.ts'
import { runningMs } from '#tests/support/running-time.ts'
import { openRaw, type RawResponse } from '#tests/support/servers/raw-http.ts'
import { startTestApp, startTestAppOn } from '#tests/support/servers/test-app.ts'

const jsonHeaders = { 'content-type': 'application/json' }

function requestText(
  path: string,
  person: Person,
  init: { method: string; body?: string; headers?: object },
) {
  const { method, body = '', headers = {} } = init
  const all = {
    host: 'localhost',
    authorization: `Bearer ${person.token}`,
    'content-length': Buffer.byteLength(body),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return [`${method} ${path} HTTP/1.1`, ...lines, '', body].join('\r\n')
}

it('a server that stops lets a short answer finish, and refuses new questions with 503 (F-12)', async () => {
  const model = await startScriptedModel()
  const app = await startTestApp({ env: model.env })
  const person = await signUp(app.url)
  const open = await openRaw(app.url)
  open.send(requestText('/api/account', person, { method: 'GET' }))
  expect((await open.response()).status).toBe(200)
  const proceed = pauseAnswer(model, 'courte')
  const reading = readStream(await person.send('courte'))
  const closed = app.close(10_000)

  // An open connection gets one last response; a new question is refused there too.
  const body = JSON.stringify({ messages: [{ role: 'user', content: 'une autre' }] })
  open.send(requestText('/api/chat/stream', person, { method: 'POST', body, headers: jsonHeaders }))
  const onOpen = await open.response()
  expect(summaryOf(onOpen)).toEqual([503, '5', 'close', 'restarting'])
  await open.ended

  const calls: [string, Parameters<typeof requestText>[2]][] = [
    ['/', { method: 'GET' }],
    ['/api/chat', { method: 'GET' }],
    ['/api/chat/stream', { method: 'POST', body, headers: jsonHeaders }],
    ['/auth/v1/token?grant_type=password', { method: 'POST', body: '{}', headers: jsonHeaders }],
  ]
  for (const [path, init] of calls) {
    const late = await openRaw(app.url)
    late.send(requestText(path, person, init))
    expect([path, ...summaryOf(await late.response())]).toEqual([path, 503, '5', 'close', 'restarting'])
    await late.ended
  }
  expect(await probe(app.url, '/api/ready')).toEqual([503, '5', { status: 'not ready', version }])
  expect(await probe(app.url, '/api/health')).toEqual([200, null, { status: 'ok' }])

  proceed()
  const read = await reading
  await closed
  expect([read.done, read.text]).toEqual([true, 'La moitié et le reste.'])
  expect(model.answerRequests()).toHaveLength(1)
  await model.close()
})

it.skipIf(inject('databaseTemplate').kind === 'embedded')(
  'a server that stops says so on open connections too, even once its database is closed (F-12)',
  async () => {
    const app = await startTestApp()
    const person = await signUp(app.url)
    const connections = await Promise.all(Array.from({ length: 50 }, () => openRaw(app.url)))
    // The server has accepted them all once it has answered on each.
    for (const connection of connections)
      connection.send(requestText('/api/health', person, { method: 'GET' }))
    await Promise.all(connections.map(connection => connection.response()))
    const call = async (path: string) => {
      const connection = connections.pop()
      connection?.send(requestText(path, person, { method: 'GET' }))
      const { error } = JSON.parse((await connection?.response())?.body ?? '') as { error?: { code: string } }
      return error?.code
    }
    await asAdmin(app.env.DATABASE_URL ?? '', async other => {
      // The database cannot be closed while a query waits for this lock.
      await other.query('begin; lock table chats in access exclusive mode')
      const waiting = call('/api/chat')
      const locks = () =>
        other.query(`select 1 from pg_locks where relation = 'chats'::regclass and not granted
          and database = (select oid from pg_database where datname = current_database())`)
      // A periodic job may wait for it too.
      await until(locks, ({ rowCount }) => rowCount !== null && rowCount > 0)
      const closed = app.close()
      const code = await until(
        () => call('/auth/v1/user'),
        found => found !== undefined,
      )
      expect([code, await call('/api/chat')]).toEqual(['restarting', 'restarting'])
      // On a slow machine, the query may reach the timeout for locks first.
      expect(['restarting', 'database_conflict']).toContain(await waiting)
      await closed
    })
  },
)

function summaryOf({ status, headers, body }: RawResponse) {
  const { error } = JSON.parse(body) as { error: { code: string } }
  return [status, headers.get('retry-after'), headers.get('connection'), error.code]
}

async function probe(url: string, path: string) {
  const response = await fetch(url + path)
  return [response.status, response.headers.get('retry-after'), await response.json()]
}

it('a server that stops tells people what to do in words, and programs with a code (F-12)', async () => {
  const model = await startScriptedModel()
  const app = await startTestApp({ env: model.env })
  const person = await signUp(app.url)
  const proceed = pauseAnswer(model, 'courte')
  await readStream(await person.send('courte'), soFar => soFar.text === '')
  const closed = app.close(10_000)
  // On a new connection, because one that was already open is still served.
  const visit = async (path: string, accept: string, method = 'GET') => {
    const request = httpRequest(app.url + path, { method, headers: { accept }, agent: false }).end()
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    const { statusCode: status, headers } = response
    return { status, headers, type: headers['content-type'], body: await text(response) }
  }
  const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

  for (const path of ['/', '/legal/terms', '/files/x', '/?chat=1']) {
    const { status, headers, type, body } = await visit(path, browser)
    expect([path, status, type]).toEqual([path, 503, 'text/html; charset=utf-8'])
    expect([headers['retry-after'], headers['cache-control']]).toEqual(['5', 'no-store'])
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(body).toContain('<p lang="en">The service is restarting. Please reload this page in a moment.</p>')
    expect(body).toContain(
      '<p lang="fr">Le service redémarre. Veuillez recharger cette page dans un instant.</p>',
    )
    // No scripts, styles or images: the policy would block them, and the server would refuse to serve them.
    expect(body).not.toMatch(/<(script|style|link|img)|style=|\son\w+=/)
  }
  const head = await visit('/', browser, 'HEAD')
  expect([head.status, head.type, head.body]).toEqual([503, 'text/html; charset=utf-8', ''])

  const calls = [
    ['/api/chat', browser],
    ['/api', browser],
    ['/auth/v1/user', browser],
    ['/', '*/*'],
    ['/theme.js', '*/*'],
  ] as const
  for (const [path, accept] of calls) {
    const { status, type, body } = await visit(path, accept)
    expect([path, status, type]).toEqual([path, 503, 'application/json; charset=utf-8'])
    expect(JSON.parse(body)).toMatchObject({ error: { code: 'restarting' } })
  }
  expect((await visit('/', browser, 'POST')).type).toBe('application/json; charset=utf-8')
  proceed()
  await closed
  await model.close()
})

it('a server that stops refuses a question that waits for a running answer (F-12)', async () => {
  const model = await startScriptedModel()
  const env = model.env
  const limits = { LIMIT_LIVE_ANSWERS: '2', LIMIT_SENDS_PER_MINUTE: '1000' }
  const app = await startTestApp({ env: { ...env, ...limits } })
  const person = await signUp(app.url)
  const proceed = pauseAnswer(model, 'une')
  const first = await readStream(await person.send('une'), soFar => soFar.text === '')
  // The question is waiting once it counts as the second of two live answers: from then on, a retry in an unknown chat
  // is refused. The retry itself also counts for a moment, so the question can be refused and is then sent again.
  const sendUntilCounted = async (): Promise<Response> => {
    const response = await person.send('une', { chatId: first.chatId })
    return response.status === 429 ? sendUntilCounted() : response
  }
  const waiting = sendUntilCounted()
  await until(
    async () => {
      const retry = await person.call(`/api/chat/${randomUUID()}/retry`, { method: 'POST' })
      return ((await retry.json()) as { error: { code: string } }).error.code
    },
    code => code === 'too_many_answers',
  )
  const closed = app.close(10_000)
  const refused = await waiting
  expect([refused.status, await refused.json()]).toMatchObject([503, { error: { code: 'restarting' } }])
  proceed()
  await closed
  expect(model.answerRequests()).toHaveLength(1)
  await model.close()
})

it('a server that stops during a long answer stores its partial text, and tells the reader (F-12)', async () => {
  const model = await startScriptedModel()
  const app = await startTestApp({ env: model.env })
  const person = await signUp(app.url)
  let readLength = 0
  const reading = readStream(await person.send('[[paced 1000x20]] longue'), soFar => {
    readLength = soFar.text.length
    return true
  })
  await until(
    async () => readLength,
    length => length > 100,
  )
  await app.close(0)
  const read = await reading
  expect(read.events).toContainEqual(expect.objectContaining({ type: 'error', code: 'interrupted' }))
  expect(read.done).toBe(true)
  const again = await startTestAppOn(app.env)
  expect(await messagesAt(again.url, person, read.chatId)).toMatchObject([
    { role: 'user' },
    { role: 'assistant', status: 'interrupted', content: read.text },
  ])
  await again.close()
  await model.close()
})

it.skipIf(inject('databaseTemplate').kind === 'embedded')(
  'a server that stops and cannot store its answer is no longer among the processes (F-12)',
  async () => {
    const model = await startScriptedModel()
    const app = await startTestApp({ env: model.env })
    const person = await signUp(app.url)
    await asAdmin(app.env.DATABASE_URL ?? '', async other => {
      const reading = person.ask('[[paced 1000x20]] longue')
      await until(
        async () => (await other.query('select 1 from generations')).rowCount,
        count => count === 1,
      )
      await other.query('begin; select 1 from generations for update')
      await app.close(0)
      await reading.catch(() => undefined)
      // Other servers can close its answer, and a move need not wait until its last heartbeat is old.
      expect((await other.query('select id from processes')).rows).toEqual([])
    })
    await model.close()
  },
)

it('a server that stops does not wait for a silent mail server', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const app = await startTestApp({ env: { SMTP_URL: `smtp://127.0.0.1:${port}`, AUTH_LIMITS: 'off' } })
  const connected = once(silent, 'connection')
  await fetch(`${app.url}/auth/v1/signup`, {
    method: 'POST',
    headers: jsonHeaders,
    body: JSON.stringify({ email: 'marie@example.fr', password: 'a good long password' }),
  })
  await connected
  const startedAtMs = runningMs()
  await app.close()
  expect(runningMs() - startedAtMs).toBeLessThan(6_000)
  silent.close()
})
