import { once } from 'node:events'
import { readdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { markUserRemoved, unmarkUserRemoved } from '#server/store/users/user-removals.ts'
import type { Attachment } from '#shared/api/chat.ts'
import type { UserId } from '#shared/api/ids.ts'
import { type Person, signUp } from '#tests/support/people/people.ts'
import { uploaded } from '#tests/support/people/uploading.ts'
import { pdfFile } from '#tests/support/samples/pdf-files.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/test-app.ts'

let app: TestApp
let person: Person
let chatId: string
let image: Attachment
let document: Attachment

const pdf = pdfFile({ pages: ['Bail'] })

beforeAll(async () => {
  app = await startTestApp()
  person = await signUp(app.url)
  const picture = sharp({ create: { width: 1000, height: 500, channels: 3, background: '#a33' } })
  const files = await uploaded(
    person,
    { name: 'Été à "Nîmes".png', bytes: Buffer.from(await picture.png().toBuffer()) },
    { name: 'bail.pdf', bytes: pdf },
  )
  const pdfPaths = files.pdfs.map(file => file.path)
  chatId = (await person.ask('Bonjour', { imagePaths: files.imagePaths, pdfPaths })).chatId
  ;[image, document] = (await attachments()) as [Attachment, Attachment]
})

afterAll(() => app.close())

async function attachments(id = chatId): Promise<Attachment[]> {
  return (await person.messages(id))[0]?.attachments ?? []
}

function open(link: string, init: RequestInit = {}): Promise<Response> {
  return fetch(app.url + link, init)
}

it('the files of a question are listed in the order in which they were chosen (U-2)', async () => {
  const picture = Buffer.from(
    await sharp({ create: { width: 10, height: 10, channels: 3, background: '#a33' } })
      .png()
      .toBuffer(),
  )
  const names = ['bail.pdf', 'photo.png', 'avenant.pdf', 'lettre.png']
  const files = await uploaded(
    person,
    ...names.map(name => ({ name, bytes: name.endsWith('.pdf') ? pdf : picture })),
  )
  const pdfPaths = files.pdfs.map(file => file.path)
  const sent = await person.ask('Bonjour', { imagePaths: files.imagePaths, pdfPaths })
  expect((await attachments(sent.chatId)).map(({ name }) => name)).toEqual(names)
})

describe('a link to a file', () => {
  it('opens without a token, with the type of the file, in a sandbox', async () => {
    const response = await open(image.url)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `inline; filename="Ete a _Nimes_.png"; filename*=UTF-8''%C3%89t%C3%A9%20%C3%A0%20_N%C3%AEmes_.png`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, max-age=300',
      'referrer-policy': 'no-referrer',
    })
    const { width, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect([width, format]).toEqual([1000, 'png'])
  })

  it('can return a small version of an image', async () => {
    const response = await open(`${image.url}?size=small`)
    expect(response.headers.get('content-type')).toBe('image/webp')
    const { width, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect([width, format]).toEqual([480, 'webp'])
  })

  it('leaves no file open if the page is closed before the file is sent', async () => {
    const countOpen = async () => (await readdir('/dev/fd')).length
    const openCountBefore = await countOpen()
    const { hostname, port } = new URL(app.url)
    for (let request = 0; request < 40; request += 1) {
      const page = connect(Number(port), hostname)
      await once(page, 'connect')
      page.write(`GET ${image.url}?size=small HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`)
      page.resetAndDestroy()
    }
    await expect.poll(countOpen).toBeLessThan(openCountBefore + 20)
  })

  it('returns a PDF unchanged, whole or in part', async () => {
    const whole = await open(document.url)
    expect(whole.headers.get('content-type')).toBe('application/pdf')
    // No other site can show the document in a frame.
    expect(whole.headers.get('content-security-policy')).toMatch(
      /^default-src 'none';.* frame-ancestors 'none'$/,
    )
    expect(whole.headers.get('accept-ranges')).toBe('bytes')
    expect(Buffer.from(await whole.arrayBuffer()).equals(pdf)).toBe(true)
    const part = await open(document.url, { headers: { range: 'bytes=5-9' } })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 5-9/${pdf.length}`])
    expect(await part.text()).toBe(pdf.subarray(5, 10).toString('latin1'))
    const end = await open(document.url, { headers: { range: 'bytes=-6' } })
    expect(await end.text()).toBe('%%EOF\n')
    const beyond = await open(document.url, { headers: { range: `bytes=${pdf.length}-` } })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${pdf.length}`])
    const head = await open(document.url, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(pdf.length)])
  })

  it.each([
    ['longer', Buffer.concat([pdf, Buffer.from('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n')])],
    ['shorter', pdf.subarray(0, 100)],
  ])('never mixes another response with a stored file that has become %s', async (_, bytes) => {
    const { pdfs } = await uploaded(person, { name: 'damaged.pdf', bytes: pdf })
    const sent = await person.ask('Bonjour', { pdfPaths: pdfs.map(file => file.path) })
    const [damaged] = await attachments(sent.chatId)
    const { storage_key: key } = await app.db
      .selectFrom('uploads')
      .select('storage_key')
      .where('id', '=', damaged?.fileId ?? '')
      .executeTakeFirstOrThrow()
    await writeFile(join(app.dataDir, 'uploads', key), bytes)

    const { hostname, port } = new URL(app.url)
    const page = connect(Number(port), hostname)
    const head = (path: string) => `GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`
    page.write(head(damaged?.url ?? '') + head('/api/config'))
    const received = Buffer.concat(await Array.fromAsync(page as AsyncIterable<Buffer>)).toString('latin1')
    expect(received.split('HTTP/1.1').length).toBeLessThanOrEqual(2)
    expect(app.log()).toContain('a stored file was sent only in part')
  })

  it('is different each time, and opens nothing if one character of it is changed (U-5)', async () => {
    const again = await attachments()
    expect(again[0]?.url).not.toBe(image.url)
    expect((await open(again[0]?.url ?? '')).status).toBe(200)
    const token = image.url.split('/').at(-1) ?? ''
    for (const index of [0, 20, 60, token.length - 1]) {
      const changed = token.slice(0, index) + (token[index] === 'A' ? 'B' : 'A') + token.slice(index + 1)
      const response = await open(`/files/${changed}`)
      expect([response.status, response.headers.get('content-type')]).toEqual([
        404,
        'application/json; charset=utf-8',
      ])
    }
    for (const odd of ['/files/', '/files/x', '/files/..%2f..%2fetc%2fpasswd', `/files/${document.fileId}`]) {
      expect((await open(odd)).status).toBe(404)
    }
  })

  it('opens nothing while the account is marked as deleted, and opens again once it is restored', async () => {
    const id = person.id as UserId
    await app.db.transaction().execute(trx => markUserRemoved(trx, id))
    for (const { url } of [image, document]) {
      for (const link of [url, `${url}?size=small`]) expect((await open(link)).status).toBe(404)
    }
    await app.db.transaction().execute(trx => unmarkUserRemoved(trx, id))
    for (const { url } of [image, document]) expect((await open(url)).status).toBe(200)
  })

  it('stops working when its chat is deleted', async () => {
    expect((await person.call(`/api/chat/${chatId}`, { method: 'DELETE' })).status).toBe(204)
    for (const { url } of [image, document]) expect((await open(url)).status).toBe(404)
  })
})
