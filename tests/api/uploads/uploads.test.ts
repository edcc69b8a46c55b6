import { randomUUID } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { addUploads } from '#server/store/uploads/uploads.ts'
import { markUserRemoved } from '#server/store/users/user-removals.ts'
import type { UserId } from '#shared/api/ids.ts'
import { untilBlocked } from '#tests/support/databases/poll-database.ts'
import { type Person, signUp, until } from '#tests/support/people/people.ts'
import { isFolderMark, type TestFile, uploaded, uploadFiles } from '#tests/support/people/uploading.ts'
import { runningMs } from '#tests/support/running-time.ts'
import { bombContent, pdfFile } from '#tests/support/samples/pdf-files.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/test-app.ts'

let app: TestApp
let person: Person
let photo: Buffer<ArrayBuffer>

const contract = { name: 'bail.pdf', bytes: pdfFile({ pages: ['Bail', 'Article 1'] }) }

beforeAll(async () => {
  app = await startTestApp({ env: { LIMIT_UPLOADS_PER_MINUTE: '1000' } })
  person = await signUp(app.url)
  photo = Buffer.from(
    await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a33' } })
      .jpeg()
      .withExif({ IFD0: { Make: 'CanaryCam' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer(),
  )
})

afterAll(() => app.close())

function drawn(width: number, height: number, format: 'png' | 'webp' | 'gif' | 'jpeg') {
  return sharp({ create: { width, height, channels: 3, background: '#1a2' } })
    .toFormat(format)
    .toBuffer()
    .then(bytes => Buffer.from(bytes))
}

/** Everything that is stored, in the database and on disk. */
async function stored({
  db,
  dataDir,
} = app): Promise<{ rowCount: number; files: string[]; incoming: string[] }> {
  const rows = await db.selectFrom('uploads').select('id').execute()
  const inFolder = (name: string) => readdir(join(dataDir, name)).catch(() => [])
  return {
    rowCount: rows.length,
    files: (await inFolder('uploads')).filter(name => !isFolderMark(name)).sort(),
    incoming: await inFolder('incoming'),
  }
}

async function refused(files: TestFile[]): Promise<{ status: number; code: string; message: string }> {
  const before = await stored()
  const response = await uploadFiles(person, files)
  const { error } = (await response.json()) as { error: { code: string; message: string } }
  expect(await stored()).toEqual(before)
  return { status: response.status, ...error }
}

function pagesOf(fileId = '') {
  return app.db
    .selectFrom('uploads')
    .select(['pages', 'text_pages'])
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow()
}

describe('an upload', () => {
  it('returns an id of our own for each file, which cannot be guessed (U-5)', async () => {
    const response = await uploaded(
      person,
      { name: 'a.jpg', bytes: photo },
      contract,
      { name: 'b.png', bytes: await drawn(10, 10, 'png') },
      { name: 'c.webp', bytes: await drawn(10, 10, 'webp') },
      { name: 'd.gif', bytes: await drawn(10, 10, 'gif') },
    )
    expect(response.imagePaths).toHaveLength(4)
    expect(response.pdfs).toEqual([{ fileId: expect.any(String), path: response.pdfs[0]?.fileId }])
    for (const id of [...response.imagePaths, response.pdfs[0]?.fileId])
      expect(id).toMatch(/^[a-z0-9_-]{32,}$/)
  })

  it('is stored on disk under a random name, and only the server’s own user can read it (U-5, Z-4)', async () => {
    const odd = [
      '../../../etc/passwd.jpg',
      'a\tb.jpg',
      `${'x'.repeat(300)}.jpg`,
      '\u202egpj.exe',
      'ü/ö\\ä.jpg',
      'CON',
    ]
    for (const name of odd) await uploaded(person, { name, bytes: photo })
    const { files, incoming } = await stored()
    expect(files.length).toBeGreaterThanOrEqual(odd.length)
    for (const name of files) expect(name).toMatch(/^[a-z0-9_-]{32,}$/)
    expect(incoming).toEqual([])
    if (process.platform === 'win32') return
    expect((await stat(join(app.dataDir, 'uploads'))).mode & 0o777).toBe(0o700)
    for (const name of files) {
      expect((await stat(join(app.dataDir, 'uploads', name))).mode & 0o777).toBe(0o600)
    }
  })

  it('removes location and camera from a photo, and turns it upright', async () => {
    expect(photo.toString('latin1')).toContain('CanaryCam')
    const [id = ''] = (await uploaded(person, { name: 'photo.jpg', bytes: photo })).imagePaths
    const row = await app.db
      .selectFrom('uploads')
      .select('storage_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    for (const ending of ['', '-model', '-small']) {
      const bytes = await readFile(join(app.dataDir, 'uploads', row.storage_key + ending))
      expect(bytes.toString('latin1')).not.toContain('CanaryCam')
      const { width, height, exif, orientation } = await sharp(bytes).metadata()
      expect([width, height, exif, orientation]).toEqual([40, 60, undefined, undefined])
    }
  })

  it('keeps the text of a PDF’s intact page if its other page is broken', async () => {
    const bytes = pdfFile({ pages: ['First page', 'Second page'] })
    const [kids, missing] = ['[4 0 R 6 0 R]', '[4 0 R 9 0 R]']
    const broken = Buffer.from(bytes.toString('latin1').replace(kids, missing), 'latin1')
    const { pdfs } = await uploaded(person, { name: 'bail.pdf', bytes: broken })
    expect(await pagesOf(pdfs[0]?.fileId)).toEqual({ pages: 2, text_pages: 1 })
  })

  it('reads a PDF that begins with a blank line, as some scanners write it (U-1)', async () => {
    const bytes = Buffer.concat([Buffer.from('\r\n'), pdfFile({ pages: ['Le bail'] })])
    const { pdfs } = await uploaded(person, { name: 'scan.pdf', bytes })
    expect(await pagesOf(pdfs[0]?.fileId)).toEqual({ pages: 1, text_pages: 1 })
  })

  it('is judged by the content of a file, not by its name or its announced type (U-1)', async () => {
    const response = await uploaded(
      person,
      { name: 'photo.pdf', bytes: photo, type: 'application/pdf' },
      { name: 'contract.jpg', bytes: contract.bytes, type: 'image/jpeg' },
    )
    expect([response.imagePaths.length, response.pdfs.length]).toEqual([1, 1])
  })
})

describe('an upload is refused entirely', () => {
  const html = Buffer.from('<html><script>alert(1)</script></html>')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
  const cases: [string, () => TestFile | Promise<TestFile>, number, string][] = [
    ['an empty file', () => ({ name: 'vide.pdf', bytes: Buffer.alloc(0) }), 400, 'file_empty'],
    ['HTML', () => ({ name: 'page.png', bytes: html, type: 'image/png' }), 415, 'unsupported_type'],
    ['SVG', () => ({ name: 'logo.svg', bytes: svg, type: 'image/svg+xml' }), 415, 'unsupported_type'],
    ['a program', () => ({ name: 'a.jpg', bytes: Buffer.from('MZ\x90\0\x03') }), 415, 'unsupported_type'],
    ['a HEIC photo', () => ({ name: 'a.jpg', bytes: heic, type: 'image/jpeg' }), 415, 'image_heic'],
    ['half an image', () => ({ name: 'half.jpg', bytes: photo.subarray(0, 250) }), 400, 'image_broken'],
    [
      'a file that only begins like an image',
      () => ({
        name: 'fake.png',
        bytes: Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'), html]),
      }),
      400,
      'image_broken',
    ],
    [
      'an image of more than 12,000 pixels on a side',
      async () => ({ name: 'long.png', bytes: await drawn(12_001, 2, 'png') }),
      413,
      'image_too_many_pixels',
    ],
    [
      'an image of more than 40 megapixels',
      async () => ({ name: 'bomb.png', bytes: await drawn(7_000, 6_000, 'png') }),
      413,
      'image_too_many_pixels',
    ],
    [
      'an image above 20 MB',
      () => ({ name: 'huge.jpg', bytes: Buffer.concat([photo, Buffer.alloc(20 * 1024 * 1024)]) }),
      413,
      'image_too_large',
    ],
    [
      'a PDF above 32 MB',
      () => ({ name: 'huge.pdf', bytes: pdfFile({ pages: ['x'], paddingBytes: 32 * 1024 * 1024 }) }),
      413,
      'pdf_too_large',
    ],
    [
      'a PDF that needs a password',
      () => ({ name: 'secret.pdf', bytes: pdfFile({ pages: ['x'], encrypted: true }) }),
      400,
      'pdf_encrypted',
    ],
    [
      'a broken PDF',
      () => ({ name: 'cut.pdf', bytes: Buffer.concat([Buffer.from('%PDF-1.7\n'), html]) }),
      400,
      'pdf_broken',
    ],
    [
      'a PDF of more than 300 pages',
      () => ({ name: 'code.pdf', bytes: pdfFile({ pages: Array.from({ length: 301 }, () => 'x') }) }),
      413,
      'pdf_too_many_pages',
    ],
  ]

  it.each(cases)('with %s, and the message names the file', async (_what, file, status, code) => {
    const bad = await file()
    const response = await refused([{ name: 'good.jpg', bytes: photo }, bad, contract])
    expect(response).toMatchObject({ status, code, message: expect.stringContaining(bad.name) })
  })

  it('with eleven files, with none, and with a field of another name', async () => {
    const eleven = Array.from({ length: 11 }, () => ({ name: 'x.jpg', bytes: photo }))
    expect(await refused(eleven)).toMatchObject({ status: 413, code: 'too_many_files' })
    expect(await refused([])).toMatchObject({ status: 400, code: 'no_files' })
    const other = new FormData()
    other.append('avatar', new Blob([photo]), 'x.jpg')
    const response = await person.call('/api/chat/upload', { method: 'POST', body: other })
    expect([response.status, await response.json()]).toEqual([
      400,
      { error: { code: 'unknown_field', message: expect.any(String) } },
    ])
  })

  it('if it is not multipart, or is malformed', async () => {
    const send = (type: string, body: string) =>
      person.call('/api/chat/upload', { method: 'POST', headers: { 'content-type': type }, body })
    expect((await send('application/json', '{}')).status).toBe(415)
    expect((await send('multipart/form-data', 'x')).status).toBe(400)
    expect((await send('multipart/form-data; boundary=x', 'nothing like it')).status).toBe(400)
    expect((await send('multipart/form-data; boundary=x', '--x\r\nbroken')).status).toBe(400)
    expect((await stored()).incoming).toEqual([])
  })
})

describe('a PDF that unpacks to hundreds of megabytes', () => {
  it('is refused, and does not delay other calls', async () => {
    const bomb = { name: 'bombe.pdf', bytes: pdfFile({ pages: ['x'], content: bombContent(900) }) }
    const beganAtMs = runningMs()
    const refusal = refused([bomb])
    let maxResponseMs = 0
    let isDone = false
    void refusal.finally(() => {
      isDone = true
    })
    while (!isDone) {
      const calledAtMs = runningMs()
      expect((await person.call('/api/chat')).status).toBe(200)
      maxResponseMs = Math.max(maxResponseMs, runningMs() - calledAtMs)
      // Leaves the processor to the process that reads the PDF.
      await pause(100)
    }
    expect(await refusal).toMatchObject({ status: 413, code: 'pdf_too_heavy' })
    // Reading the PDF takes most of the time, so a call that waited for it would take as long.
    expect(maxResponseMs).toBeLessThan((runningMs() - beganAtMs) / 3)
  }, 60_000)
})

describe('a file of two types at once', () => {
  const page = '<html><script>alert(1)</script></html>'

  it('is stored as the image that it shows, without the rest', async () => {
    const bytes = Buffer.concat([photo, Buffer.from(page)])
    const [id = ''] = (await uploaded(person, { name: 'deux.html', bytes, type: 'text/html' })).imagePaths
    const row = await app.db
      .selectFrom('uploads')
      .select(['storage_key', 'type'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row.type).toBe('image/jpeg')
    const content = await readFile(join(app.dataDir, 'uploads', row.storage_key), 'latin1')
    expect(content).not.toContain('<script>')
  })

  it('is refused if the page comes before the image, or if it only begins like an image', async () => {
    const bytes = Buffer.concat([Buffer.from(page), photo])
    expect(await refused([{ name: 'deux.jpg', bytes }])).toMatchObject({ status: 415 })
    const gif = Buffer.from(`GIF89a/*${page}*/=1`)
    expect(await refused([{ name: 'deux.gif', bytes: gif }])).toMatchObject({ code: 'image_broken' })
  })
})

describe('many uploads in a row', () => {
  it('are limited for the user who sends them', async () => {
    const limited = await startTestApp({ env: { LIMIT_UPLOADS_PER_MINUTE: '2' } })
    try {
      const [hasty, calm] = [await signUp(limited.url), await signUp(limited.url)]
      const once = async (who: Person) => (await uploadFiles(who, [{ name: 'a.jpg', bytes: photo }])).status
      expect([await once(hasty), await once(hasty), await once(hasty)]).toEqual([200, 200, 429])
      expect(await once(calm)).toBe(200)
    } finally {
      await limited.close()
    }
  })
})

describe('an upload without a token', () => {
  it('is refused before its body is read', async () => {
    let sentBytes = 0
    const endless = new ReadableStream<Uint8Array>({
      async pull(controller) {
        sentBytes += 16_384
        controller.enqueue(new Uint8Array(16_384))
        await new Promise(resolve => setTimeout(resolve, 200))
      },
    })
    const response = await fetch(`${app.url}/api/chat/upload`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: endless,
      duplex: 'half',
    } as RequestInit)
    expect(response.status).toBe(401)
    expect(sentBytes).toBeLessThan(256 * 1024)
  })
})

/** Uploads a file without announcing its length or sending its end. */
function sendWithoutEnd(
  who: Person,
  byteCount: number,
  signal?: AbortSignal,
  moreByteCount?: Promise<number>,
): Promise<Response> {
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const head = '--x\r\nContent-Disposition: form-data; name="files"; filename="a.jpg"\r\n\r\n'
      controller.enqueue(new TextEncoder().encode(head))
      controller.enqueue(new Uint8Array(byteCount))
      if (moreByteCount) controller.enqueue(new Uint8Array(await moreByteCount))
    },
  })
  return who.call('/api/chat/upload', {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body,
    duplex: 'half',
    signal: signal ?? null,
  } as RequestInit)
}

