import { afterAll, beforeAll, describe, expect, it, type TestContext } from 'vitest'
import type { UserId } from '#shared/api/ids.ts'
import { maxJsonBodyBytes, maxRequestBodyBytes } from '#shared/limits.ts'
import { type Person, signUp, until } from '#tests/support/people/people.ts'
import { uploaded } from '#tests/support/people/uploading.ts'
import { pdfFile } from '#tests/support/samples/pdf-files.ts'
import { openRaw, type RawConnection } from '#tests/support/servers/raw-http.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/test-app.ts'

/** H-7 and H-8, with shorter timeouts. tests/long/slow-lines.test.ts tests H-7 with the real ones. */

let app: TestApp
/** Has the shortest timeout. Between two requests, a busy machine can need as long. */
let hasty: TestApp
let person: Person

const bodyWindowMs = 600
const stalledReaderMs = 400

beforeAll(async () => {
  app = await startTestApp({ timeouts: { bodyWindowMs, minBodyBytes: 6_000, stalledReaderMs } })
  hasty = await startTestApp({ timeouts: { headersMs: 400 } })
  person = await signUp(app.url)
})

afterAll(async () => {
  await app.close()
  await hasty.close()
})

async function open({ onTestFinished }: TestContext, { url } = app): Promise<RawConnection> {
  const connection = await openRaw(url)
  onTestFinished(connection.close)
  return connection
}

