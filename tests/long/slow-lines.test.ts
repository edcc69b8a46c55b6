import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BuiltServer, startBuiltServer } from '#tests/support/built-server.ts'
import { pdfFile } from '#tests/support/pdf-files.ts'
import { type Person, signUp } from '#tests/support/people.ts'
import { openRaw } from '#tests/support/raw-http.ts'

/** The real figures of H-7, on the built server; tests/api/slow-lines.test.ts has the short form. */

let server: BuiltServer
let person: Person

beforeAll(async () => {
  server = await startBuiltServer()
  person = await signUp(server.url)
})

afterAll(() => server.close())

const boundary = 'boundary'

/** A multipart body with one PDF of about `bytes` bytes. */
function multipart(bytes: number): Buffer {
  const pdf = pdfFile({ pages: ['Bail'] })
  return Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="bail.pdf"\r\ncontent-type: application/pdf\r\n\r\n`,
    ),
    pdf,
    Buffer.from('\n%'.padEnd(bytes - pdf.length, 'x')),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
}

function uploadHead(length: number): string {
  return [
    'POST /api/chat/upload HTTP/1.1',
    'host: localhost',
    `authorization: Bearer ${person.token}`,
    `content-type: multipart/form-data; boundary=${boundary}`,
    `content-length: ${length}`,
    '',
    '',
  ].join('\r\n')
}

it.concurrent('a PDF of 28 MB over a line of 80 kB/s is kept after six minutes (H-7)', async () => {
  const connection = await openRaw(server.url)
  const body = multipart(28_000_000)
  const began = performance.now()
  connection.send(uploadHead(body.length))
  for (let at = 0; at < body.length && connection.isOpen(); at += 8_000) {
    connection.send(body.subarray(at, at + 8_000))
    await wait(100)
  }
  const answer = await connection.answer()
  expect(answer).toMatchObject({ status: 200, body: expect.stringContaining('fileId') })
  expect(performance.now() - began).toBeGreaterThan(330_000)
})

it.concurrent('an upload of a byte a second gets 408 after half a minute (H-7)', async () => {
  const connection = await openRaw(server.url)
  const began = performance.now()
  connection.send(uploadHead(1_000_000))
  const trickle = setInterval(() => connection.send('x'), 1_000)
  const answer = await connection.answer()
  clearInterval(trickle)
  expect([answer.status, answer.body]).toEqual([408, expect.stringContaining('too_slow')])
  expect(performance.now() - began).toBeGreaterThan(29_000)
  expect(performance.now() - began).toBeLessThan(40_000)
})

it.concurrent('headers that take longer than ten seconds get 408 (H-7)', async () => {
  const connection = await openRaw(server.url)
  const began = performance.now()
  connection.send('GET /api/health HTTP/1.1\r\nhost: localhost\r\n')
  const trickle = setInterval(() => connection.send('x-more: 1\r\n'), 1_000)
  const answer = await connection.answer()
  clearInterval(trickle)
  expect([answer.status, answer.body]).toEqual([408, expect.stringContaining('too_slow')])
  expect(performance.now() - began).toBeGreaterThan(9_000)
  expect(performance.now() - began).toBeLessThan(14_000)
})
