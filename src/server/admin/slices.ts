import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import type { Log } from '#server/log.ts'
import type { AdminEnv } from './access.ts'

/**
 * Answers what is too long to be held at once: a slice is made when the one before it has been taken, so memory
 * stays bounded and others are served in between. The first slice is made before anything is sent, so that what
 * fails there is an answer of its own; what fails later cuts the answer, and the reader sees that it is not whole.
 */
export async function sendSlices(
  c: Context<AdminEnv>,
  slices: AsyncGenerator<string>,
  headers: Record<string, string>,
  log: Log,
): Promise<Response> {
  const first = await slices.next()
  const zipped = acceptsGzip(c.req.header('accept-encoding') ?? '')
  const { outgoing } = c.env
  outgoing.writeHead(200, {
    ...headers,
    vary: 'accept-encoding',
    ...(zipped ? { 'content-encoding': 'gzip' } : {}),
  })
  const source = Readable.from(allOf(first, slices), { objectMode: true, highWaterMark: 1 })
  const sent = zipped ? pipeline(source, createGzip({ level: 3 }), outgoing) : pipeline(source, outgoing)
  sent.catch((error: NodeJS.ErrnoException) => {
    // A reader who left is nobody's failure.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') log.warn({ err: error }, 'a long answer was cut')
  })
  return RESPONSE_ALREADY_SENT
}

async function* allOf(first: IteratorResult<string, void>, rest: AsyncGenerator<string>) {
  if (first.done) return
  yield first.value
  yield* rest
}

function acceptsGzip(header: string): boolean {
  return header.split(',').some(part => /^\s*gzip\s*(;\s*q=(1(\.0+)?|0\.\d*[1-9]\d*))?\s*$/i.test(part))
}