function head(first: string, headers: Record<string, string | number>, sender = person): string {
  const all = { host: 'localhost', authorization: `Bearer ${sender.token}`, ...headers }
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

/** Sends `chunkBytes` every 50 ms until the whole body is sent or the connection is closed. */
async function sendSlowly(connection: RawConnection, body: Buffer, chunkBytes: number): Promise<void> {
  for (let at = 0; at < body.length && connection.isOpen(); at += chunkBytes) {
    connection.send(body.subarray(at, at + chunkBytes))
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

const countUploads = async ({ id }: Person) => {
  const uploads = app.db.selectFrom('uploads').select('id')
  return (await uploads.where('user_id', '=', id as UserId).execute()).length
}

/** At the same time, because these tests only wait. */
describe.concurrent('over a slow connection', () => {
  /** The path of a file that does not fit into the connection's buffers. */
  let largeFile: string | undefined
  beforeAll(async () => {
    const owner = await signUp(app.url)
    const file = pdfFile({ pages: ['Bail'], paddingBytes: 12_000_000 })
    const { pdfs } = await uploaded(owner, { name: 'bail.pdf', bytes: file })
    const { chatId } = await owner.ask('Bail', { pdfPaths: pdfs.map(pdf => pdf.path) })
    largeFile = (await owner.messages(chatId))[0]?.attachments?.[0]?.url
  })

  it('an upload that makes progress is saved, however long it takes', async ctx => {
    const sender = await signUp(app.url)
    const { body, headers } = uploadOf(pdfFile({ pages: ['Bail'], paddingBytes: 160_000 }))
    const connection = await open(ctx)
    const startedAtMs = performance.now()
    connection.send(head('POST /api/chat/upload', headers, sender))
    await sendSlowly(connection, body, 4_000)
    expect((await connection.response()).status).toBe(200)
    expect(performance.now() - startedAtMs).toBeGreaterThan(3 * bodyWindowMs)
    expect(await countUploads(sender)).toBe(1)
  })

  it.for([
    ['an upload', 'POST /api/chat/upload', { 'content-type': 'multipart/form-data; boundary=b' }],
    ['a question', 'POST /api/chat/stream', { 'content-type': 'application/json' }],
    ['a sign-in', 'POST /auth/v1/token?grant_type=password', { 'content-type': 'application/json' }],
  ] as const)(
    '%s that arrives too slowly gets 408, and the connection is closed',
    async ([_what, first, headers], ctx) => {
      const connection = await open(ctx)
      connection.send(head(first, { ...headers, 'content-length': 100_000 }))
      const sending = sendSlowly(connection, Buffer.alloc(100_000, 'x'), 1)
      const response = await connection.response()
      expect(response).toMatchObject({ status: 408, body: expect.stringContaining('"code":"too_slow"') })
      await connection.ended
      await sending
      expect(await countUploads(person)).toBe(0)
    },
  )

  it('the connection is closed if the body still trickles in after the response', async ctx => {
    const connection = await open(ctx)
    connection.send(head('GET /api/account', { 'content-length': 100_000 }))
    const sending = sendSlowly(connection, Buffer.alloc(100_000, 'x'), 1)
    expect((await connection.response()).status).toBe(200)
    await expect(connection.response()).rejects.toThrow('ended after: nothing')
    await sending
  })

  it('headers that do not end get 408', async ctx => {
    const connection = await open(ctx, hasty)
    connection.send('GET /api/health HTTP/1.1\r\nhost: localhost\r\n')
    expect(await connection.response()).toMatchObject({
      status: 408,
      body: expect.stringContaining('"code":"too_slow"'),
    })
    await connection.ended
  })

  it('a connection without a request is closed without a response', async ctx => {
    const connection = await open(ctx, hasty)
    await expect(connection.response()).rejects.toThrow('ended after: nothing')
  })

  it('a client that stops reading a file is disconnected', async ctx => {
    const connection = await open(ctx)
    connection.pause()
    connection.send(head(`GET ${largeFile}`, {}))
    await until(
      async () => app.log(),
      log => /"route":"\/files\/:token".*"cut":true/.test(log),
    )
    connection.resume()
    await expect(connection.response()).rejects.toThrow('ended')
  })
})

describe('a request whose body is refused', () => {
  // With the usual timeouts.
  let patient: TestApp
  let sender: Person
  beforeAll(async () => {
    patient = await startTestApp()
    sender = await signUp(patient.url)
  })
  afterAll(() => patient.close())

  it.for([
    ['413 from the API', 'POST /api/chat/stream', { 'content-type': 'application/json' }, 413],
    ['413 from the auth provider', 'POST /auth/v1/signup', { 'content-type': 'application/json' }, 413],
    ['401', 'POST /api/chat/stream', { 'content-type': 'application/json', authorization: 'none' }, 401],
    ['401 for an upload', 'POST /api/chat/upload', { authorization: 'none' }, 401],
    ['404', 'POST /api/nothing', {}, 404],
    ['405', 'PUT /api/chat', {}, 405],
    ['415', 'POST /api/chat/stream', { 'content-type': 'text/plain' }, 415],
  ] as const)(
    'gets %s, and the next request on the connection works',
    async ([_what, first, headers, status], ctx) => {
      // The API accepts JSON bodies of up to 16 MiB, the auth provider only up to 1 MiB.
      const body = Buffer.alloc(
        first.startsWith('POST /api/chat/stream') ? maxJsonBodyBytes + 1 : 2_000_000,
        'x',
      )
      const connection = await open(ctx, patient)
      for (let round = 0; round < 3; round++) {
        connection.send(head(first, { ...headers, 'content-length': body.length }, sender))
        connection.send(body)
        const response = await connection.response()
        expect([response.status, response.headers.get('connection')]).toEqual([status, 'keep-alive'])
        connection.send(head('GET /api/account', {}, sender))
        expect(await connection.response()).toMatchObject({
          status: 200,
          body: expect.stringContaining(sender.id),
        })
      }
    },
  )

  it.for([
    ['PUT /api/account/disclaimer', '/api/account/disclaimer'],
    ['POST /auth/v1/token?grant_type=password', '/auth/v1/token'],
  ] as const)(
    'is no error in the log if its client left before the end of the body (%s)',
    async ([first, route], ctx) => {
      const connection = await open(ctx, patient)
      connection.send(head(first, { 'content-type': 'application/json', 'content-length': 100 }, sender))
      connection.send('{"email":')
      // The response shows that the server has the beginning of the request above.
      await fetch(`${patient.url}/api/health`)
      connection.close()
      await until(
        async () => patient.log(),
        log =>
          log.split('\n').some(line => line.includes(`"route":"${route}"`) && line.includes('"cut":true')),
      )
      await fetch(`${patient.url}/api/health`)
      expect(patient.log()).not.toContain('"level":50')
    },
  )

  it('gets its response at once if it exceeds every limit, and the connection is closed as announced', async ctx => {
    const connection = await open(ctx, patient)
    connection.send(head('POST /api/chat/stream', { 'content-length': maxRequestBodyBytes + 1 }, sender))
    const sending = sendSlowly(connection, Buffer.alloc(1_000_000), 100_000)
    const response = await connection.response()
    expect([response.status, response.headers.get('connection')]).toEqual([413, 'close'])
    expect(response.body).toContain('"code":"too_large"')
    await connection.ended
    await sending
  })
})
