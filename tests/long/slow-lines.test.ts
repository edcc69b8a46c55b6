import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, signUp } from '#tests/support/people/people.ts'
import { pdfFile } from '#tests/support/samples/pdf-files.ts'
import { type BuiltServer, startBuiltServer } from '#tests/support/servers/built-server.ts'
import { openRaw } from '#tests/support/servers/raw-http.ts'

/** H-7 with its real limits, on the built server; tests/api/http/connections.test.ts has shorter ones. */

let server: BuiltServer
let person: Person

beforeAll(async () => {
  server = await startBuiltServer()
  person = await signUp(server.url)
})

afterAll(() => server.close())

const boundary = 'boundary'

/** A multipart body with one PDF of `pdfBytes` bytes. */
function multipart(pdfBytes: number): Buffer {
  const pdf = pdfFile({ pages: ['Bail'] })
  return Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="bail.pdf"\r\ncontent-type: application/pdf\r\n\r\n`,
    ),
    pdf,
    Buffer.from('\n%'.padEnd(pdfBytes - pdf.length, 'x')),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
}

function uploadHead(bodyBytes: number): string {
  return [
    'POST /api/chat/upload HTTP/1.1',
    'host: localhost',
    `authorization: Bearer ${person.token}`,
    `content-type: multipart/form-data; boundary=${boundary}`,
    `content-length: ${bodyBytes}`,
    '',
    '',
  ].join('\r\n')
}

it.concurrent('a PDF of 28 MB is accepted over a line of 80 kB/s, even though that takes almost six minutes (H-7)', async () => {
  const connection = await openRaw(server.url)
  const body = multipart(28_000_000)
  const startedAtMs = performance.now()
  connection.send(uploadHead(body.length))
  for (let at = 0; at < body.length && connection.isOpen(); at += 8_000) {
    connection.send(body.subarray(at, at + 8_000))
    await wait(100)
  }
  const response = await connection.response()
  expect(response).toMatchObject({ status: 200, body: expect.stringContaining('fileId') })
  expect(performance.now() - startedAtMs).toBeGreaterThan(330_000)
})

it.concurrent('an upload of one byte per second gets 408 after half a minute (H-7)', async () => {
  const connection = await openRaw(server.url)
  const startedAtMs = performance.now()
  connection.send(uploadHead(1_000_000))
  const trickle = setInterval(() => connection.send('x'), 1_000)
  const response = await connection.response()
  clearInterval(trickle)
  expect([response.status, response.body]).toEqual([408, expect.stringContaining('too_slow')])
  expect(performance.now() - startedAtMs).toBeGreaterThan(29_000)
  expect(performance.now() - startedAtMs).toBeLessThan(40_000)
})

it.concurrent('headers that take longer than ten seconds get 408 (H-7)', async () => {
  const connection = await openRaw(server.url)
  const startedAtMs = performance.now()
  connection.send('GET /api/health HTTP/1.1\r\nhost: localhost\r\n')
  const trickle = setInterval(() => connection.send('x-more: 1\r\n'), 1_000)
  const response = await connection.response()
  clearInterval(trickle)
  expect([response.status, response.body]).toEqual([408, expect.stringContaining('too_slow')])
  expect(performance.now() - startedAtMs).toBeGreaterThan(9_000)
  expect(performance.now() - startedAtMs).toBeLessThan(14_000)
})
