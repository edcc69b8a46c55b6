import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { letGoStalled } from './let-go-stalled.ts'

/** A long answer that is let go after 300 ms without progress, and the one who asked for it. */
async function longAnswer(): Promise<{ answer: ServerResponse; reader: Socket }> {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const reader = connect((server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => void reader.destroy())
  const asked = once(server, 'request')
  reader.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  const answer: ServerResponse = (await asked)[1]
  letGoStalled(answer, 300)
  return { answer, reader }
}

const piece = Buffer.alloc(64 * 1024)

function fill(answer: ServerResponse): void {
  while (answer.write(piece));
  answer.once('drain', () => fill(answer))
}

it('a reader who takes nothing any more is let go', async () => {
  const { answer, reader } = await longAnswer()
  reader.pause()
  fill(answer)
  await once(answer, 'close')
  expect(answer.writableEnded).toBe(false)
})

it('a reader who is only slow reads to the end', async () => {
  const { answer, reader } = await longAnswer()
  let left = 8
  const write = () => {
    answer.write(piece)
    left -= 1
    if (left > 0) setTimeout(write, 100)
    else answer.end()
  }
  write()
  let received = 0
  reader.on('data', bytes => {
    received += bytes.length
  })
  await once(answer, 'finish')
  await expect.poll(() => received).toBeGreaterThan(8 * piece.length)
})

it('what follows on the same connection may take as long as it likes', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/long') letGoStalled(response, 100)
    setTimeout(() => response.end('done'), request.url === '/long' ? 0 : 400)
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const reader = connect((server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => void reader.destroy())
  let received = ''
  reader.on('data', bytes => {
    received += bytes.toString()
  })
  for (const [count, path] of [
    [1, '/long'],
    [2, '/slow'],
  ] as const) {
    reader.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
    await expect.poll(() => received.match(/done/g)?.length).toBe(count)
  }
})
