import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { callApi, readStream, signUp, trySignIn, until } from '#tests/support/people/people.ts'
import { startRedis } from '#tests/support/servers/redis-server.ts'
import { startServerProcess } from '#tests/support/servers/server-process.ts'
import { startTcpProxy } from '#tests/support/servers/tcp-proxy.ts'
import { startTestApp } from '#tests/support/servers/test-app.ts'
import { findRedis } from '../../../script/find-redis.mjs'

/** Z-9: two processes share one PostgreSQL database. */

const isEmbedded = inject('databaseTemplate').kind === 'embedded'
const redisProgram = findRedis()
const maxSendsPerMinute = 4
const maxUndelayedSignIns = 5

/** The first runs in the test's own process. Its model answers without a pause. */
async function startTwo(more: Record<string, string> = {}) {
  const model = await startScriptedModel()
  onTestFinished(model.close)
  const first = await startTestApp({
    env: {
      ...model.env,
      LIMIT_SENDS_PER_MINUTE: String(maxSendsPerMinute),
      LIMIT_FAILED_SIGN_INS: '100',
      ...more,
    },
  })
  onTestFinished(() => first.close())
  const second = await startServerProcess(first.env)
  onTestFinished(async () => {
    await second.end('SIGTERM')
  })
  return [
    { url: first.url, output: first.log },
    { url: second.url, output: second.output },
  ] as const
}

/** The statuses of wrong passwords for one account, sent to the two processes in turn. */
async function guess(urls: readonly string[], email: string, guessCount: number): Promise<number[]> {
  const statuses: number[] = []
  for (let index = 0; index < guessCount; index += 1) {
    const { status } = await trySignIn(urls[index % urls.length] ?? '', email, `wrong ${index}`)
    statuses.push(status)
  }
  return statuses
}

/** The statuses of questions of one user, sent to the two processes in turn. */
async function ask(urls: readonly string[], token: string, questionCount: number): Promise<number[]> {
  const statuses: number[] = []
  for (let index = 0; index < questionCount; index += 1) {
    const response = await callApi(urls[index % urls.length] ?? '', token, '/api/chat/stream', {
      method: 'POST',
      json: { messages: [{ role: 'user', content: `Question ${index}` }] },
    })
    statuses.push(response.status)
    if (response.ok) await readStream(response)
    else await response.body?.cancel()
  }
  return statuses
}

const refusedAfter = (callCount: number, status: number) => [...Array(callCount).fill(status), 429]

describe.skipIf(isEmbedded)('two processes', { timeout: 60_000 }, () => {
  it('refuse a question, and delay guesses at a password, after as many calls as one process would; keep running if a question beyond the limit is refused for another reason first', async () => {
    const urls = (await startTwo()).map(({ url }) => url)
    const [first = '', second = ''] = urls
    const person = await signUp(first)
    expect(await ask(urls, person.token, maxSendsPerMinute + 1)).toEqual(refusedAfter(maxSendsPerMinute, 200))
    const send = (json: unknown) =>
      callApi(second, person.token, '/api/chat/stream', { method: 'POST', json })
    expect((await send({ messages: 'nonsense' })).status).toBe(400)
    await fetch(`${second}/auth/v1/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}` },
    })
    expect((await send({ messages: [{ role: 'user', content: 'Question' }] })).status).toBe(401)
    expect(await guess(urls, person.email, maxUndelayedSignIns + 1)).toEqual(
      refusedAfter(maxUndelayedSignIns, 400),
    )
    for (const url of urls) expect((await fetch(`${url}/api/health`)).status).toBe(200)
  })

  it('do the same with Redis; while it is down, each counts alone, and no call fails', async ctx => {
    if (redisProgram === undefined) return ctx.skip('redis-server is not installed')
    const redis = await startRedis(redisProgram)
    onTestFinished(redis.close)
    const processes = await startTwo({ REDIS_URL: redis.url })
    const urls = processes.map(({ url }) => url)
    const person = await signUp(urls[0] ?? '')
    expect(await guess(urls, person.email, maxUndelayedSignIns + 1)).toEqual(
      refusedAfter(maxUndelayedSignIns, 400),
    )
    expect(await ask(urls, person.token, maxSendsPerMinute + 1)).toEqual(refusedAfter(maxSendsPerMinute, 200))

    await redis.close()
    for (const { output } of processes) {
      await until(
        async () => output(),
        text => text.includes('Redis is unavailable'),
      )
    }
    const other = await signUp(urls[1] ?? '')
    expect(await ask(urls, other.token, 2 * maxSendsPerMinute)).toEqual(
      Array(2 * maxSendsPerMinute).fill(200),
    )
    expect(await ask(urls, other.token, 1)).toEqual([429])
  })
})

