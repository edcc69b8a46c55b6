import { once } from 'node:events'
import http from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  type TestContext,
} from 'vitest'
import { streamPingIntervalMs } from '#shared/api/sse.ts'
import { maxPdfBytes, maxRequestBodyBytes } from '#shared/limits.ts'
import { holdAnswer } from '#tests/support/model/held-answer.ts'
import { type ScriptedModel, startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { callApi, callsWith, type Person, signUp } from '#tests/support/people/people.ts'
import { uploadFiles } from '#tests/support/people/uploading.ts'
import { pdfFile } from '#tests/support/samples/pdf-files.ts'
import {
  missingPrograms,
  type ProxyName,
  type RunningProxy,
  readDeployFile,
  startProxy,
} from '#tests/support/servers/proxies.ts'
import { startTestApp, startTestAppOn, type TestApp } from '#tests/support/servers/test-app.ts'

/** O-16: the proxies' settings in deploy, each in the real proxy. */

const maxFailedSignIns = 3

let model: ScriptedModel
let app: TestApp
let person: Person

beforeAll(async () => {
  model = await startScriptedModel()
  app = await startTestApp({
    env: {
      ...model.env,
      // Like `loopback` in production, but it leaves the clients' addresses 127.0.0.2 to 127.0.0.5 untrusted.
      TRUST_PROXY: '127.0.0.1',
      LIMIT_FAILED_SIGN_INS: String(maxFailedSignIns),
    },
  })
  person = await signUp(app.url)
})

afterAll(async () => {
  await app.close()
  await model.close()
})

/** The user, whose calls go through this proxy. */
function behind({ url, from }: RunningProxy): Person {
  const client = from('127.0.0.1')
  const call: Person['call'] = (path, init = {}) => callApi(url, person.token, path, { ...init, ...client })
  return { ...person, ...callsWith(call) }
}

/** A PDF of exactly this size. */
function pdfOf(sizeBytes: number): Buffer<ArrayBuffer> {
  const file = pdfFile({ pages: ['Bail'], paddingBytes: sizeBytes - 2_000 })
  return Buffer.concat([file, Buffer.alloc(sizeBytes - file.length, ' ')])
}

async function signInWrongly(
  proxy: RunningProxy,
  localAddress: string,
  claimedAddress: string,
): Promise<number> {
  const response = await fetch(`${proxy.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': claimedAddress },
    body: JSON.stringify({ email: `nobody${claimedAddress}@example.fr`, password: 'a wrong password' }),
    ...proxy.from(localAddress),
  })
  await response.text()
  return response.status
}

function skipWithout(name: ProxyName, context: TestContext): void {
  const missing = missingPrograms(name)
  if (missing.length > 0) context.skip(`${missing.join(' and ')} is not installed`)
}

/** Begins an upload that announces this length, and sends until the response arrives. */
async function beginUpload({ url, ca }: RunningProxy, token: string, announcedBytes: number) {
  const { request } = url.startsWith('https:') ? https : http
  const sending = request(`${url}/api/chat/upload`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': announcedBytes,
    },
    ca,
  })
  const responding = once(sending, 'response') as Promise<[http.IncomingMessage]>
  const sent = Readable.from(endless()).pipe(sending)
  const [response] = await responding
  const body = await text(response)
  sent.destroy()
  return { status: response.statusCode, body }
}

function* endless() {
  for (;;) yield Buffer.alloc(64 * 1024)
}

/** Each proxy's clients sign in from different addresses, because the limit counts attempts for minutes. */
const addresses = {
  nginx: { guesser: '127.0.0.2', other: '127.0.0.3' },
  caddy: { guesser: '127.0.0.4', other: '127.0.0.5' },
}

describe.each(['nginx', 'caddy'] as const)('behind %s with the settings of deploy', name => {
  let proxy: RunningProxy

  beforeAll(async () => {
    if (missingPrograms(name).length === 0) proxy = await startProxy(name, app.url)
  })
  beforeEach(context => skipWithout(name, context))
  afterAll(() => proxy?.close())

  it('an answer arrives piece by piece, uncompressed', async () => {
    const owner = behind(proxy)
    const { chatId } = await owner.ask('[[text Bonjour]]')
    const held = await holdAnswer(model, owner, chatId)
    expect(await held.finish()).toBe('La moitié et le reste.')
    const response = await owner.call('/api/chat/stream', {
      method: 'POST',
      headers: { 'accept-encoding': 'gzip, br' },
      json: { messages: [{ role: 'user', content: '[[text Bonjour]]' }] },
    })
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(await response.text()).toContain('data: [DONE]')
  })

  it('a PDF of the maximum size is stored', async () => {
    const files = [{ name: 'bail.pdf', bytes: pdfOf(maxPdfBytes) }]
    expect((await uploadFiles(behind(proxy), files)).status).toBe(200)
  }, 60_000)

  it('a request that is larger than any upload is refused with the message of Parvis, before all of it is sent', async () => {
    const owner = behind(proxy)
    const { status, body } = await beginUpload(proxy, owner.token, maxRequestBodyBytes + 1)
    expect(status).toBe(413)
    expect(JSON.parse(body)).toEqual({
      error: { code: 'too_large', message: 'The request is too large.' },
    })
  })

  it('wrong passwords are counted by the client’s address, even if the client claims another', async () => {
    const statuses: number[] = []
    for (let round = 0; round <= maxFailedSignIns; round += 1) {
      statuses.push(await signInWrongly(proxy, addresses[name].guesser, `203.0.113.${round}`))
    }
    expect(statuses).toEqual([...Array(maxFailedSignIns).fill(400), 429])
    expect(await signInWrongly(proxy, addresses[name].other, '203.0.113.1')).toBe(400)
    expect(app.log()).not.toContain('TRUST_PROXY')
  })

  it('the metrics are hidden, and a client cannot choose the id of its request', async () => {
    const hidden = await fetch(`${proxy.url}/metrics`, {
      headers: { 'x-request-id': 'chosen-by-a-client' },
      ...proxy.from('127.0.0.1'),
    })
    expect(hidden.status).toBe(404)
    expect(hidden.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('nginx', () => {
  beforeEach(context => skipWithout('nginx', context))

  it('redirects a request without TLS to its own name, whatever host the request names', async () => {
    const proxy = await startProxy('nginx', app.url)
    onTestFinished(proxy.close)
    const sent = http.get(`${proxy.plainUrl}/library?q=bail`, { headers: { host: 'elsewhere.example' } })
    const [response] = (await once(sent, 'response')) as [http.IncomingMessage]
    response.resume()
    expect(response.headers.location).toBe('https://parvis.example.fr/library?q=bail')
  })

  it('does not end an answer that pauses for less than its timeout, however long the answer takes', async () => {
    const proxy = await startProxy('nginx', app.url, text =>
      text.replace(readTimeout, 'proxy_read_timeout 2s'),
    )
    onTestFinished(proxy.close)
    const read = await behind(proxy).ask('[[paced 10x250]]')
    expect(read.done).toBe(true)
    expect(read.text).toHaveLength(10 * '00000 words of text'.length)
  })

  it('waits much longer than the interval of the pings', async () => {
    const [, minutes] = readTimeout.exec(await readDeployFile('nginx.conf')) ?? []
    expect(Number(minutes) * 60_000).toBeGreaterThan(10 * streamPingIntervalMs)
  })

  it('says in both languages that the service is restarting, while Parvis is stopped', async () => {
    const proxy = await startProxy('nginx', app.url, text =>
      text.replace(/server 127.*;/, 'server 127.0.0.1:1;'),
    )
    onTestFinished(proxy.close)
    const stopped = await fetch(`${proxy.url}/`, { ...proxy.from('127.0.0.1') })
    expect([stopped.status, stopped.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await stopped.text()).toMatch(/The service is restarting.*\nLe service redémarre\./)
  })
})

describe('nginx in front of two processes, of which one after the other restarts', () => {
  beforeEach(context => skipWithout('nginx', context))

  /** Stands for a process: its port, and how it answers. `stop` closes the port. */
  async function startProcess(status: number, port = 0) {
    const server = http.createServer((_request, response) => response.writeHead(status).end())
    await once(server.listen(port, '127.0.0.1'), 'listening')
    const stop = async () => {
      server.closeAllConnections()
      if (server.listening) await once(server.close(), 'close')
    }
    onTestFinished(stop)
    return { port: (server.address() as AddressInfo).port, stop }
  }

  async function startBefore(...ports: [number, number]) {
    const proxy = await startProxy('nginx', `http://127.0.0.1:${ports[0]}`, text =>
      text.replace('# server 127.0.0.1:3001', `server 127.0.0.1:${ports[1]}`),
    )
    onTestFinished(proxy.close)
    const client = proxy.from('127.0.0.1')
    const statusOf = async (method: string) => {
      const response = await fetch(`${proxy.url}/`, { method, ...client })
      await response.arrayBuffer()
      return response.status
    }
    /** Enough calls for each process to be asked. */
    return async (method: string) => {
      const statuses = new Set<number>()
      for (let call = 0; call < 10; call += 1) statuses.add(await statusOf(method))
      return [...statuses].toSorted((a, b) => a - b)
    }
  }

  it('pages are shown while one of them lets its answers finish, but no question is sent twice', async () => {
    const [stopping, other] = [await startProcess(503), await startProcess(200)]
    const statusesOf = await startBefore(stopping.port, other.port)
    for (const method of ['GET', 'DELETE']) expect(await statusesOf(method)).toEqual([200])
    for (const method of ['POST', 'PATCH']) expect(await statusesOf(method)).toEqual([200, 503])
  })

  it('everything works as soon as the first one is back, even if the second one stops then', async () => {
    const [first, second] = [await startProcess(200), await startProcess(200)]
    const statusesOf = await startBefore(first.port, second.port)
    await first.stop()
    expect(await statusesOf('GET')).toEqual([200])
    await startProcess(200, first.port)
    await second.stop()
    expect(await statusesOf('GET')).toEqual([200])
  })
})

describe('caddy', () => {
  beforeEach(context => skipWithout('caddy', context))

  it('lets a request wait while Parvis restarts', async () => {
    const first = await startTestApp()
    const proxy = await startProxy('caddy', first.url)
    onTestFinished(proxy.close)
    const { token } = await signUp(first.url)
    await first.close()
    const asked = callApi(proxy.url, token, '/api/account', {
      ...proxy.from('127.0.0.1'),
    })
    const second = await startTestAppOn({ ...first.env, PORT: new URL(first.url).port })
    onTestFinished(() => second.close())
    expect((await asked).status).toBe(200)
  })
})

const readTimeout = /proxy_read_timeout (\d+)m/
