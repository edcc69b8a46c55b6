import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listContextUploads } from '#server/store/uploads/uploads.ts'
import { messagePageSchema } from '#shared/api/chat.ts'
import type { ChatId, UserId } from '#shared/api/ids.ts'
import { emptyDataDir } from '#tests/support/databases/databases.ts'
import { type ScriptedModel, startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { type Person, signUp } from '#tests/support/people/people.ts'
import { uploaded } from '#tests/support/people/uploading.ts'
import { shippedLibrary } from '#tests/support/samples/libraries.ts'
import { pdfFile } from '#tests/support/samples/pdf-files.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/test-app.ts'

let model: ScriptedModel
let app: TestApp
let person: Person

/** GPT-4o reads images and PDFs, GPT-5 text only. */
beforeAll(async () => {
  model = await startScriptedModel()
  const library = await emptyDataDir()
  for (const name of ['rent-and-deposit.fr.md', 'eviction.fr.md']) {
    await cp(join(shippedLibrary, name), join(library, name))
  }
  app = await startTestApp({
    env: {
      ...model.env,
      MODEL_CAPABILITIES: 'gpt-4o:images+pdf,gpt-5:none',
      HISTORY_TOKENS: '2000',
      LIBRARY_DIR: library,
    },
  })
  person = await signUp(app.url)
})

afterAll(async () => {
  await app.close()
  await model.close()
})

async function givenIn(chatId: string) {
  const response = await person.call(`/api/chat/${chatId}/messages`)
  return v
    .parse(messagePageSchema, await response.json())
    .messages.map(({ role, given }) => ({ role, given }))
}

const lease = { name: 'bail.pdf', bytes: pdfFile({ pages: ['Bail', 'Article 1'] }) }

async function photo() {
  const drawn = sharp({ create: { width: 60, height: 40, channels: 3, background: '#a33' } })
  return { name: 'photo.jpg', bytes: Buffer.from(await drawn.jpeg().toBuffer()) }
}

async function attached(...files: Parameters<typeof uploaded>[1][]) {
  const { imagePaths, pdfs } = await uploaded(person, ...files)
  return { imagePaths, pdfPaths: pdfs.map(({ path }) => path) }
}

it('an answer says which files the model was given, including those of earlier questions (P-11)', async () => {
  const files = await attached(lease, await photo())
  const { chatId } = await person.ask('Bonjour [[text Oui.]]', files)
  const given = { pdfs: [{ name: 'bail.pdf', pages: 2, of: 2 }], images: 1, sheets: 0 }
  expect(await givenIn(chatId)).toEqual([
    { role: 'user', given: undefined },
    { role: 'assistant', given },
  ])
  await person.ask('Merci [[text Oui.]]', { chatId })
  expect((await givenIn(chatId)).at(-1)).toEqual({ role: 'assistant', given })
  await person.ask('Merci [[text Oui.]]', { chatId, model: 'gpt-5' })
  expect((await givenIn(chatId)).at(-1)?.given).toEqual({ ...given, images: 0 })
})

it('a file that is sent with several questions at once belongs to one of them, and all are answered with it', async () => {
  const files = await attached(lease)
  const sends = await Promise.all(['un', 'deux', 'trois', 'quatre'].map(text => person.ask(text, files)))
  const given = await Promise.all(sends.map(async ({ chatId }) => (await givenIn(chatId)).at(-1)?.given))
  const pdfs = [{ name: 'bail.pdf', pages: 2, of: 2 }]
  expect(given).toMatchObject([{ pdfs }, { pdfs }, { pdfs }, { pdfs }])
})

it('an answer says how many pages of a long document the model was given; pages without text do not count', async () => {
  const pages = Array.from(
    { length: 12 },
    (_, page) => `Page ${page}\n${`${'mot '.repeat(12)}\n`.repeat(20)}`,
  )
  const long = { name: 'long.pdf', bytes: pdfFile({ pages }) }
  const first = await person.ask('Bonjour [[text Oui.]]', { ...(await attached(long)), model: 'gpt-5' })
  const read = (await givenIn(first.chatId)).at(-1)?.given?.pdfs[0]
  expect(read).toEqual({ name: 'long.pdf', pages: expect.any(Number), of: 12 })
  expect(read?.pages).toBeLessThan(8)
  expect(first.text).toContain(`${read?.pages} of its 12 pages`)
  const scanned = { name: 'scan.pdf', bytes: pdfFile({ pages: ['Bail', '', 'Signature'] }) }
  const second = await person.ask('Bonjour [[text Oui.]]', { ...(await attached(scanned)), model: 'gpt-5' })
  expect((await givenIn(second.chatId)).at(-1)?.given?.pdfs).toEqual([{ name: 'scan.pdf', pages: 2, of: 2 }])
  const nothing = { name: 'empty.pdf', bytes: pdfFile({ pages: ['', ''] }) }
  const third = await person.ask('Bonjour [[text Oui.]]', { ...(await attached(nothing)), model: 'gpt-5' })
  expect((await givenIn(third.chatId)).at(-1)?.given).toBeUndefined()
})

it('an answer says how many sheets the model was given, and says nothing if there were no files or sheets', async () => {
  const { chatId } = await person.ask('Mon propriétaire garde ma caution, que faire ? [[text Oui.]]')
  const given = (await givenIn(chatId)).at(-1)?.given
  expect(given).toMatchObject({ pdfs: [], images: 0 })
  expect(given?.sheets).toBeGreaterThan(0)
  const hello = await person.ask('Bonjour')
  expect((await givenIn(hello.chatId)).at(-1)?.given).toBeUndefined()
})

it('a shared copy does not name the files that the model was given', async () => {
  const { chatId } = await person.ask('Bonjour [[text Oui.]]', await attached(lease))
  const share = await person.call(`/api/chat/${chatId}/share`, { method: 'POST', json: {} })
  const { url } = (await share.json()) as { url: string }
  const copy = await (await fetch(`${app.url}/api/shared/${url.split('/').at(-1)}`)).text()
  expect(copy).toContain('Oui.')
  expect(copy).not.toContain('bail.pdf')
})

it('the files of a chat are listed from the newest question to the oldest, and within a question as they were attached', async () => {
  // Uploaded in another order than attached.
  const named = (name: string) => ({ ...lease, name })
  const [a, c] = (await attached(named('a.pdf'), named('c.pdf'))).pdfPaths
  const [b, d] = (await attached(named('b.pdf'), named('d.pdf'))).pdfPaths
  const { chatId } = await person.ask('[[text Oui.]]', { pdfPaths: [a, b] })
  await person.ask('[[text Non.]]', { chatId, pdfPaths: [c, d] })
  const key = { chatId: chatId as ChatId, userId: person.id as UserId }
  const files = await listContextUploads(app.db, key, [])
  expect(files.map(({ name, position }) => `${position} ${name}`)).toEqual([
    '2 c.pdf',
    '2 d.pdf',
    '0 a.pdf',
    '0 b.pdf',
  ])
})