/** F23. */
describe.skipIf(redisProgram === undefined)('a Redis that fails', () => {
  /** An app whose connection to Redis can be redirected to another server. */
  async function startWithRedis() {
    const redis = await startRedis(redisProgram ?? '')
    onTestFinished(redis.close)
    let { port } = redis
    let delayNextReply: (() => void) | undefined
    const proxy = await startTcpProxy(() =>
      connect(port, '127.0.0.1').on('data', () => {
        delayNextReply?.()
        delayNextReply = undefined
      }),
    )
    onTestFinished(proxy.close)
    const app = await startTestApp({
      env: {
        REDIS_URL: `redis://127.0.0.1:${proxy.port}`,
        LIMIT_SENDS_PER_MINUTE: String(maxSendsPerMinute),
      },
    })
    onTestFinished(() => app.close())
    const person = await signUp(app.url)
    return {
      redis,
      proxy,
      redirectTo: (other: { port: number }) => {
        port = other.port
      },
      /** Nothing in this process runs for this time once Redis has sent its next reply. */
      stopAtNextReply: (ms: number) => {
        delayNextReply = () => {
          const startedAtMs = performance.now()
          while (performance.now() - startedAtMs < ms);
        }
      },
      ask: (questionCount: number) => ask([app.url], person.token, questionCount),
      reportCount: () => app.log().split('Redis is unavailable').length - 1,
    }
  }

  it('is reported once if it refuses writes, and questions are counted without it', async () => {
    const { redis, ask, reportCount } = await startWithRedis()
    expect(await ask(1)).toEqual([200])
    expect(reportCount()).toBe(0)
    await redis.run('config set maxmemory 1')
    expect(await ask(maxSendsPerMinute + 1)).toEqual(refusedAfter(maxSendsPerMinute, 200))
    expect(reportCount()).toBe(1)
  })

  it('is reported once if its connection falls silent, and is then reached over a new one', async () => {
    const { proxy, ask, reportCount } = await startWithRedis()
    expect(await ask(maxSendsPerMinute)).toEqual(Array(maxSendsPerMinute).fill(200))
    proxy.silence()
    expect(await ask(1)).toEqual([200])
    await until(
      async () => reportCount(),
      count => count === 1,
    )
    // Counting alone, this process would allow three more, so a refusal shows that Redis counts again.
    await until(
      () => ask(1),
      ([status]) => status === 429,
    )
    expect(reportCount()).toBe(1)
  })

  it('is not taken for silent if the server itself did not run for a while', async () => {
    const { ask, stopAtNextReply, reportCount } = await startWithRedis()
    expect(await ask(maxSendsPerMinute - 1)).toEqual(Array(maxSendsPerMinute - 1).fill(200))
    stopAtNextReply(400)
    expect(await ask(2)).toEqual([200, 429])
    expect(reportCount()).toBe(0)
  })

  it('is looked up again at its address after it has become a replica', async () => {
    const { redis, redirectTo, ask } = await startWithRedis()
    const primary = await startRedis(redisProgram ?? '')
    onTestFinished(primary.close)
    await redis.run(`replicaof 127.0.0.1 1`)
    redirectTo(primary)
    await until(
      async () => {
        await ask(1)
        return primary.run('dbsize')
      },
      size => size !== ':0',
    )
  })
})

it('a load balancer that closes each connection, because it has no Redis, is reported once, and questions are counted without it', async () => {
  let connectionCount = 0
  const balancer = createServer(socket => {
    connectionCount += 1
    socket.resume().end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void balancer.close())
  await once(balancer, 'listening')
  const app = await startTestApp({
    env: {
      REDIS_URL: `redis://127.0.0.1:${(balancer.address() as AddressInfo).port}`,
      LIMIT_SENDS_PER_MINUTE: String(maxSendsPerMinute),
    },
  })
  onTestFinished(() => app.close())
  const { token } = await signUp(app.url)
  expect(await ask([app.url], token, maxSendsPerMinute + 1)).toEqual(refusedAfter(maxSendsPerMinute, 200))
  await until(
    async () => connectionCount,
    count => count > 3,
  )
  expect(app.log().split('Redis is unavailable').length - 1).toBe(1)
})
