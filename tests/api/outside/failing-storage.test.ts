import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { signUp, until } from '#tests/support/people/people.ts'
import { uploaded, uploadFiles } from '#tests/support/people/uploading.ts'
import { pdfFile } from '#tests/support/samples/pdf-files.ts'
import { startS3Server } from '#tests/support/servers/s3-server.ts'
import { startTestApp } from '#tests/support/servers/test-app.ts'

type Mode = { status?: number; delayMs?: number; cuts?: boolean }

/** An S3 server that responds with an error, late, or only with the first half of an object. */
async function startFailingStorage() {
  const s3 = await startS3Server()
  const { port } = new URL(s3.env.S3_ENDPOINT ?? '')
  let mode: Mode = {}
  const pass = ({ method, url, headers }: IncomingMessage, outgoing: ServerResponse) =>
    request({ port, host: '127.0.0.1', method, path: url, headers }, response => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      // Otherwise the S3 server would wait for a reader that has left, and could not close.
      outgoing.once('close', () => response.destroy())
      if (!mode.cuts) return response.pipe(outgoing)
      const half = Number(response.headers['content-length']) / 2
      response.once('data', (piece: Buffer) =>
        outgoing.write(piece.subarray(0, half), () => outgoing.destroy()),
      )
    })
  const front = createServer((incoming, outgoing) => {
    const { status, delayMs } = mode
    if (status === undefined) setTimeout(() => incoming.pipe(pass(incoming, outgoing)), delayMs)
    else outgoing.writeHead(status).end(() => incoming.resume())
  }).listen(0, '127.0.0.1')
  await once(front, 'listening')
  onTestFinished(async () => {
    front.closeAllConnections()
    front.close()
    await s3.close()
  })
  return {
    env: { ...s3.env, S3_ENDPOINT: `http://127.0.0.1:${(front.address() as AddressInfo).port}` },
    become: (next: Mode) => {
      mode = next
    },
  }
}

it('a file storage that refuses or fails stops uploads only, and a slow one stops nothing (U-3)', async () => {
  const storage = await startFailingStorage()
  const app = await startTestApp({ env: storage.env })
  onTestFinished(() => app.close())
  const person = await signUp(app.url)
  const contract = { name: 'bail.pdf', bytes: pdfFile({ pages: ['Bail'] }) }
  const rows = () => app.db.selectFrom('uploads').select('id').execute()
  for (const status of [403, 500]) {
    storage.become({ status })
    const refused = await uploadFiles(person, [contract])
    expect([refused.status, await refused.json()]).toMatchObject([
      503,
      { error: { code: 'storage_unavailable' } },
    ])
    expect((await person.ask('Bonjour')).done).toBe(true)
  }
  expect(await rows()).toEqual([])
  storage.become({ delayMs: 100 })
  expect((await uploadFiles(person, [contract])).status).toBe(200)
  expect((await person.ask('Encore')).done).toBe(true)
  expect(await rows()).toHaveLength(1)
}, 60_000)

it('the log reports a download that the storage cuts off, but not one that the reader ends', async () => {
  const storage = await startFailingStorage()
  const app = await startTestApp({ env: storage.env })
  onTestFinished(() => app.close())
  const person = await signUp(app.url)
  const { pdfs } = await uploaded(person, {
    name: 'bail.pdf',
    bytes: pdfFile({ pages: ['Bail'], paddingBytes: 8_000_000 }),
  })
  const { chatId } = await person.ask('Bonjour', { pdfPaths: pdfs.map(({ path }) => path) })
  const messages = await person.messages(chatId)
  const url = `${app.url}${messages[0]?.attachments?.[0]?.url}`
  const requestCount = () => app.log().split('"route":"/files/:token"').length - 1

  const left = await fetch(url)
  await left.body?.cancel()
  await until(
    async () => requestCount(),
    count => count === 1,
  )
  expect(app.log()).not.toContain('the storage stopped sending a file before its end')

  storage.become({ cuts: true })
  // The connection can also be closed before the headers are sent.
  await expect(fetch(url).then(cut => cut.arrayBuffer())).rejects.toThrow()
  expect(app.log()).toContain('the storage stopped sending a file before its end')
}, 60_000)
