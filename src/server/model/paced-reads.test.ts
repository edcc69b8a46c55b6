import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { Agent } from 'undici'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pacedConnector } from './paced-reads.ts'

/** TLS without certificates. */
const sharedKey = { psk: Buffer.alloc(32, 1), identity: 'test' }
const ciphers = 'PSK+AES'
const clientOptions = {
  ciphers,
  maxVersion: 'TLSv1.2',
  pskCallback: () => sharedKey,
  checkServerIdentity: () => undefined,
} as const
const servers = {
  http: createServer(),
  https: createTlsServer({ ciphers, maxVersion: 'TLSv1.2', pskCallback: () => sharedKey.psk }),
}

const responses: ServerResponse[] = []
let agent: Agent

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  agent = new Agent({
    connect: pacedConnector({ timeout: 10_000, allowH2: false, ...clientOptions }),
    bodyTimeout: 0,
    headersTimeout: 0,
  })
  for (const server of Object.values(servers)) {
    server.removeAllListeners('request').on('request', (_, response) => responses.push(response))
    await once(server.listen(0, '127.0.0.1'), 'listening')
  }
})
afterEach(async () => {
  await agent.destroy()
  responses.length = 0
  for (const server of Object.values(servers)) server.close()
  vi.useRealTimers()
})

/**
 * Sends requests, and waits until the server has received them. `streams`: what has been read of each response, and
 * whether its end or loss was noticed.
 */
async function openStreams(streamCount: number, scheme: keyof typeof servers = 'http') {
  const server = servers[scheme]
  const origin = `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`
  const streams = Array.from({ length: streamCount }, () => ({ read: '', isOver: false }))
  for (const stream of streams) {
    const end = () => {
      stream.isOver = true
    }
    const requested = once(server, 'request')
    void agent.request({ origin, path: '/', method: 'GET' }).then(({ body }) => {
      body.on('data', piece => {
        stream.read += String(piece)
      })
      body.on('end', end).on('error', end)
    })
    await requested
  }
  /** The server sends a piece on each stream. Resolves once the operating system has all of them. */
  const send = (text: string) =>
    Promise.all(responses.map(response => new Promise<unknown>(resolve => response.write(text, resolve))))
  return { streams, send, reads: () => streams.map(({ read }) => read) }
}

/** Lets the event loop read what has arrived, without any time passing. */
async function poll(isDone: () => boolean = () => false, maxTurns = 20): Promise<void> {
  for (let turn = 0; turn < maxTurns && !isDone(); turn += 1) await setImmediate()
}

/** `expect.poll` would let time pass. */
async function expectReads(reads: () => string[], text: string): Promise<void> {
  await poll(() => reads().every(read => read === text), 10_000)
  expect(reads()).toEqual(reads().map(() => text))
}

/** Lets time pass until the end or the loss of each stream has been noticed. */
async function untilOver(streams: readonly { isOver: boolean }[]): Promise<void> {
  const areOver = async () => {
    vi.advanceTimersByTime(50)
    await poll()
    return streams.every(({ isOver }) => isOver)
  }
  await expect.poll(areOver).toBe(true)
}

it('with fewer than twenty connections, each piece is read at once (Y-2)', async () => {
  const { send, reads } = await openStreams(19)
  let sent = ''
  for (const piece of 'abcdefghij') {
    await send(piece)
    sent += piece
    await expectReads(reads, sent)
  }
})

it('with twenty, the first pieces are read at once, later ones together at most 50 ms later (Y-2)', async () => {
  const { send, reads } = await openStreams(20)
  await send('first ')
  await expectReads(reads, 'first ')
  await send('second ')
  await expectReads(reads, 'first second ')
  for (const piece of 'abcdef') {
    await send(piece)
    await poll()
  }
  const readBefore = reads()
  await send('gh')
  await poll()
  expect(reads()).toEqual(readBefore)
  vi.advanceTimersByTime(50)
  await expectReads(reads, 'first second abcdefgh')
})

it('the first pieces of the next answer on the same connection are read at once (Y-2)', async () => {
  const sockets = new Set<unknown>()
  servers.http.on('request', ({ socket }) => sockets.add(socket))
  const previous = await openStreams(20)
  for (const piece of 'abcdef') {
    await previous.send(piece)
    await poll()
  }
  for (const response of responses.splice(0)) response.end()
  await untilOver(previous.streams)
  const { send, reads } = await openStreams(20)
  await send('first ')
  await expectReads(reads, 'first ')
  await send('second ')
  await expectReads(reads, 'first second ')
  expect(sockets.size).toBe(20)
})

it.each([
  ['http', 20],
  ['https', 20],
  ['http', 120],
] as const)(
  'over %s with %d connections, no piece waits longer than 50 ms, however many there are (Y-2)',
  async (scheme, connectionCount) => {
    const { send, reads } = await openStreams(connectionCount, scheme)
    let sent = ''
    for (let round = 0; round < 5; round += 1) {
      for (const piece of 'abcdefgh') {
        await send(piece)
        sent += piece
      }
      await poll()
      vi.advanceTimersByTime(50)
      await expectReads(reads, sent)
    }
  },
)

it.each(['end', 'loss'])('the %s of a response is noticed while its reads have to wait (Y-2)', async kind => {
  const { streams, send } = await openStreams(20)
  for (const piece of 'abcdef') {
    await send(piece)
    await poll()
  }
  for (const response of responses) {
    if (kind === 'end') response.end()
    else response.socket?.destroy()
  }
  await untilOver(streams)
})
