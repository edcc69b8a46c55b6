import { randomUUID } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beginChat } from '#server/store/answers/questions.ts'
import { continuePath } from '#server/store/answers/versions.ts'
import { findServedUpload, listContextUploads, saveProviderFile } from '#server/store/uploads/uploads.ts'
import type { ChatId, UserId } from '#shared/api/ids.ts'
import { type ScriptedModel, startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { newGeneration, newQuestion, uncounted } from '#tests/support/people/generations.ts'
import { logInAdmin, type Person, type ReadStream, signUp, until } from '#tests/support/people/people.ts'
import { uploaded } from '#tests/support/people/uploading.ts'
import { removeDueFilesOf } from '#tests/support/remove-files.ts'
import { pdfFile } from '#tests/support/samples/pdf-files.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/test-app.ts'

let model: ScriptedModel
let app: TestApp
let person: Person
let other: Person
let photo: Buffer<ArrayBuffer>
/** So large that the model gets a smaller copy. */
let largePhoto: Buffer<ArrayBuffer>

const contract = {
  name: 'Contrat de bail.pdf',
  bytes: pdfFile({ pages: ['Article 1', 'Article 2', 'Article 3'] }),
}

beforeAll(async () => {
  model = await startScriptedModel()
  app = await startTestApp({ env: { ...settings(), OPENAI_API_KEY: 'k' } })
  person = await signUp(app.url)
  other = await signUp(app.url)
  photo = await drawn(60, 30)
  largePhoto = await drawn(3000, 1500)
})

async function drawn(width: number, height: number): Promise<Buffer<ArrayBuffer>> {
  const drawing = sharp({ create: { width, height, channels: 3, background: '#a33' } })
  return Buffer.from(await drawing.jpeg().toBuffer())
}

afterAll(async () => {
  await app.close()
  await model.close()
})

function settings() {
  return {
    OPENAI_BASE_URL: model.url,
    LIMIT_SENDS_PER_MINUTE: '1000',
    LIMIT_UPLOADS_PER_MINUTE: '1000',
  }
}

/** The last request to the model, apart from titles. */
function lastRequest() {
  const request = model.answerRequests().at(-1)
  if (!request) throw new Error('the model received no request')
  return request
}

type Part = { type: string; text?: string; image_url?: string; file_id?: string; file_data?: string }

function partsOfQuestion(): Part[] {
  const { content } = lastRequest().body.input.at(-1)
  return typeof content === 'string' ? [{ type: 'input_text', text: content }] : content
}

function statusesOf(read: ReadStream): string[] {
  return read.events.flatMap(event => (event.type === 'status' ? [event.text] : []))
}

describe('a question with files', () => {
  it('reaches the model with its photo, its contract and a search, and keeps its files after a reload', async () => {
    const files = await uploaded(person, { name: 'lettre.jpg', bytes: largePhoto }, contract)
    const pdf = files.pdfs[0]?.fileId ?? ''
    const read = await person.ask('[[search]] Que dit mon bail ?', {
      imagePaths: files.imagePaths,
      pdfPaths: [pdf],
      pdfFileIds: [pdf],
      forceWebSearch: true,
    })
    expect(read.done).toBe(true)
    const { body } = lastRequest()
    expect(body).toMatchObject({ store: false, tool_choice: 'required' })
    expect(body.tools.map((tool: { type: string }) => tool.type)).toEqual(['web_search'])
    const parts = partsOfQuestion()
    const [copy] = model.files.files
    expect(copy).toMatchObject({ filename: contract.name, purpose: 'user_data', expiresAfterSeconds: 86_400 })
    expect(copy?.bytes.equals(contract.bytes)).toBe(true)
    expect(parts.find(part => part.type === 'input_file')).toEqual({ type: 'input_file', file_id: copy?.id })
    const image = parts.find(part => part.type === 'input_image')?.image_url ?? ''
    expect(image).toMatch(/^data:image\/jpeg;base64,/)
    const sent = await sharp(Buffer.from(image.split(',')[1] ?? '', 'base64')).metadata()
    expect([sent.width, sent.height]).toEqual([2048, 1024])
    expect(parts.at(-1)).toEqual({ type: 'input_text', text: '[[search]] Que dit mon bail ?' })
    expect(body.instructions).not.toContain('Contrat de bail')
    expect(statusesOf(read)).toEqual(
      expect.arrayContaining(['Looking at your image…', 'Reading your PDF (3 pages)…']),
    )
    expect(read.raw).not.toContain(copy?.id)
    const [question, answer] = await person.messages(read.chatId)
    expect(question?.attachments).toEqual([
      { kind: 'image', url: expect.stringMatching(/^\/files\//), name: 'lettre.jpg' },
      {
        kind: 'pdf',
        url: expect.stringMatching(/^\/files\//),
        name: contract.name,
        fileId: pdf,
        pages: 3,
        textPages: 3,
      },
    ])
    expect(answer?.sources?.length).toBeGreaterThan(0)
  })

  it('is in the history of later questions, which neither search nor upload its files again', async () => {
    const { pdfs, imagePaths } = await uploaded(person, contract, { name: 'a.jpg', bytes: photo })
    const { chatId } = await person.ask('Première', {
      pdfPaths: [pdfs[0]?.path],
      imagePaths,
      forceWebSearch: true,
    })
    expect(lastRequest().body).toMatchObject({ tools: [{ type: 'web_search' }], tool_choice: 'required' })
    const uploadCount = model.files.files.length
    await person.ask('Seconde', { chatId, pdfFileIds: [pdfs[0]?.fileId] })
    const { body } = lastRequest()
    expect(body.tools).toBeUndefined()
    expect(body.tool_choice).toBeUndefined()
    const [first] = body.input
    expect(first.content.map((part: Part) => part.type)).toEqual([
      'input_text',
      'input_file',
      'input_text',
      'input_image',
      'input_text',
    ])
    expect(partsOfQuestion()).toEqual([{ type: 'input_text', text: 'Seconde' }])
    expect(model.files.files).toHaveLength(uploadCount)
  })

  it('is answered again with its files', async () => {
    const { pdfs } = await uploaded(person, contract)
    const { chatId } = await person.ask('À refaire', { pdfPaths: [pdfs[0]?.path] })
    const response = await person.call(`/api/chat/${chatId}/retry`, { method: 'POST' })
    await response.text()
    expect(partsOfQuestion().map(part => part.type)).toEqual(['input_text', 'input_file', 'input_text'])
    expect((await person.messages(chatId))[0]?.attachments).toHaveLength(1)
  })
})

describe('a document that the provider cannot store at the moment', () => {
  it('is sent inline, and the question is answered', async () => {
    const { pdfs } = await uploaded(person, contract)
    model.files.next.push({ status: 500, body: { error: { message: 'No.' } } })
    const read = await person.ask('[[text quand même]]', { pdfPaths: [pdfs[0]?.path] })
    expect(read.text).toBe('quand même')
    const part = partsOfQuestion().find(one => one.type === 'input_file')
    expect(part).toMatchObject({ file_data: expect.stringMatching(/^data:application\/pdf;base64,JVBER/) })
  })
})

describe('a PDF without readable text, for a model that reads PDFs', () => {
  it('is sent unchanged', async () => {
    const scan = { name: 'scan.pdf', bytes: pdfFile({ pages: ['', ''] }) }
    const { pdfs } = await uploaded(person, scan)
    const read = await person.ask('[[text lu]]', { pdfPaths: [pdfs[0]?.path] })
    expect(statusesOf(read)).toContain('Reading your PDF (2 pages)…')
    expect(read.text).toBe('lu')
    expect(partsOfQuestion().some(part => part.type === 'input_file')).toBe(true)
    expect(model.files.files.at(-1)?.bytes.equals(scan.bytes)).toBe(true)
    expect((await person.messages(read.chatId))[0]?.attachments).toMatchObject([{ pages: 2, textPages: 0 }])
  })
})

describe('the same send twice', () => {
  it('attaches its files once, and is refused with other files', async () => {
    const { pdfs } = await uploaded(person, contract, { ...contract, name: 'autre.pdf' })
    const clientMessageId = randomUUID()
    const content = '[[text une fois]]'
    const ask = () => person.ask(content, { clientMessageId, pdfPaths: [pdfs[0]?.path] })
    const [one, other] = await Promise.all([ask(), ask()])
    expect(one?.chatId).toBe(other?.chatId)
    expect((await person.messages(one?.chatId ?? ''))[0]?.attachments).toHaveLength(1)
    const otherFile = { clientMessageId, pdfPaths: [pdfs[1]?.path] }
    expect((await person.send(content, otherFile)).status).toBe(409)
  })
})

describe('a file that is sent with two questions', () => {
  it('stays with the first, and the model reads it with the second too', async () => {
    const { pdfs } = await uploaded(person, contract)
    const first = await person.ask('[[text un]]', { pdfPaths: [pdfs[0]?.path] })
    const second = await person.ask('[[text deux]] ailleurs', { pdfPaths: [pdfs[0]?.path] })
    expect(partsOfQuestion().some(part => part.type === 'input_file')).toBe(true)
    expect((await person.messages(first.chatId))[0]?.attachments).toHaveLength(1)
    expect((await person.messages(second.chatId))[0]?.attachments).toBeUndefined()
  })
})

describe('a file that was not sent within a day', () => {
  it('is not left out of a later question: this question is refused, and not stored (U-3)', async () => {
    const { pdfs, imagePaths } = await uploaded(person, contract, { name: 'a.jpg', bytes: photo })
    const pdf = pdfs[0]?.path ?? ''
    await app.db
      .deleteFrom('uploads')
      .where('id', 'in', [pdf, ...imagePaths])
      .execute()
    for (const files of [{ pdfPaths: [pdf], pdfFileIds: [pdf] }, { imagePaths }]) {
      const response = await person.send('x', files)
      expect(response.status).toBe(409)
      expect(await response.json()).toMatchObject({ error: { code: 'attachment_removed' } })
    }
    expect((await other.send('x', { imagePaths })).status).toBe(404)
    // An open page may still name documents of a chat that was deleted.
    expect((await person.ask('[[text sans]]', { pdfFileIds: [pdf] })).text).toBe('sans')
  })
})

describe('a message without words or without some of its files', () => {
  it('says that files were sent, and names its chat after the first one', async () => {
    const { pdfs } = await uploaded(person, contract)
    const read = await person.ask('  ', { pdfPaths: [pdfs[0]?.path] })
    expect(read.events[0]).toMatchObject({ type: 'chat', title: contract.name })
    expect((await person.messages(read.chatId))[0]?.content).toBe('(sent attachments)')
    expect((await person.send(' ', { pdfPaths: [], imagePaths: [] })).status).toBe(400)
  })

  it('records which files could not be sent', async () => {
    const read = await person.ask('Sans pièces', { failedAttachments: ['a.jpg', 'b.pdf'] })
    const [question] = await person.messages(read.chatId)
    expect(question).toMatchObject({ content: 'Sans pièces', failedAttachments: ['a.jpg', 'b.pdf'] })
    expect(question?.attachments).toBeUndefined()
    for (const failedAttachments of [Array.from({ length: 11 }, () => 'x'), ['x'.repeat(256)], [3]]) {
      expect((await person.send('x', { failedAttachments })).status).toBe(400)
    }
  })
})

describe('another user’s files and chats', () => {
  it('the files can be neither attached nor read, and look like files that do not exist', async () => {
    const { pdfs, imagePaths } = await uploaded(person, contract, { name: 'a.jpg', bytes: photo })
    const pdf = pdfs[0]?.fileId ?? ''
    const { chatId } = await person.ask('[[text merci]] à moi', { pdfPaths: [pdf] })
    const providerFileId = model.files.files.at(-1)?.id
    const requestCount = model.answerRequests().length
    const rows = await app.db.selectFrom('messages').select('id').execute()
    for (const files of [
      { pdfPaths: [pdf] },
      { pdfFileIds: [pdf] },
      { imagePaths },
      { imagePaths: [pdf] },
      { pdfFileIds: [providerFileId] },
      { pdfPaths: ['0'.repeat(40)] },
      { imagePaths: ["' or true --"] },
    ]) {
      const response = await other.send('x', files)
      expect([files, response.status]).toEqual([files, 404])
      expect(await response.json()).toEqual({
        error: { code: 'not_found', message: 'An attached file does not exist.' },
      })
    }
    expect(model.answerRequests()).toHaveLength(requestCount)
    expect(await app.db.selectFrom('messages').select('id').execute()).toHaveLength(rows.length)
    // The file is not an image.
    expect((await person.send('x', { imagePaths: [pdf] })).status).toBe(404)

    // Each query names the owner as well.
    const userId = other.id as UserId
    expect(await listContextUploads(app.db, { chatId: chatId as ChatId, userId }, [pdf])).toEqual([])
    expect(await findServedUpload(app.db, { id: pdf, userId })).toBeUndefined()
    const sentWith = () => app.db.selectFrom('uploads').select(['id', 'message_id']).orderBy('id').execute()
    const before = await sentWith()
    const question = { ...newQuestion, attachments: [pdf, ...(imagePaths ?? [])] }
    expect(await beginChat(app.db, newGeneration(userId), question, uncounted(userId))).toBeUndefined()
    const ownChat = { chatId: (await other.ask('[[text oui]]')).chatId as ChatId }
    const continued = continuePath(app.db, { ...newGeneration(userId), ...ownChat }, question, undefined)
    await expect(continued).rejects.toMatchObject({ status: 409, code: 'attachment_removed' })
    // A file that was sent stays with its message.
    const sender = person.id as UserId
    await beginChat(app.db, newGeneration(sender), { ...newQuestion, attachments: [pdf] }, uncounted(sender))
    expect(await sentWith()).toEqual(before)
  })

  it('no file can be sent to the chats', async () => {
    const { chatId } = await person.ask('[[text oui]] mon chat')
    const { pdfs } = await uploaded(other, contract)
    expect((await other.send('x', { chatId, pdfPaths: [pdfs[0]?.path] })).status).toBe(404)
    const row = await app.db
      .selectFrom('uploads')
      .select('message_id')
      .where('id', '=', pdfs[0]?.fileId ?? '')
      .executeTakeFirst()
    expect(row).toEqual({ message_id: null })
  })
})

/** Also those whose removal would be tried again later. */
async function removeAllFiles(): Promise<void> {
  await app.db.updateTable('removals').set({ due_at: new Date() }).execute()
  await removeDueFilesOf(app)
  await until(
    () => app.db.selectFrom('removals').select('id').execute(),
    rows => rows.length === 0,
  )
}

describe('the provider’s copy of a document', () => {
  it('is uploaded again if it was deleted there or has expired', async () => {
    const { pdfs } = await uploaded(person, contract)
    const pdf = pdfs[0]?.fileId ?? ''
    const { chatId } = await person.ask('[[text un]]', { pdfPaths: [pdf] })
    const first = model.files.files.at(-1)
    if (first) first.deleted = true
    const read = await person.ask('[[text deux]]', { chatId })
    expect([read.text, read.done]).toEqual(['deux', true])
    const second = model.files.files.at(-1)
    expect(second?.id).not.toBe(first?.id)
    expect(JSON.stringify(lastRequest().body.input)).toContain(second?.id)
    await app.db.updateTable('provider_files').set({ expires_at: new Date() }).execute()
    await person.ask('[[text trois]]', { chatId })
    const third = model.files.files.at(-1)
    expect(third?.id).not.toBe(second?.id)
    await person.ask('[[text quatre]]', { chatId })
    expect(JSON.stringify(lastRequest().body.input)).toContain(third?.id)
    expect(model.files.files.at(-1)).toBe(third)
  })

  it('is removed if the file was deleted while the copy was being made', async () => {
    const copy = {
      uploadId: 'removed',
      fileId: 'file-made-too-late',
      expiresAt: new Date(Date.now() + 60_000),
    }
    expect(await saveProviderFile(app.db, copy)).toBe(false)
    const queued = app.db.deleteFrom('removals').where('key', '=', copy.fileId).returning('kind')
    expect(await queued.execute()).toEqual([{ kind: 'provider-file' }])
  })

  it('ends the answer if it disappears while the answer is written, and no text is repeated', async () => {
    const { pdfs } = await uploaded(person, contract)
    const failed = { type: 'failed', code: 'file_not_found', message: 'No such file.' } as const
    model.next({ steps: [{ type: 'text', text: 'Début' }, failed] })
    const read = await person.ask('[[text Fin]]', { pdfPaths: [pdfs[0]?.fileId] })
    expect(read.text).toBe('Début')
    const gone = expect.objectContaining({ code: 'model_file_gone' })
    expect(read.events).toContainEqual(gone)
    // If no text has arrived, the question is sent a second time, but not a third time.
    for (const _ of [1, 2]) model.next({ steps: [failed] })
    const { text, events } = await person.ask('[[text Encore]]', { chatId: read.chatId })
    expect([text, events]).toEqual(['', expect.arrayContaining([gone])])
  })

  it('is deleted with its chat, and so is the file', async () => {
    const { pdfs, imagePaths } = await uploaded(person, contract, { name: 'a.jpg', bytes: photo })
    const pdf = pdfs[0]?.fileId ?? ''
    const { chatId } = await person.ask('[[text à jeter]]', { pdfPaths: [pdf], imagePaths })
    const copy = model.files.files.at(-1)
    const keys = await storageKeys(chatId)
    expect(keys).toHaveLength(2)
    // The copies of earlier tests, which the server may be removing: otherwise, one of them would get the error.
    await removeAllFiles()
    model.files.next.push({ status: 500, body: {} })
    expect((await person.call(`/api/chat/${chatId}`, { method: 'DELETE' })).status).toBe(204)
    await removeDueFilesOf(app)
    await until(
      () => readdir(join(app.dataDir, 'uploads')),
      names => !names.some(name => keys.some(key => name.startsWith(key))),
    )
    // The provider failed once, so the deletion is retried, four seconds later.
    const failed = app.db.selectFrom('removals').select('due_at').where('attempts', '=', 1)
    const [retry] = await until(
      () => failed.where('due_at', '<', sql<Date>`now() + interval '10 seconds'`).execute(),
      rows => rows.length === 1,
    )
    expect(retry?.due_at.getTime()).toBeGreaterThan(Date.now())
    expect(copy?.deleted).toBe(false)
    await removeAllFiles()
    expect(copy?.deleted).toBe(true)
    expect((await person.ask('[[text encore]]', { pdfFileIds: [pdf] })).text).toBe('encore')
    expect(partsOfQuestion()).toHaveLength(1)
    expect((await other.send('x', { pdfFileIds: [pdf] })).status).toBe(404)
  })

  it('is deleted with its owner’s account, as are files that were never sent', async () => {
    const leaving = await signUp(app.url)
    const { pdfs } = await uploaded(leaving, contract)
    const read = await leaving.ask('[[text adieu]]', { pdfPaths: [pdfs[0]?.path] })
    await uploaded(leaving, { name: 'jamais envoyée.jpg', bytes: photo })
    const copy = model.files.files.at(-1)
    const keys = await app.db
      .selectFrom('uploads')
      .select('storage_key')
      .where('user_id', '=', leaving.id as never)
      .execute()
    expect(keys).toHaveLength(2)
    const link = (await leaving.messages(read.chatId))[0]?.attachments?.[0]?.url ?? ''
    expect((await fetch(app.url + link)).status).toBe(200)
    const admin = await logInAdmin(app.url)
    expect((await admin.call(`/api/admin/users/${leaving.id}`, { method: 'DELETE' })).status).toBe(204)
    expect((await fetch(app.url + link)).status).toBe(404)
    await removeDueFilesOf(app)
    await until(
      async () => copy?.deleted,
      deleted => deleted === true,
    )
    await until(
      () => readdir(join(app.dataDir, 'uploads')),
      names => !names.some(name => keys.some(key => name.startsWith(key.storage_key))),
    )
    const rows = await app.db
      .selectFrom('removed_uploads')
      .select('id')
      .where('user_id', '=', leaving.id as never)
      .execute()
    expect(rows).toEqual([])
  })
})

async function storageKeys(chatId: string): Promise<string[]> {
  const rows = await app.db
    .selectFrom('uploads')
    .innerJoin('messages', 'messages.id', 'uploads.message_id')
    .select('storage_key')
    .where('chat_id', '=', chatId as never)
    .execute()
  return rows.map(row => row.storage_key)
}

describe('a file that vanished from the disk', () => {
  it('is reported to the user as missing, and the question is answered without it', async () => {
    const { pdfs, imagePaths } = await uploaded(person, contract, { name: 'perdue_1.jpg', bytes: photo })
    const pdf = pdfs[0]?.fileId ?? ''
    const rows = await app.db
      .selectFrom('uploads')
      .select('storage_key')
      .where('id', 'in', [pdf, ...imagePaths])
      .execute()
    for (const { storage_key: key } of rows) {
      for (const ending of ['', '-model', '-text', '-small']) {
        await rm(join(app.dataDir, 'uploads', key + ending), { force: true })
      }
    }
    const read = await person.ask('[[text Voici.]]', { pdfPaths: [pdf], imagePaths })
    expect(read.text).toContain('“perdue\\_1.jpg” could no longer be read.')
    expect(read.text).toContain(`“${contract.name}” could no longer be read.`)
    expect(read.text).toContain('Voici.')
    expect(partsOfQuestion().every(part => part.type === 'input_text')).toBe(true)
    const attachments = (await person.messages(read.chatId))[0]?.attachments ?? []
    expect(attachments.map(one => one.name)).toEqual([contract.name, 'perdue_1.jpg'])
    for (const { url } of attachments) {
      const response = await fetch(app.url + url)
      expect([response.status, await response.json()]).toEqual([
        404,
        { error: { code: 'not_found', message: expect.any(String) } },
      ])
    }
  })
})
