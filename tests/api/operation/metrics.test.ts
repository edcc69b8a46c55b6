import { once } from 'node:events'
import http from 'node:http'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { listAudit } from '#server/store/audit/audit.ts'
import { version } from '#server/version.ts'
import { startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { adminAccount, callApi, logInAdmin, signUp, until } from '#tests/support/people/people.ts'
import { openRaw } from '#tests/support/servers/raw-http.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/test-app.ts'

/** O-9 and O-10: what an operator sees of the running server. */

const token = 'a-token-for-metrics'
let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ env: { METRICS_TOKEN: token } })
})
afterAll(() => app.close())

async function read(url: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}/metrics`, { headers })
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}

/** The value of one series, whose labels may be written in any order. */
function valueIn(text: string, name: string, labels: Record<string, string> = {}): number | undefined {
  const line = text
    .split('\n')
    .find(
      line =>
        (line.startsWith(`${name}{`) || line.startsWith(`${name} `)) &&
        Object.entries(labels).every(([label, value]) => line.includes(`${label}="${value}"`)),
    )
  return line === undefined ? undefined : Number(line.split(' ').at(-1))
}

/** Log lines of requests that have ended. */
function requestLines(log: string) {
  return log
    .split('\n')
    .filter(line => line.includes('"msg":"request"'))
    .map(line => JSON.parse(line) as Record<string, unknown>)
}

async function lineOf(app: TestApp, id: string | null) {
  const find = () => requestLines(app.log()).find(line => line.request === id)
  await expect.poll(find).toBeDefined()
  return find()
}

describe('who may read the metrics (O-9)', () => {
  it('a program on this machine, and anyone with the token, even through a proxy', async () => {
    const local = await read(app.url)
    expect(local).toMatchObject({ status: 200, type: expect.stringContaining('text/plain') })
    expect(valueIn(local.text, 'parvis_build_info', { version })).toBe(1)
    const forwarded = await read(app.url, {
      'x-forwarded-for': '203.0.113.7',
      authorization: `Bearer ${token}`,
    })
    expect(forwarded.status).toBe(200)
  })

  it.each([
    ['a forwarded request', { 'x-forwarded-for': '203.0.113.7' }],
    ['a forwarded request with a wrong token', { forwarded: 'for=1.2.3.4', authorization: 'Bearer wrong' }],
    ['a forwarded request that names only the proxy', { via: '1.1 proxy' }],
    ['a forwarded request that names only its protocol', { 'x-forwarded-proto': 'https' }],
  ])('%s finds nothing at this address', async (_who, headers) => {
    const unknown = await fetch(`${app.url}/no-such-page`)
    expect(await read(app.url, headers as Record<string, string>)).toEqual({
      status: 404,
      type: unknown.headers.get('content-type'),
      text: await unknown.text(),
    })
  })

  it('a request that names another host, such as one from a proxy that adds no header, finds nothing', async () => {
    const statusFor = async (host: string) => {
      const [response] = await once(http.get(`${app.url}/metrics`, { headers: { host } }), 'response')
      response.resume()
      return response.statusCode
    }
    expect(await statusFor('parvis.example.fr')).toBe(404)
    expect(await statusFor('localhost.example.fr')).toBe(404)
    expect(await statusFor('localhost:3000')).toBe(200)
  })

  it('a request from nginx with its default settings, which names this server as the host, finds nothing', async () => {
    const { host } = new URL(app.url)
    const statusFor = async (version: string) => {
      const connection = await openRaw(app.url)
      onTestFinished(connection.close)
      connection.send(`GET /metrics HTTP/${version}\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
      return (await connection.response()).status
    }
    expect(await statusFor('1.0')).toBe(404)
    expect(await statusFor('1.1')).toBe(200)
  })
})

