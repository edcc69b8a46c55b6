import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ChatId, UserId } from '#shared/api/ids.ts'
import { type AnswerBuffer, append, createAnswerBuffer, endAnswer, notifyReaders } from './answer-buffer.ts'
import { streamTo } from './stream-response.ts'

let onRequest: (response: ServerResponse) => void = () => undefined
const server = createServer((_request, response) => onRequest(response))

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterEach(() => vi.useRealTimers())
afterAll(() => server.close())

function liveAnswer(): AnswerBuffer {
  return createAnswerBuffer({ id: 'a', chatId: 'c' as ChatId, userId: 'u' as UserId })
}

function grow(answer: AnswerBuffer, text: string): void {
  append(answer, { type: 'text', text })
  notifyReaders(answer)
}

/** A reader's connection, and the server's response to it. */
async function openReader(): Promise<{ socket: Socket; response: ServerResponse }> {
  const requested = new Promise<ServerResponse>(resolve => {
    onRequest = resolve
  })
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  return { socket, response: await requested }
}

/** All that a paused connection receives until the end of the response. */
async function readRest(socket: Socket, response: ServerResponse): Promise<string> {
  let read = ''
  socket.on('data', (piece: Buffer) => {
    read += piece.toString('latin1')
  })
  socket.resume()
  await once(response, 'close')
  socket.end()
  await once(socket, 'close')
  return read
}

describe('a reader', () => {
  it('that left before the stream began is not registered', async () => {
    const answer = liveAnswer()
    const { socket, response } = await openReader()
    socket.destroy()
    await once(response, 'close')
    streamTo(response, answer, { from: 0, withIds: false })
    expect(answer.readers.size).toBe(0)
  })

  it('that leaves during the stream is removed', async () => {
    const answer = liveAnswer()
    const { socket, response } = await openReader()
    streamTo(response, answer, { from: 0, withIds: false })
    expect(answer.readers.size).toBe(1)
    socket.destroy()
    await once(response, 'close')
    expect(answer.readers.size).toBe(0)
  })

  it('gets a comment every 15 s between texts, so that proxies keep the connection open (R-4)', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const answer = liveAnswer()
    const { socket, response } = await openReader()
    streamTo(response, answer, { from: 0, withIds: false })
    vi.advanceTimersByTime(14_999)
    let read = ''
    const readUntil = async (text: string) => {
      while (!read.includes(text)) read += ((await once(socket, 'data')) as [Buffer])[0].toString()
    }
    grow(answer, 'first')
    await readUntil('first')
    vi.advanceTimersByTime(30_001)
    grow(answer, 'last')
    await readUntil('last')
    socket.destroy()
    expect(read.match(/first|last|^: ping$/gm)).toEqual(['first', ': ping', ': ping', ': ping', 'last'])
  })

  it('that joins a long answer gets all of it, but little of it waits in memory while it reads nothing', async () => {
    const answer = liveAnswer()
    const text = `${'x'.repeat(4_095)}\n`
    for (let count = 0; count < 4_000; count += 1) append(answer, { type: 'text', text })
    endAnswer(answer, 'committed')
    const { socket, response } = await openReader()
    socket.pause()
    streamTo(response, answer, { from: 0, withIds: false })
    await expect.poll(() => response.socket?.bytesWritten).toBeGreaterThan(0)
    expect(response.socket?.writableLength).toBeLessThan(100_000)
    const read = await readRest(socket, response)
    expect(read.match(/x{4095}/g)).toHaveLength(4_000)
    expect(read.endsWith('data: [DONE]\n\n\r\n0\r\n\r\n')).toBe(true)
  })

  it('gets nothing after the response ended, even while earlier bytes are still being sent', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const answer = liveAnswer()
    const { socket, response } = await openReader()
    socket.pause()
    streamTo(response, answer, { from: 0, withIds: false, maxDurationMs: 100 })
    // In the first turn, the headers are still waiting to be sent.
    do {
      grow(answer, 'x'.repeat(4_000))
      await setImmediate()
    } while (response.socket?.writableLength === 0)
    vi.advanceTimersByTime(100)
    expect(response.writableEnded).toBe(true)
    grow(answer, 'too late')
    const read = await readRest(socket, response)
    expect(read.endsWith('xx\n\n\r\n0\r\n\r\n')).toBe(true)
  })
})
