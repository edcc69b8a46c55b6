import { readFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { freshStorage } from '#tests/support/databases/databases.ts'
import { startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { callApi, readStream, signUp, until } from '#tests/support/people/people.ts'
import { openRaw } from '#tests/support/servers/raw-http.ts'
import { startServerProcess } from '#tests/support/servers/server-process.ts'
import { startTcpProxy } from '#tests/support/servers/tcp-proxy.ts'

const mebibyte = 1024 * 1024
const piece = `${'un mot après l’autre '.repeat(48)}\n`

async function start() {
  const model = await startScriptedModel()
  onTestFinished(model.close)
  const env = model.env
  const server = await startServerProcess({ ...(await freshStorage()), ...env })
  onTestFinished(async () => void (await server.end('SIGKILL')))
  return { model, server, person: await signUp(server.url) }
}

async function residentBytes(pid: number): Promise<number> {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024
}

it.runIf(process.platform === 'linux')(
  '200 readers that read nothing of a long answer cost little memory and are dropped; other calls still work (F-5, H-7)',
  async () => {
    const { model, server, person } = await start()
    // A thousand of these are more than the system buffers for one connection.
    const text = piece.repeat(4)
    const texts = Array.from({ length: 1_000 }, () => ({ type: 'text' as const, text }))
    model.next(
      { steps: [...texts, { type: 'complete' }], paceMs: 10 },
      ({ question }) => question === 'quatre mégaoctets',
    )
    let chatId = ''
    const reading = readStream(await person.send('quatre mégaoctets'), soFar => {
      chatId = soFar.text === '' ? '' : soFar.chatId
      return true
    })
    await until(
      async () => chatId,
      id => id !== '',
    )
    const beforeBytes = await residentBytes(server.pid)
    const stalled = await Promise.all(Array.from({ length: 200 }, () => openRaw(server.url)))
    for (const connection of stalled) {
      connection.pause()
      connection.send(
        `GET /api/chat/${chatId}/stream HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${person.token}\r\n\r\n`,
      )
    }
    const read = await reading
    expect([read.done, read.text === text.repeat(1_000)]).toEqual([true, true])
    // The answer itself costs about 70 MiB. The rest of it in memory for each reader would take 800 MiB.
    expect((await residentBytes(server.pid)) - beforeBytes).toBeLessThan(192 * mebibyte)
    // The server drops a reader that has read nothing for 30 s, and may notice this 30 s late.
    await wait(70_000)
    for (const connection of stalled) connection.resume()
    await Promise.all(stalled.map(({ ended }) => ended))
    // A connection that was not dropped would get the rest.
    const receivedBytes = stalled.map(connection => connection.receivedBytes())
    expect(Math.max(...receivedBytes)).toBeLessThan(Buffer.byteLength(text) * 1_000)
    expect((await person.ask('[[text oui]]')).text).toBe('oui')
  },
  180_000,
)

it('a long question and its answer get through a line of 4 kB/s in both directions (F-5, H-7)', async () => {
  const { server, person } = await start()
  const proxy = await startTcpProxy(() => createConnection(Number(new URL(server.url).port), '127.0.0.1'))
  onTestFinished(proxy.close)
  proxy.throttle(4_000)
  const content = `[[paced 1500x5]] ${'x'.repeat(20_000)}`
  const startedAtMs = performance.now()
  const response = await callApi(`http://127.0.0.1:${proxy.port}`, person.token, '/api/chat/stream', {
    method: 'POST',
    json: { messages: [{ role: 'user', content }] },
  })
  const read = await readStream(response)
  expect(read.done).toBe(true)
  expect(read.text.endsWith(' 1499 words of text')).toBe(true)
  expect(read.text).toHaveLength(1_500 * '    0 words of text'.length)
  expect(performance.now() - startedAtMs).toBeGreaterThan(12_000)
}, 120_000)
