import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { clientGone } from '#server/errors.ts'
import type { CallerEnv } from '#server/http/allow.ts'
import type { Log } from '#server/log.ts'

/**
 * Sends a response that is too long to hold in memory. Each slice is created once the previous one has been read, so
 * memory stays bounded and other requests are served in between. The first slice is created before anything is sent, so
 * that its errors get their own response. A later error closes the connection, so that the client sees that data is
 * missing.
 */
export async function sendSlices(
  c: Context<CallerEnv>,
  slices: AsyncGenerator<string>,
  headers: Record<string, string>,
  log: Log,
): Promise<Response> {
  const first = await slices.next()
  const isGzipped = accepts(c, { header: 'Accept-Encoding', supports: ['gzip'], default: '' }) === 'gzip'
  const { outgoing } = c.env
  if (outgoing.destroyed) throw clientGone()
  outgoing.writeHead(200, {
    ...headers,
    vary: 'accept-encoding',
    ...(isGzipped ? { 'content-encoding': 'gzip' } : {}),
  })
  const source = Readable.from(allOf(first, slices), { objectMode: true, highWaterMark: 1 })
  const sent = isGzipped ? pipeline(source, createGzip({ level: 3 }), outgoing) : pipeline(source, outgoing)
  sent.catch((error: NodeJS.ErrnoException) => {
    // A client that disconnects is not a failure.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') log.warn({ err: error }, 'a long response ended early')
  })
  return RESPONSE_ALREADY_SENT
}

async function* allOf(first: IteratorResult<string, void>, rest: AsyncGenerator<string>) {
  if (first.done) return
  yield first.value
  yield* rest
}
