import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { describe, expect, it, type TestContext } from 'vitest'
import { dropStalledReader, watchSender } from './slow-clients.ts'

/** These tests only wait, so they wait at the same time. */

/** A long response that is dropped after 300 ms without progress, and the socket of its reader. */
async function startLongResponse({
  onTestFinished,
}: TestContext): Promise<{ response: ServerResponse; reader: Socket }> {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const reader = connect((server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => void reader.destroy())
  const requested = once(server, 'request')
  reader.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  const response: ServerResponse = (await requested)[1]
  dropStalledReader(response, 300)
  return { response, reader }
}

const piece = Buffer.alloc(64 * 1024)

function fill(response: ServerResponse): void {
  while (response.write(piece));
  response.once('drain', () => fill(response))
}

it.concurrent('a reader who stops reading is dropped', async ctx => {
  const { response, reader } = await startLongResponse(ctx)
  reader.pause()
  fill(response)
  await once(response, 'close')
  expect(response.writableEnded).toBe(false)
})

it.concurrent('a reader who makes progress may take longer than the timeout', async ctx => {
  const { response, reader } = await startLongResponse(ctx)
  let leftCount = 8
  const write = () => {
    response.write(piece)
    leftCount -= 1
    if (leftCount > 0) setTimeout(write, 100)
    else response.end()
  }
  write()
  let receivedBytes = 0
  reader.on('data', bytes => {
    receivedBytes += bytes.length
  })
  await once(response, 'finish')
  await ctx.expect.poll(() => receivedBytes).toBeGreaterThan(8 * piece.length)
})

it.concurrent('the next response on the same connection may take longer', async ctx => {
  const server = createServer((request, response) => {
    if (request.url === '/long') dropStalledReader(response, 100)
    setTimeout(() => response.end('done'), request.url === '/long' ? 0 : 400)
  }).listen(0, '127.0.0.1')
  ctx.onTestFinished(() => void server.close())
  await once(server, 'listening')
  const reader = connect((server.address() as AddressInfo).port, '127.0.0.1')
  ctx.onTestFinished(() => void reader.destroy())
  let received = ''
  reader.on('data', bytes => {
    received += bytes.toString()
  })
  for (const [doneCount, path] of [
    [1, '/long'],
    [2, '/slow'],
  ] as const) {
    reader.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
    await ctx.expect.poll(() => received.match(/done/g)?.length).toBe(doneCount)
  }
})

it.concurrent('a reader who waits for a slow server is not dropped, and one who then stops reading is', async ctx => {
  const { response, reader } = await startLongResponse(ctx)
  let receivedBytes = 0
  reader.on('data', bytes => {
    receivedBytes += bytes.length
  })
  // More than twice the timeout, in which nothing is sent.
  await new Promise(resolve => setTimeout(resolve, 700))
  response.write(piece)
  await ctx.expect.poll(() => receivedBytes).toBeGreaterThan(piece.length)
  reader.pause()
  fill(response)
  await once(response, 'close')
  expect(response.writableEnded).toBe(false)
})

describe.concurrent('a sender', () => {
  /** A request of unknown length, of which 3,000 bytes must arrive in each 300 ms, and the socket of its sender. */
  async function watchedRequest({ onTestFinished }: TestContext) {
    const server = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const sender = connect((server.address() as AddressInfo).port, '127.0.0.1')
    onTestFinished(() => void sender.destroy())
    const requested = once(server, 'request')
    sender.write('POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n')
    const request: IncomingMessage = (await requested)[0]
    let dropped: string | undefined
    const pace = { windowMs: 300, minBytes: 3_000, maxBytes: 1_000_000 }
    watchSender(request, pace, reason => {
      dropped = reason
    })
    const chunk = (sizeBytes: number) =>
      sender.write(`${sizeBytes.toString(16)}\r\n${'x'.repeat(sizeBytes)}\r\n`)
    /** Sends a chunk every 50 ms. */
    const send = (chunkBytes: number) => {
      const timer = setInterval(() => chunk(chunkBytes), 50)
      onTestFinished(() => clearInterval(timer))
    }
    return { request, sender, chunk, send, dropped: () => dropped }
  }

  it('that slows to a trickle is dropped', async ctx => {
    const { request, chunk, send, dropped } = await watchedRequest(ctx)
    request.resume()
    chunk(100_000)
    send(1)
    await ctx.expect.poll(dropped, { timeout: 3_000 }).toBe('too_slow')
  })

  it('that keeps up the minimum pace may take as long as it needs', async ctx => {
    const { request, sender, send, dropped } = await watchedRequest(ctx)
    request.resume()
    send(5_000)
    setTimeout(() => sender.write('0\r\n\r\n'), 2_000)
    await once(request, 'end')
    expect(dropped()).toBeUndefined()
  })

  it('that waits for the server to read is not dropped, and one that then sends nothing is', async ctx => {
    const { request, chunk, dropped } = await watchedRequest(ctx)
    chunk(request.readableHighWaterMark * 2)
    await ctx.expect.poll(() => request.readableLength).toBeGreaterThanOrEqual(request.readableHighWaterMark)
    // More than three windows, in which nothing can arrive.
    await new Promise(resolve => setTimeout(resolve, 1_000))
    expect(dropped()).toBeUndefined()
    request.resume()
    await ctx.expect.poll(dropped, { timeout: 3_000 }).toBe('too_slow')
  })

  it('that sends more than the maximum is dropped', async ctx => {
    const { request, send, dropped } = await watchedRequest(ctx)
    request.resume()
    send(100_000)
    await ctx.expect.poll(dropped, { timeout: 3_000 }).toBe('too_large')
  })
})
