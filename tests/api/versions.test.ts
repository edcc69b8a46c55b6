import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { chooseVersion } from '#server/store/chats/choose-version.ts'
import { lockChat } from '#server/store/chats/chosen-path.ts'
import { type MessagePage, messagePageSchema } from '#shared/api/chat.ts'
import type { ChatId, UserId } from '#shared/api/ids.ts'
import { untilBlocked } from '#tests/support/databases/poll-database.ts'
import { holdAnswer } from '#tests/support/model/held-answer.ts'
import { type ScriptedModel, startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { logInAdmin, type Person, readStream, signUp } from '#tests/support/people/people.ts'
import { uploaded } from '#tests/support/people/uploading.ts'
import { pdfFile } from '#tests/support/samples/pdf-files.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/test-app.ts'

let app: TestApp
let model: ScriptedModel
let person: Person
let admin: Person

beforeAll(async () => {
  model = await startScriptedModel()
  app = await startTestApp({
    env: { ...model.env, LIMIT_SENDS_PER_MINUTE: '1000' },
  })
  person = await signUp(app.url)
  admin = await logInAdmin(app.url)
})

afterAll(async () => {
  await app.close()
  await model.close()
})

async function pageOf(chatId: string, query = 'tail=true'): Promise<MessagePage> {
  return v.parse(messagePageSchema, await (await person.call(`/api/chat/${chatId}/messages?${query}`)).json())
}

async function textsOf(chatId: string): Promise<string[]> {
  return (await pageOf(chatId)).messages.map(message => message.content)
}

async function idAt(chatId: string, index: number): Promise<string> {
  const id = (await pageOf(chatId, `limit=1&offset=${index}`)).messages[0]?.id
  if (!id) throw new Error(`There is no message ${index}.`)
  return id
}

async function versionsAt(chatId: string, index: number): Promise<string[]> {
  return (await pageOf(chatId, `limit=1&offset=${index}`)).messages[0]?.versions ?? []
}

function post(path: string, json: unknown): Promise<Response> {
  return person.call(path, { method: 'POST', json })
}

async function choose(chatId: string, messageId: string | undefined): Promise<number> {
  return (await post(`/api/chat/${chatId}/choose`, { messageId })).status
}

async function regenerate(chatId: string, messageId: string, more: object = {}) {
  return readStream(await post(`/api/chat/${chatId}/retry`, { messageId, ...more }))
}

/** The turns in the last request for an answer. */
function lastTurns(): string[] {
  const { body } = model.answerRequests().at(-1) ?? { body: {} }
  const { input } = body as { input: { content: string | { text?: string }[] }[] }
  return input.map(({ content }) =>
    typeof content === 'string' ? content : content.map(part => part.text ?? '').join(''),
  )
}

/** A chat with these answers. The question for the answer "A" is "[[text A]]". */
async function startChat(...answers: string[]): Promise<string> {
  let chatId: string | undefined
  for (const answer of answers) chatId = (await person.ask(`[[text ${answer}]]`, { chatId })).chatId
  if (!chatId) throw new Error('A chat needs an answer.')
  return chatId
}

it('an edit takes the place of the question; the former version stays, with what followed it (E-1, E-3, E-4)', async () => {
  const chatId = await startChat('A', 'B', 'C')
  const former = await idAt(chatId, 2)
  const edit = await person.ask('[[text B2]]', { chatId, replaces: former })
  expect(edit.text).toBe('B2')
  expect(await textsOf(chatId)).toEqual(['[[text A]]', 'A', '[[text B2]]', 'B2'])
  expect(lastTurns()).toEqual(['[[text A]]', 'A', '[[text B2]]'])
  const edited = await idAt(chatId, 2)
  expect(await versionsAt(chatId, 2)).toEqual([former, edited])
  expect(await versionsAt(chatId, 3)).toEqual([])
  expect(await (await person.call(`/api/chat/${chatId}`)).json()).toMatchObject({ messageCount: 4 })

  // The chosen version is part of the chat: every client sees it, and the next question follows it.
  expect(await choose(chatId, former)).toBe(204)
  const whole = ['[[text A]]', 'A', '[[text B]]', 'B', '[[text C]]', 'C']
  expect(await textsOf(chatId)).toEqual(whole)
  await person.ask('[[text D]]', { chatId })
  expect(lastTurns()).toEqual([...whole, '[[text D]]'])
  expect(await choose(chatId, edited)).toBe(204)
  expect(await textsOf(chatId)).toEqual(['[[text A]]', 'A', '[[text B2]]', 'B2'])

  // A page requested by index names the message before it, so that a client knows whether what it loaded still fits.
  expect(await choose(chatId, former)).toBe(204)
  const page = await pageOf(chatId, 'limit=3&offset=4')
  expect(page.messages.map(message => message.content)).toEqual(['[[text C]]', 'C', '[[text D]]'])
  expect(page).toMatchObject({ offset: 4, hasOlder: true, before: await idAt(chatId, 3) })
  expect(await pageOf(chatId, 'limit=2&tail=true')).toMatchObject({ offset: 6, hasOlder: true })
})

it('the first question can be edited, and gives the chat its title unless the user chose one (E-1, E-5)', async () => {
  const chatId = await startChat('A', 'B')
  const titleOf = async () => (await (await person.call(`/api/chat/${chatId}`)).json()).title
  const edit = await person.ask('[[text A2]] mieux', { chatId, replaces: await idAt(chatId, 0) })
  expect(edit.events[0]).toMatchObject({ type: 'chat', title: '[[text A2]] mieux' })
  expect(await textsOf(chatId)).toEqual(['[[text A2]] mieux', 'A2'])
  await person.call(`/api/chat/${chatId}`, { method: 'PATCH', json: { title: 'Mon bail' } })
  await person.ask('[[text A3]]', { chatId, replaces: await idAt(chatId, 0) })
  expect(await titleOf()).toBe('Mon bail')
  const [first, , third] = await versionsAt(chatId, 0)
  expect(await choose(chatId, first)).toBe(204)
  expect(await textsOf(chatId)).toEqual(['[[text A]]', 'A', '[[text B]]', 'B'])
  expect(await choose(chatId, third)).toBe(204)
  expect(await textsOf(chatId)).toEqual(['[[text A3]]', 'A3'])
})

it('choosing a version shows again what was last shown after it (E-3)', async () => {
  const chatId = await startChat('A', 'B')
  const [first, second] = [await idAt(chatId, 0), await idAt(chatId, 2)]
  await person.ask('[[text B2]]', { chatId, replaces: second })
  await person.ask('[[text B3]]', { chatId, replaces: second })
  const [, b2] = await versionsAt(chatId, 2)
  await choose(chatId, b2)
  await person.ask('[[text A2]]', { chatId, replaces: first })
  await choose(chatId, first)
  // The second of three versions, because it was shown last.
  expect(await textsOf(chatId)).toEqual(['[[text A]]', 'A', '[[text B2]]', 'B2'])
})

it('a regenerated answer is another version, even if another model writes it (E-2)', async () => {
  const chatId = await startChat('A', 'B')
  const answer = await idAt(chatId, 1)
  model.next({ steps: [{ type: 'text', text: 'A bis' }, { type: 'complete' }] })
  expect((await regenerate(chatId, answer, { model: 'o3' })).text).toBe('A bis')
  expect(model.answerRequests().at(-1)?.body).toMatchObject({
    model: 'o3',
  })
  expect(lastTurns()).toEqual(['[[text A]]'])
  expect(await textsOf(chatId)).toEqual(['[[text A]]', 'A bis'])
  expect(await versionsAt(chatId, 1)).toEqual([answer, await idAt(chatId, 1)])

  // If the new version fails before its first word, the former answer stays on screen, with what followed it.
  await choose(chatId, answer)
  model.next({ steps: [{ type: 'error', shape: 'nested', code: 'server_error', message: 'No.' }] })
  const failed = await regenerate(chatId, answer)
  expect(failed.events.at(-2)).toMatchObject({ type: 'error' })
  expect(await textsOf(chatId)).toEqual(['[[text A]]', 'A', '[[text B]]', 'B'])
  expect(await versionsAt(chatId, 1)).toHaveLength(2)

  // A retry without an id replaces an incomplete answer.
  const failure = { type: 'failed', code: 'server_error', message: 'No.' } as const
  model.next({ steps: [{ type: 'text', text: 'B à mo' }, failure] })
  expect((await regenerate(chatId, await idAt(chatId, 3))).text).toBe('B à mo')
  await readStream(await post(`/api/chat/${chatId}/retry`, {}))
  expect(await textsOf(chatId)).toEqual(['[[text A]]', 'A', '[[text B]]', 'B'])
  expect(await versionsAt(chatId, 3)).toHaveLength(2)
})

it('a request to regenerate an answer adds one version, even if it is sent again after that version has ended (F-9)', async () => {
  const chatId = await startChat('A')
  const answer = await idAt(chatId, 1)
  const clientMessageId = randomUUID()
  model.next({ steps: [{ type: 'text', text: 'A bis' }, { type: 'complete' }] })
  const both = await Promise.all([1, 2].map(() => regenerate(chatId, answer, { clientMessageId })))
  const later = await regenerate(chatId, answer, { clientMessageId })
  expect([...both, later].map(({ text }) => text)).toEqual(['A bis', 'A bis', 'A bis'])
  expect(await versionsAt(chatId, 1)).toHaveLength(2)
  // The same holds for a retry of the last question.
  const retry = { clientMessageId: randomUUID() }
  for (const _ of [1, 2]) await readStream(await post(`/api/chat/${chatId}/retry`, retry))
  expect(await versionsAt(chatId, 1)).toHaveLength(3)
  const other = await post(`/api/chat/${chatId}/retry`, { ...retry, messageId: answer })
  expect([other.status, (await other.json()).error.code]).toEqual([409, 'message_id_reused'])
})

it('while an answer is being written, a request to regenerate it joins it, no version can be chosen, and an edit waits (E-3)', async () => {
  const chatId = await startChat('A')
  const former = await idAt(chatId, 0)
  await person.ask('[[text A2]]', { chatId, replaces: former })
  const live = await holdAnswer(model, person, chatId)
  expect(await choose(chatId, former)).toBe(409)
  expect(await choose(chatId, await idAt(chatId, 0))).toBe(204)
  // Another user cannot join it, even if they know its ids.
  const json = { messageId: await idAt(chatId, 3) }
  expect((await admin.call(`/api/chat/${chatId}/retry`, { method: 'POST', json })).status).toBe(404)
  const again = await post(`/api/chat/${chatId}/retry`, { messageId: await idAt(chatId, 3) })
  const edit = person.ask('[[text fin]]', { chatId, replaces: await idAt(chatId, 2) })
  expect(await live.finish()).toBe('La moitié et le reste.')
  expect((await readStream(again)).text).toBe('La moitié et le reste.')
  expect((await edit).text).toBe('fin')
  expect(await textsOf(chatId)).toEqual(['[[text A2]]', 'A2', '[[text fin]]', 'fin'])
})

it('a search finds the messages of the chosen versions only (E-4)', async () => {
  const chatId = await startChat('Un')
  await person.call(`/api/chat/${chatId}`, { method: 'PATCH', json: { title: 'Titre' } })
  const first = await idAt(chatId, 0)
  await person.ask('[[text servitude]]', { chatId, replaces: first })
  const found = async () => {
    const { results } = await (await person.call('/api/search?q=servitude')).json()
    return results.map((result: { chatId: string }) => result.chatId)
  }
  expect(await found()).toEqual([chatId])
  await choose(chatId, first)
  expect(await found()).toEqual([])
})

it('after a retry, the missing answer to the last question is in its place, and can be regenerated (E-2, R-6)', async () => {
  const chatId = await startChat('A')
  await person.ask('[[text A2]]', { chatId, replaces: await idAt(chatId, 0) })
  const question = '[[text C]]'
  model.next({ status: 401, body: {} }, request => request.question === question)
  await person.ask(question, { chatId })
  expect(await textsOf(chatId)).toEqual(['[[text A2]]', 'A2', question])
  await readStream(await post(`/api/chat/${chatId}/retry`, {}))
  expect(await textsOf(chatId)).toEqual(['[[text A2]]', 'A2', question, 'C'])
  await regenerate(chatId, await idAt(chatId, 3))
  expect(await versionsAt(chatId, 3)).toHaveLength(2)
})

// The embedded database has a single session, which the transaction with the lock would occupy.
it.skipIf(inject('databaseTemplate').kind === 'embedded')(
  'a choice waits for another change of the conversation to end (E-3)',
  async () => {
    const chatId = (await startChat('A')) as ChatId
    await person.ask('[[text A2]]', { chatId, replaces: await idAt(chatId, 0) })
    const [version = ''] = await versionsAt(chatId, 0)
    const key = { chatId, userId: person.id as UserId }
    const { chosen } = await app.db.transaction().execute(async trx => {
      await lockChat(trx, key)
      const chosen = chooseVersion(app.db, key, version)
      await untilBlocked(app.db)
      return { chosen }
    })
    expect(await chosen).toBe(true)
    expect(await textsOf(chatId)).toEqual(['[[text A]]', 'A'])
  },
)

it('the same edit sent twice is one version (F-9)', async () => {
  const chatId = await startChat('A')
  const edit = { chatId, replaces: await idAt(chatId, 0), clientMessageId: randomUUID() }
  const [one, other] = await Promise.all([person.ask('[[text A2]]', edit), person.ask('[[text A2]]', edit)])
  expect([one.text, other.text]).toEqual(['A2', 'A2'])
  expect(await versionsAt(chatId, 0)).toHaveLength(2)
  const reused = { ...edit, replaces: await idAt(chatId, 0) }
  await expect(person.ask('[[text A2]]', reused)).rejects.toThrow('message_id_reused')
})

it('a question from a page that shows another version follows what that page shows (E-4)', async () => {
  const chatId = await startChat('A', 'B')
  const shown = await idAt(chatId, 3)
  await person.ask('[[text A2]]', { chatId, replaces: await idAt(chatId, 0) })
  await person.ask('[[text C]]', { chatId, after: shown })
  expect(await textsOf(chatId)).toEqual(['[[text A]]', 'A', '[[text B]]', 'B', '[[text C]]', 'C'])
})

it('the files of a question belong to all its versions, and the model gets those of the chosen one (E-1)', async () => {
  const { pdfs } = await uploaded(person, { name: 'bail.pdf', bytes: pdfFile({ pages: ['Bail'] }) })
  const pdfPaths = pdfs.map(({ path }) => path)
  const { chatId } = await person.ask('[[text A]]', { pdfPaths })
  const former = await idAt(chatId, 0)
  await person.ask('[[text A2]]', { chatId, replaces: former })
  const filesNow = async () => (await pageOf(chatId)).messages[0]?.attachments?.map(({ name }) => name)
  expect(await filesNow()).toEqual(['bail.pdf'])
  expect(lastTurns().join()).toContain('bail.pdf')
  await person.ask('[[text A3]]', { chatId, replaces: await idAt(chatId, 0) })
  expect(await filesNow()).toEqual(['bail.pdf'])
  await choose(chatId, former)
  expect(await filesNow()).toEqual(['bail.pdf'])

  // A file sent after a version that is not chosen is not part of the conversation.
  const more = await uploaded(person, { name: 'avenant.pdf', bytes: pdfFile({ pages: ['Bail'] }) })
  await person.ask('[[text B]]', { chatId, pdfPaths: more.pdfs.map(({ path }) => path) })
  await choose(chatId, (await versionsAt(chatId, 0))[1])
  await person.ask('[[text C]]', { chatId, pdfFileIds: pdfs.map(({ fileId }) => fileId) })
  expect(lastTurns().join().split('bail.pdf')).toHaveLength(2)
  expect(lastTurns().join()).not.toContain('avenant.pdf')
})

it('administrators see all versions in the order in which they were written (E-6)', async () => {
  const chatId = await startChat('A', 'B')
  await person.ask('[[text A2]]', { chatId, replaces: await idAt(chatId, 0) })
  const path = `/api/admin/chats/${chatId}/messages`
  const read = async (query: string) =>
    v.parse(messagePageSchema, await (await admin.call(`${path}?${query}`)).json())
  const page = await read('limit=50&tail=true')
  expect(page.messages.map(({ content, chosen = true }) => [content, chosen])).toEqual([
    ['[[text A]]', false],
    ['A', false],
    ['[[text B]]', false],
    ['B', false],
    ['[[text A2]]', true],
    ['A2', true],
  ])
  expect(page.messages[0]?.versions).toEqual([page.messages[0]?.id, page.messages[4]?.id])
  const older = await read('limit=2&offset=3')
  expect(older.messages.map(({ content }) => content)).toEqual(['B', '[[text A2]]'])
  expect(older).toMatchObject({ offset: 3, hasOlder: true })
  expect(older).not.toHaveProperty('before')
})

it('a message that is not in the chat cannot be edited, regenerated or chosen, and an answer cannot be edited (E-1, E-2, E-3)', async () => {
  const [chatId, other] = [await startChat('A'), await startChat('B')]
  const [foreign, answer] = [await idAt(other, 0), await idAt(chatId, 1)]
  const edit = (replaces: string) =>
    post('/api/chat/stream', { messages: [{ role: 'user', content: 'x' }], chatId, replaces })
  const statuses = async (messageId: string) => [
    (await edit(messageId)).status,
    (await post(`/api/chat/${chatId}/retry`, { messageId })).status,
    await choose(chatId, messageId),
  ]
  expect(await statuses(foreign)).toEqual([404, 404, 404])
  expect(await statuses(randomUUID())).toEqual([404, 404, 404])
  expect(await statuses('x')).toEqual([400, 400, 400])
  expect((await edit(answer)).status).toBe(400)
  const lost = { messages: [{ role: 'user', content: 'x' }], replaces: foreign }
  expect((await post('/api/chat/stream', lost)).status).toBe(400)
  // Nothing was stored.
  expect(await textsOf(chatId)).toEqual(['[[text A]]', 'A'])
})

it('a chat is deleted with all its versions (E-7)', async () => {
  const chatId = await startChat('A', 'B')
  await person.ask('[[text A2]]', { chatId, replaces: await idAt(chatId, 0) })
  await person.call(`/api/chat/${chatId}`, { method: 'DELETE' })
  const left = await sql<{ count: number }>`
    select count(*)::integer as count from messages where chat_id = ${chatId}`.execute(app.db)
  expect(left.rows[0]?.count).toBe(0)
})
