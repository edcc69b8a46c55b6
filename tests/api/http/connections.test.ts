import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { messagePageSchema } from '#shared/chat.ts'
import { maxJsonBodyBytes, maxRequestBodyBytes } from '#shared/limits.ts'
import { pdfFile } from '#tests/support/pdf-files.ts'
import { type Person, signUp } from '#tests/support/people.ts'
import { openRaw, type RawConnection } from '#tests/support/raw-http.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { uploaded } from '#tests/support/uploading.ts'

/** H-7 and H-8: what holds for each connection. tests/long/slow-lines.test.ts has the real figures. */

let app: TestApp
let person: Person

const bodyWindowMs = 600
const stalledReaderMs = 400

beforeAll(async () => {
  app = await startTestApp({
    timeouts: { headersMs: 400, bodyWindowMs, minBodyBytes: 6_000, stalledReaderMs },
  })
  person = await signUp(app.url)
})

afterAll(() => app.close())

async function open(): Promise<RawConnection> {
  const connection = await openRaw(app.url)
  onTestFinished(connection.close)
  return connection
}

function head(first: string, headers: Record<string, string | number>): string {
  const all = { host: 'localhost', authorization: `Bearer ${person.token}`, ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return [`${first} HTTP/1.1`, ...lines, '', ''].join('\r\n')
}

function uploadOf(file: Buffer) {
  const body = Buffer.concat([
    Buffer.from(
      '--b\r\ncontent-disposition: form-data; name="files"; filename="bail.pdf"\r\ncontent-type: application/pdf\r\n\r\n',
    ),
    file,
    Buffer.from('\r\n--b--\r\n'),
  ])
  const headers = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': body.length }
  return { body, headers }
}

/** Sends so many bytes every 50 ms, until all are sent. */
async function sendSlowly(connection: RawConnection, body: Buffer, bytes: number): Promise<void> {
  for (let at = 0; at < body.length && connection.isOpen(); at += bytes) {
    connection.send(body.subarray(at, at + bytes))
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

const keptUploads = () => app.db.selectFrom('uploads').select('id').execute()

describe('over a slow line', () => {
  it('an upload that makes progress is kept, however long it takes', async () => {
    const before = await keptUploads()
    const { body, headers } = uploadOf(pdfFile({ pages: ['Bail'], padding: 40_000 }))
    const connection = await open()
    const began = performance.now()
    connection.send(head('POST /api/chat/upload', headers))
    await sendSlowly(connection, body, 1_000)
    expect((await connection.answer()).status).toBe(200)
    expect(performance.now() - began).toBeGreaterThan(3 * bodyWindowMs)
    expect(await keptUploads()).toHaveLength(before.length + 1)
  })

  it.each([
    ['an upload', 'POST /api/chat/upload', { 'content-type': 'multipart/form-data; boundary=b' }],
    ['a question', 'POST /api/chat/stream', { 'content-type': 'application/json' }],
    ['a sign-in', 'POST /auth/v1/token?grant_type=password', { 'content-type': 'application/json' }],
  ])('%s that trickles is answered 408, and the connection ends', async (_what, first, headers) => {
    const before = await keptUploads()
    const connection = await open()
    connection.send(head(first, { ...headers, 'content-length': 100_000 }))
    const sending = sendSlowly(connection, Buffer.alloc(100_000, 'x'), 1)
    const answer = await connection.answer()
    expect(answer).toMatchObject({ status: 408, body: expect.stringContaining('"code":"too_slow"') })
    await connection.ended
    await sending
    expect(await keptUploads()).toEqual(before)
  })

  it('a body that trickles after its answer ends the connection', async () => {
    const connection = await open()
    connection.send(head('GET /api/account', { 'content-length': 100_000 }))
    const sending = sendSlowly(connection, Buffer.alloc(100_000, 'x'), 1)
    expect((await connection.answer()).status).toBe(200)
    await expect(connection.answer()).rejects.toThrow('ended after: nothing')
    await sending
  })

  it('headers that do not end are answered 408', async () => {
    const connection = await open()
    connection.send('GET /api/health HTTP/1.1\r\nhost: localhost\r\n')
    expect(await connection.answer()).toMatchObject({
      status: 408,
      body: expect.stringContaining('"code":"too_slow"'),
    })
    await connection.ended
  })

  it('a connection that never asks anything is ended without an answer', async () => {
    const connection = await open()
    await expect(connection.answer()).rejects.toThrow('ended after: nothing')
  })

  it('a client that stops reading a file is dropped', async () => {
    const file = pdfFile({ pages: ['Bail'], padding: 12_000_000 })
    const { pdfs } = await uploaded(person, { name: 'bail.pdf', bytes: file })
    const { chatId } = await person.ask('Bail', { pdfPaths: pdfs.map(pdf => pdf.path) })
    const page = await person.call(`/api/chat/${chatId}/messages?tail=true`)
    const link = messagePageSchema.parse(await page.json()).messages[0]?.attachments?.[0]?.url
    const connection = await open()
    connection.pause()
    connection.send(head(`GET ${link}`, {}))
    await new Promise(resolve => setTimeout(resolve, 4 * stalledReaderMs))
    connection.resume()
    await expect(connection.answer()).rejects.toThrow('ended')
  })
})

describe('a request whose body is refused', () => {
  it.each([
    ['413 from the API', 'POST /api/chat/stream', { 'content-type': 'application/json' }, 413],
    ['413 from the auth provider', 'POST /auth/v1/signup', { 'content-type': 'application/json' }, 413],
    ['401', 'POST /api/chat/stream', { 'content-type': 'application/json', authorization: 'none' }, 401],
    ['401 for an upload', 'POST /api/chat/upload', { authorization: 'none' }, 401],
    ['404', 'POST /api/nothing', {}, 404],
    ['405', 'PUT /api/chat', {}, 405],
    ['415', 'POST /api/chat/stream', { 'content-type': 'text/plain' }, 415],
  ])(
    'is answered %s, and the next request on the connection works',
    async (_what, first, headers, status) => {
      // Only the API's own limit needs so much.
      const body = Buffer.alloc(
        first.startsWith('POST /api/chat/stream') ? maxJsonBodyBytes + 1 : 2_000_000,
        'x',
      )
      const connection = await open()
      for (let round = 0; round < 3; round++) {
        connection.send(head(first, { ...headers, 'content-length': body.length }))
        connection.send(body)
        const answer = await connection.answer()
        expect([answer.status, answer.headers.get('connection')]).toEqual([status, 'keep-alive'])
        connection.send(head('GET /api/account', {}))
        expect(await connection.answer()).toMatchObject({
          status: 200,
          body: expect.stringContaining(person.id),
        })
      }
    },
  )

  it('is answered at once if it is longer than any may be, and the connection ends as the answer says', async () => {
    const connection = await open()
    connection.send(head('POST /api/chat/stream', { 'content-length': maxRequestBodyBytes + 1 }))
    const sending = sendSlowly(connection, Buffer.alloc(1_000_000), 100_000)
    const answer = await connection.answer()
    expect([answer.status, answer.headers.get('connection')]).toEqual([413, 'close'])
    expect(answer.body).toContain('"code":"too_large"')
    await connection.ended
    await sending
  })
})