describe('what is counted (O-9)', () => {
  it('a question with its tokens, time and route; a model that fails; nothing that names a person', async () => {
    const model = await startScriptedModel()
    onTestFinished(model.close)
    const app = await startTestApp({ env: model.env })
    const person = await signUp(app.url, 'kanarienvogel@example.fr')
    const before = await read(app.url)
    expect(valueIn(before.text, 'parvis_answers_total')).toBeUndefined()

    model.next({ steps: [{ type: 'text', text: 'Kanarienvogel' }, { type: 'complete' }] })
    const { chatId } = await person.ask('Kanarienvogel ?')
    model.next({ status: 400, body: { error: { message: 'Kanarienvogel' } } })
    await person.ask('Kanarienvogel !', { chatId })
    await person.call(`/api/chat/${chatId}`)
    await person.call('/api/kanarienvogel')
    await person.call('/api/chat', { method: 'PROPFIND' })

    const { text } = await read(app.url)
    expect(valueIn(text, 'parvis_answers_total', { model: 'gpt-4o', status: 'complete' })).toBe(1)
    expect(valueIn(text, 'parvis_answers_total', { model: 'gpt-4o', status: 'error' })).toBe(1)
    expect(valueIn(text, 'parvis_answer_first_text_seconds_count', { model: 'gpt-4o' })).toBe(1)
    expect(valueIn(text, 'parvis_model_tokens_total', { direction: 'out' })).toBeGreaterThan(0)
    expect(text).toMatch(/parvis_model_errors_total\{model="gpt-4o",code="model_\w+"\} 1/)
    const stream = { method: 'POST', route: '/api/chat/stream', status: '200' }
    expect(valueIn(text, 'parvis_requests_total', stream)).toBe(2)
    expect(valueIn(text, 'parvis_requests_total', { method: 'other' })).toBe(1)
    expect(valueIn(text, 'parvis_requests_total', { route: '/api/chat/:id', status: '200' })).toBe(1)
    expect(valueIn(text, 'parvis_live_answers')).toBe(0)
    expect(valueIn(text, 'parvis_database_connections', { state: 'open' })).toBeGreaterThan(0)
    expect(valueIn(text, 'parvis_event_loop_busy_ratio')).toBeGreaterThan(0)
    expect(valueIn(text, 'parvis_mails_pending')).toBe(0)
    expect(text).not.toMatch(/kanarienvogel/i)
    for (const id of [chatId, person.id]) expect(text).not.toContain(id)
    await app.close()
  })
})

it('an idle server keeps at most three connections to the database open (Y-8)', async () => {
  const tasks = ['search_words', 'shares', 'temporary_chats']
  const { text } = await until(
    () => read(app.url),
    ({ text }) =>
      tasks.every(task => valueIn(text, 'parvis_sweeps_total', { task, result: 'ok' }) !== undefined),
  )
  expect(valueIn(text, 'parvis_database_connections', { state: 'open' })).toBeLessThanOrEqual(3)
})

