import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { countSurvived } from '#tests/support/crashes/tries.ts'
import { freshStorage } from '#tests/support/databases/databases.ts'
import { startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { password, signUp } from '#tests/support/people/people.ts'
import { openRaw } from '#tests/support/servers/raw-http.ts'
import { startServerProcess } from '#tests/support/servers/server-process.ts'

const attacker = '203.0.113.7'

type Work = (index: number) => Promise<number>

/** Runs `work` `count` times, `maxConcurrency` at a time, and returns how many responses had each status. */
async function times(count: number, maxConcurrency: number, work: Work): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {}
  let next = 0
  const worker = async () => {
    for (let index = next++; index < count; index = next++) {
      const status = await work(index)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: maxConcurrency }, worker))
  return statuses
}

/** H-5, H-7: one address sends junk, wrong passwords and sign-ups, while 500 connections send their headers slowly. */
it('during a flood from one address, other users can still sign in, ask and read', async ({ task }) => {
  const model = await startScriptedModel()
  onTestFinished(model.close)
  const server = await startServerProcess({
    ...(await freshStorage()),
    ...model.env,
    TRUST_PROXY: 'loopback',
    LIMIT_SENDS_PER_MINUTE: '1000',
  })
  onTestFinished(async () => void (await server.end('SIGKILL')))
  const person = await signUp(server.url)
  const post = async (path: string, body: string, address = attacker) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
    const response = await fetch(server.url + path, { method: 'POST', headers, body })
    await response.arrayBuffer()
    return response.status
  }
  const json = (index: number) =>
    JSON.stringify({ email: `flood${index}@example.fr`, password: 'a wrong password' })

  const trickling = await Promise.all(Array.from({ length: 500 }, () => openRaw(server.url)))
  const closed = trickling.map(async ({ send, ended }) => {
    send('GET /api/health HTTP/1.1\r\n')
    const drip = setInterval(() => send('x'), 1_000)
    await ended
    clearInterval(drip)
  })
  const startedAtMs = performance.now()
  let isFlooding = true
  const others = async () => {
    const durationsMs: number[] = []
    for (; isFlooding; await wait(100)) {
      const askedAtMs = performance.now()
      const body = JSON.stringify({ email: person.email, password })
      expect(await post('/auth/v1/token?grant_type=password', body, '198.51.100.1')).toBe(200)
      expect((await person.ask('[[text oui]]')).text).toBe('oui')
      durationsMs.push(performance.now() - askedAtMs)
      countSurvived(task)
    }
    return Math.max(...durationsMs)
  }
  const watching = others()
  const [junk, wrong, signUps] = await Promise.all([
    times(10_000, 20, index => post(`/api/${index % 2 ? 'chat/stream' : `x${index}`}`, '{"messages":[')),
    times(1_000, 5, index => post('/auth/v1/token?grant_type=password', json(index % 7))),
    times(200, 5, index => post('/auth/v1/signup', json(index))),
  ])
  isFlooding = false
  // After 30 s the page would report a failure (F-2).
  expect(await watching).toBeLessThan(30_000)
  expect(Object.keys(junk).every(status => status === '401' || status === '404')).toBe(true)
  expect(wrong[429]).toBeGreaterThan(900)
  expect(signUps[429]).toBeGreaterThan(150)
  await Promise.all(closed)
  expect(performance.now() - startedAtMs).toBeLessThan(120_000)
  expect((await person.ask('[[text encore]]')).text).toBe('encore')
}, 300_000)
