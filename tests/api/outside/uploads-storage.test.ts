import { readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { installationIdName, keyPrefix } from '#server/files/files.ts'
import { newStorageKey } from '#server/files/object-keys.ts'
import { openFiles } from '#server/files/open-files.ts'
import { createLog } from '#server/log.ts'
import { getInstallationId } from '#server/store/secrets.ts'
import { removeUnsentUploads } from '#server/store/uploads/file-removals.ts'
import { markUserRemoved } from '#server/store/users/user-removals.ts'
import { compareStorage } from '#server/uploads/stored-files.ts'
import { sweep } from '#server/uploads/sweep.ts'
import { openTemporaryFiles } from '#server/uploads/temporary-files.ts'
import { removeDueFiles } from '#server/uploads/upload-jobs.ts'
import type { Attachment } from '#shared/api/chat.ts'
import type { UserId } from '#shared/api/ids.ts'
import { untilBlocked } from '#tests/support/databases/poll-database.ts'
import { type Person, signUp, statusAndCode, until } from '#tests/support/people/people.ts'
import { formOf, type TestFile, uploaded, uploadFiles } from '#tests/support/people/uploading.ts'
import { removeDueFilesOf } from '#tests/support/remove-files.ts'
import { pdfFile } from '#tests/support/samples/pdf-files.ts'
import { startS3Server } from '#tests/support/servers/s3-server.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/test-app.ts'

let app: TestApp
let photo: TestFile
const contract = { name: 'bail.pdf', bytes: pdfFile({ pages: ['Bail'] }) }

beforeAll(async () => {
  const picture = sharp({ create: { width: 20, height: 20, channels: 3, background: '#a33' } })
  photo = { name: 'photo.jpg', bytes: Buffer.from(await picture.jpeg().toBuffer()) }
})
afterEach(() => app.close())

async function refusal(person: Person, files: TestFile[]): Promise<[number, string]> {
  return statusAndCode(await uploadFiles(person, files))
}

async function attachmentsOf(person: Person, chatId: string): Promise<Attachment[]> {
  return (await person.messages(chatId))[0]?.attachments ?? []
}

/** The codes of the errors that the log gives as causes of refusals with this code. */
function causesLogged(code: string): string[] {
  const lines = app
    .log()
    .split('\n')
    .filter(line => line.includes(`"msg":"${code}"`))
  return lines.map(line => JSON.parse(line).err.cause.code)
}

function inFolder(name: string): Promise<string[]> {
  return readdir(join(app.dataDir, name)).catch(() => [])
}

describe('a full or unwritable disk', () => {
  it('refuses uploads while it is full, and chats still work', async () => {
    app = await startTestApp({ env: { UPLOAD_MIN_FREE_MB: '100000000' } })
    const person = await signUp(app.url)
    const response = await uploadFiles(person, [photo])
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60'])
    expect(await response.json()).toMatchObject({ error: { code: 'storage_full' } })
    expect((await person.ask('Bonjour')).done).toBe(true)
  })

  it('leaves nothing of an upload behind if a folder cannot be written to, and the log says why', async () => {
    app = await startTestApp()
    const person = await signUp(app.url)
    await rm(join(app.dataDir, 'incoming'), { recursive: true })
    await writeFile(join(app.dataDir, 'incoming'), 'in the way')
    expect(await refusal(person, [photo])).toEqual([503, 'storage_unavailable'])
    expect(causesLogged('storage_unavailable')).toEqual(['EEXIST'])
    await rm(join(app.dataDir, 'incoming'))
    // The server creates this file a moment after its start.
    await expect.poll(() => inFolder('uploads')).toContain(installationIdName)
    await rm(join(app.dataDir, 'uploads'), { recursive: true })
    await writeFile(join(app.dataDir, 'uploads'), 'in the way')
    expect(await refusal(person, [photo, contract])).toEqual([503, 'storage_unavailable'])
    expect(causesLogged('storage_unavailable')).toHaveLength(2)
    expect(await inFolder('incoming')).toEqual([])
    expect(await app.db.selectFrom('uploads').select('id').execute()).toEqual([])
    await rm(join(app.dataDir, 'uploads'))
    expect((await uploadFiles(person, [photo])).status).toBe(200)
  })
})

describe('object storage', () => {
  it('replaces the disk; while it is unavailable, uploads fail and questions still work', async () => {
    const s3 = await startS3Server()
    app = await startTestApp({ env: s3.env })
    const person = await signUp(app.url)
    const files = await uploaded(person, photo, contract)
    expect(await inFolder('uploads')).toEqual([])
    const pdfPaths = files.pdfs.map(pdf => pdf.path)
    const { chatId } = await person.ask('Bonjour', { imagePaths: files.imagePaths, pdfPaths })
    const [image, pdf] = await attachmentsOf(person, chatId)
    const small = await fetch(`${app.url}${image?.url}?size=small`)
    expect(small.headers.get('content-type')).toBe('image/webp')
    expect((await sharp(Buffer.from(await small.arrayBuffer())).metadata()).width).toBe(20)
    const part = await fetch(app.url + pdf?.url, { headers: { range: 'bytes=0-7' } })
    expect([part.status, await part.text()]).toEqual([206, '%PDF-1.4'])
    const storage = await openFiles(readConfig(app.env))
    const listKeys = async () => {
      const keys: string[] = []
      for await (const { key } of storage.list('uploads')) keys.push(key)
      return keys
    }
    expect(await listKeys()).toHaveLength(5)
    await person.call(`/api/chat/${chatId}`, { method: 'DELETE' })
    await removeDueFilesOf(app)
    await until(listKeys, keys => keys.length === 0)
    storage.close()
    await s3.close()
    expect(await refusal(person, [photo])).toEqual([503, 'storage_unavailable'])
    expect((await person.ask('Encore ?')).done).toBe(true)
  }, 60_000)
})

describe('an account that is deleted during an upload', () => {
  it('gets 401, and nothing of the file is saved', async () => {
    app = await startTestApp()
    const person = await signUp(app.url)
    const form = new Response(formOf([photo]))
    const bytes = Buffer.from(await form.arrayBuffer())
    const pipe = new TransformStream<Uint8Array, Uint8Array>()
    const writer = pipe.writable.getWriter()
    const upload = person.call('/api/chat/upload', {
      method: 'POST',
      headers: { 'content-type': form.headers.get('content-type') ?? '' },
      body: pipe.readable,
      duplex: 'half',
    } as RequestInit)
    await writer.write(bytes.subarray(0, bytes.length - 100))
    await until(
      () => inFolder('incoming'),
      files => files.length > 0,
    )
    await markUserRemoved(app.db, person.id as UserId)
    await writer.write(bytes.subarray(bytes.length - 100))
    await writer.close()
    const response = await upload
    expect([response.status, await response.json()]).toMatchObject([401, { error: { code: 'unauthorized' } }])
    expect((await inFolder('uploads')).filter(name => name.startsWith(keyPrefix))).toEqual([])
    expect(await inFolder('incoming')).toEqual([])
  })
})

describe('the sweep', () => {
  /** The embedded database runs one transaction at a time. */
  it.skipIf(inject('databaseTemplate').kind === 'embedded')(
    'keeps a file that is sent at the same moment',
    async () => {
      app = await startTestApp()
      const person = await signUp(app.url)
      const { chatId } = await person.ask('Bonjour')
      const { imagePaths } = await uploaded(person, photo)
      const uploads = () => app.db.selectFrom('uploads').select('message_id').where('id', 'in', imagePaths)
      await sql`update uploads set created_at = now() - interval '25 hours'`.execute(app.db)
      const removed = await app.db.transaction().execute(async trx => {
        await sql`update uploads set message_id = (
          select id from messages where chat_id = ${chatId}::uuid and position = 0)`.execute(trx)
        const sweeping = removeUnsentUploads(app.db)
        await untilBlocked(app.db)
        return { sweeping }
      })
      expect(await removed.sweeping).toBe(0)
      expect(await uploads().execute()).toEqual([{ message_id: expect.any(String) }])
    },
  )

  it('removes only unsent files and unfinished uploads, and quarantines only unknown files', async () => {
    app = await startTestApp()
    const person = await signUp(app.url)
    const sent = await uploaded(person, contract)
    const { chatId } = await person.ask('Bonjour', { pdfPaths: [sent.pdfs[0]?.path] })
    const unsent = await uploaded(person, photo)
    const fresh = await uploaded(person, photo)
    // The server claims the folder a moment after its start, but would not if it found the unknown files added below.
    await expect.poll(() => inFolder('uploads')).toContain(installationIdName)
    await app.db
      .updateTable('uploads')
      .set({ created_at: sql<Date>`now() - interval '25 hours'` } as never)
      .where('id', 'in', [...unsent.imagePaths, ...sent.pdfs.map(pdf => pdf.fileId)])
      .execute()
    const yesterday = new Date(Date.now() - 25 * 60 * 60_000)
    const addFile = async (folder: string, name: string, at: Date) => {
      await writeFile(join(app.dataDir, folder, name), 'x')
      await utimes(join(app.dataDir, folder, name), at, at)
    }
    const [stray, young] = [newStorageKey(), newStorageKey()]
    await addFile('uploads', stray, yesterday)
    await addFile('uploads', `${stray}-small`, yesterday)
    await addFile('uploads', young, new Date())
    await addFile('uploads', 'not-ours.txt', yesterday)
    await addFile('incoming', 'a'.repeat(32), yesterday)
    const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60_000)
    await addFile('incoming', 'b'.repeat(32), twoHoursAgo)

    const log = createLog('silent')
    const files = await openFiles(readConfig(app.env))
    const temporaryFiles = openTemporaryFiles(join(app.dataDir, 'incoming'), 0)
    const installationId = await getInstallationId(app.db)
    const server = { db: app.db, log, files, temporaryFiles, installationId, providerFiles: undefined }
    expect(await compareStorage(server)).toBeUndefined()
    await sweep(server, true)
    await removeDueFiles(server)

    const rows = await app.db.selectFrom('uploads').select(['id', 'storage_key']).execute()
    expect(rows.map(row => row.id).sort()).toEqual([...fresh.imagePaths, sent.pdfs[0]?.fileId].sort())
    const left = await inFolder('uploads')
    expect(left).toContain(young)
    expect(left).toContain('not-ours.txt')
    const known = left.filter(name => name.startsWith('parvis-') && name !== young)
    expect(known).toHaveLength(5)
    expect(known.every(name => rows.some(row => name.startsWith(row.storage_key)))).toBe(true)
    expect((await inFolder('uploads/quarantine')).sort()).toEqual([stray, `${stray}-small`])
    expect(await inFolder('incoming')).toEqual(['b'.repeat(32)])
    expect(await attachmentsOf(person, chatId)).toHaveLength(1)
  }, 60_000)
})
