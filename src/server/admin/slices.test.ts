import { once } from 'node:events'
import { createServer, get, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Context } from 'hono'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { CallerEnv } from '#server/http/allow.ts'
import type { Log } from '#server/log.ts'
import { sendSlices } from './slices.ts'

/** A response whose client has disconnected. */
async function abandonedResponse(): Promise<ServerResponse> {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const call = get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' })
  call.on('error', () => undefined)
  const [, outgoing] = (await once(server, 'request')) as [unknown, ServerResponse]
  const closed = once(outgoing, 'close')
  call.destroy()
  await closed
  return outgoing
}

/** Sends two slices to a client that has disconnected. */
async function sendToNobody(acceptEncoding: string, log: Log): Promise<Response> {
  const env = { outgoing: await abandonedResponse() }
  async function* slices() {
    yield 'a'
    yield 'b'
  }
  const context = { req: { header: () => acceptEncoding }, env } as unknown as Context<CallerEnv>
  return sendSlices(context, slices(), {}, log)
}

it('if a client leaves before the first slice, nothing is sent, and no failure is logged', async () => {
  const warn = vi.fn()
  const sent = sendToNobody('gzip', { warn } as unknown as Log)
  await expect(sent).rejects.toMatchObject({ code: 'client_gone' })
  expect(warn).not.toHaveBeenCalled()
})

it('a very long list of accepted encodings is read at once', async () => {
  const sent = sendToNobody(`gzip;q=0.${'1'.repeat(150_000)}x`, {} as unknown as Log)
  await expect(sent).rejects.toMatchObject({ code: 'client_gone' })
})