describe('the line of a request (O-10)', () => {
  it('has the id of the response, and neither the path nor the query', async () => {
    const response = await fetch(`${app.url}/api/legal/terms?q=Kanarienvogel`)
    const id = response.headers.get('x-request-id')
    expect(id).toMatch(/^[\da-f-]{36}$/)
    expect(await lineOf(app, id)).toEqual({
      level: 30,
      time: expect.any(String),
      request: id,
      method: 'GET',
      route: '/api/legal/:page',
      status: 200,
      ms: expect.any(Number),
      bytes: expect.any(Number),
      msg: 'request',
    })
    const refused = await fetch(`${app.url}/api/chat`, { headers: { 'x-request-id': 'chosen-by-a-client' } })
    expect(refused.headers.get('x-request-id')).not.toBe('chosen-by-a-client')
    expect(await lineOf(app, refused.headers.get('x-request-id'))).toMatchObject({ status: 401 })
  })

  it('is logged at the debug level for a probe and for a file of the pages', async () => {
    const probe = await fetch(`${app.url}/api/ready`)
    expect(await probe.json()).toEqual({ status: 'ready', version })
    expect(await lineOf(app, probe.headers.get('x-request-id'))).toMatchObject({ level: 20 })
    for (const path of ['/manifest.webmanifest', '/offline-worker.js?language=fr', '/favicon.svg']) {
      const { headers } = await fetch(app.url + path)
      expect(await lineOf(app, headers.get('x-request-id'))).toMatchObject({ status: 200, level: 20 })
    }
  })

  it('has the id that a trusted proxy sends, if it looks like an id', async () => {
    const behind = await startTestApp({ env: { TRUST_PROXY: 'loopback' } })
    const responseIdFor = async (id: string) => {
      const headers = { 'x-request-id': id, 'x-forwarded-for': '203.0.113.7' }
      return (await fetch(`${behind.url}/api/config`, { headers })).headers.get('x-request-id')
    }
    expect(await responseIdFor('proxy-id-0001')).toBe('proxy-id-0001')
    expect(await lineOf(behind, 'proxy-id-0001')).toMatchObject({ route: '/api/config' })
    expect(await responseIdFor('not an id: "}')).toMatch(/^[\da-f-]{36}$/)
    expect(await responseIdFor('x'.repeat(65))).toMatch(/^[\da-f-]{36}$/)
    await behind.close()
  })

  it('has the id that the audit log names, even if the proxy chose it', async () => {
    const behind = await startTestApp({ env: { TRUST_PROXY: 'loopback' } })
    onTestFinished(() => behind.close())
    const { id: userId } = await signUp(behind.url)
    const { token } = await logInAdmin(behind.url)
    const send = (path: string, method: string, id?: string, json?: unknown) =>
      callApi(behind.url, token, path, { method, json, headers: id ? { 'x-request-id': id } : {} })
    const wrong = 'a wrong password'
    const proof = { password: 'a new long password', current_password: wrong }
    const signIn = '/auth/v1/token?grant_type=password'
    const calls = [
      await send(signIn, 'POST', 'proxy-id-0002', { ...adminAccount, password: wrong }),
      await send(`/api/admin/users/${userId}/chats`, 'GET', 'proxy-id-0003'),
      await send(`/api/admin/users/${userId}`, 'DELETE'),
      await send('/auth/v1/user', 'PUT', 'proxy-id-0004', proof),
    ]
    expect(calls.map(({ status }) => status)).toEqual([400, 200, 204, 400])
    const ids = calls.map(({ headers }) => headers.get('x-request-id'))
    expect(ids).toEqual(['proxy-id-0002', 'proxy-id-0003', expect.any(String), 'proxy-id-0004'])
    for (const [index, id] of ids.entries()) {
      expect(await lineOf(behind, id)).toMatchObject({ status: calls[index]?.status })
    }
    const named = async () => (await listAudit(behind.db, { limit: 10 })).entries.map(one => one.requestId)
    await until(named, list => ids.slice(0, 3).every(id => list.includes(id)))
    const refusal = behind
      .log()
      .split('\n')
      .find(line => line.includes('the current password was wrong'))
    expect(JSON.parse(refusal ?? '')).toMatchObject({ request: 'proxy-id-0004' })
  })

  it('has the id that the log of a failed sign-in names', async () => {
    const failing = await startTestApp()
    onTestFinished(() => failing.close())
    await sql`alter table auth_users rename to auth_users_away`.execute(failing.db)
    const path = '/auth/v1/token?grant_type=password'
    const { status, headers } = await callApi(failing.url, '', path, { method: 'POST', json: adminAccount })
    await sql`alter table auth_users_away rename to auth_users`.execute(failing.db)
    const failure = failing
      .log()
      .split('\n')
      .find(line => line.includes('a request to the auth provider failed'))
    expect([status, JSON.parse(failure ?? '{}')]).toMatchObject([
      500,
      { request: headers.get('x-request-id'), err: { code: '42P01' } },
    ])
  })
})