// Before the test of concurrent uploads, because after that test the server may still be removing files.
describe('an upload that is aborted', () => {
  it('leaves nothing behind', async () => {
    const before = await stored()
    const controller = new AbortController()
    const failed = expect(sendWithoutEnd(person, 300_000, controller.signal)).rejects.toThrow()
    await until(stored, now => now.incoming.length > 0)
    controller.abort()
    await failed
    await until(stored, now => now.incoming.length === 0)
    expect(await stored()).toEqual(before)
  })
})

const mebibyte = 1024 * 1024

describe('the storage of one account', () => {
  it('is limited, even for concurrent uploads', async () => {
    const small = await startTestApp({ env: { LIMIT_STORAGE_MB: '4' } })
    onTestFinished(() => small.close())
    const collector = await signUp(small.url)
    const large = { name: 'gros.pdf', bytes: pdfFile({ pages: ['x'], paddingBytes: 1.2 * mebibyte }) }
    const responses = await Promise.all(Array.from({ length: 5 }, () => uploadFiles(collector, [large])))
    const statuses = responses.map(response => response.status).sort()
    expect(statuses).toEqual([200, 200, 200, 413, 413])
    const full = responses.find(response => response.status === 413)
    expect(await full?.json()).toMatchObject({ error: { code: 'storage_quota' } })
    // An upload over the limit is removed before all of it has arrived.
    const controller = new AbortController()
    const more = Promise.withResolvers<number>()
    const oversized = sendWithoutEnd(collector, 0.1 * mebibyte, controller.signal, more.promise).catch(
      () => undefined,
    )
    await until(
      () => stored(small),
      now => now.incoming.length === 1,
    )
    more.resolve(1.1 * mebibyte)
    await until(
      () => stored(small),
      now => now.incoming.length === 0,
    )
    controller.abort()
    await oversized
    const other = await signUp(small.url)
    expect((await uploadFiles(other, [large])).status).toBe(200)
  })

  // The embedded database has a single session, which the transaction with the lock would occupy.
  it.skipIf(inject('databaseTemplate').kind === 'embedded')(
    'is limited, even if another process is storing files of the account, and ends with the account',
    async () => {
      const userId = (await signUp(app.url)).id as UserId
      const { adding } = await app.db.transaction().execute(async trx => {
        await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
        const adding = addUploads(app.db, userId, [newUpload(60)], 100)
        await untilBlocked(app.db)
        const { id, storageKey, sizeBytes, storedBytes, kind, name, type } = newUpload(60)
        const row = { id, kind, name, type, user_id: userId, size: sizeBytes, stored: storedBytes }
        await trx
          .insertInto('uploads')
          .values({ ...row, storage_key: storageKey })
          .execute()
        return { adding }
      })
      expect(await adding).toBe('over_quota')
      expect(await addUploads(app.db, userId, [newUpload(40)], 100)).toBe('added')
      await app.db.transaction().execute(trx => markUserRemoved(trx, userId))
      expect(await addUploads(app.db, userId, [newUpload(1)], 200)).toBe('owner_deleted')
    },
  )

  function newUpload(storedBytes: number) {
    const id = randomUUID()
    const file = { id, storageKey: id, kind: 'pdf', name: 'a.pdf', type: 'application/pdf' } as const
    return { ...file, sizeBytes: 1, storedBytes, pages: 1, textPages: 1 }
  }
})

describe('concurrent uploads of one user', () => {
  it('are received two at a time, without delaying other users', async () => {
    const collector = await signUp(app.url)
    const leaving = Array.from({ length: 4 }, () => new AbortController())
    const send = ({ signal }: AbortController) =>
      sendWithoutEnd(collector, 300_000, signal).catch(() => undefined)
    const first = leaving.slice(0, 2).map(send)
    await until(stored, now => now.incoming.length === 2)
    const sending = [...first, ...leaving.slice(2).map(send)]
    const ofAnother = await uploadFiles(person, [{ name: 'x.jpg', bytes: photo }])
    expect(ofAnother.status).toBe(200)
    expect((await stored()).incoming).toHaveLength(2)
    // A waiting upload that is aborted does not keep its place.
    leaving[2]?.abort()
    const before = (await stored()).incoming
    leaving[0]?.abort()
    await until(stored, now => now.incoming.length === 2 && now.incoming.some(name => !before.includes(name)))
    for (const one of leaving) one.abort()
    await Promise.all(sending)
    await until(stored, now => now.incoming.length === 0)
    expect((await uploadFiles(collector, [{ name: 'x.jpg', bytes: photo }])).status).toBe(200)
  })
})
