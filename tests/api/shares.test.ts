import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createLog } from '#server/log.ts'
import { startShareJobs } from '#server/share/share-jobs.ts'
import { addShare } from '#server/store/shares.ts'
import { markUserRemoved, unmarkUserRemoved } from '#server/store/users/user-removals.ts'
import type { ChatId, UserId } from '#shared/api/ids.ts'
import { callWhileLocked } from '#tests/support/databases/poll-database.ts'
import { holdAnswer } from '#tests/support/model/held-answer.ts'
import { type ScriptedModel, startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { callApi, logInAdmin, type Person, signUp, until } from '#tests/support/people/people.ts'
import { pixel, uploaded } from '#tests/support/people/uploading.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/test-app.ts'

/** Chats shared by a link: the calls of their owners and of their readers. */

type NewShare = { id: string; url: string; expiresAt: string }
type Shared = {
  title: string
  messages: { content: string; attachments?: { url: string }[]; hiddenFiles?: number }[]
}

let model: ScriptedModel
let app: TestApp
let owner: Person

beforeAll(async () => {
  model = await startScriptedModel()
  app = await startTestApp({
    env: { AUTH_LIMITS: 'off', TRUST_PROXY: 'loopback', ...model.env },
  })
  owner = await signUp(app.url)
})

afterAll(async () => {
  await app.close()
  await model.close()
})

async function share(person: Person, chatId: string, json: object = {}): Promise<NewShare> {
  const response = await person.call(`/api/chat/${chatId}/share`, { method: 'POST', json })
  expect(response.status).toBe(201)
  return (await response.json()) as NewShare
}

/** Opens the link as a visitor. */
function open({ url }: NewShare): Promise<Response> {
  return callApi(app.url, undefined, `/api/shared/${url.split('/').at(-1)}`)
}

async function expire({ id }: NewShare): Promise<void> {
  await sql`update shares set expires_at = now() - interval '1 second' where id = ${id}::uuid`.execute(app.db)
}

async function askWithImage(person: Person): Promise<string> {
  const { imagePaths } = await uploaded(person, pixel('passeport secret.png'))
  return (await person.ask('[[text Une réponse]]', { imagePaths })).chatId
}

describe('a shared chat', () => {
  it('is a copy that anyone with the link can read, and shows nothing of the account (T-10, T-11)', async () => {
    const chatId = await askWithImage(owner)
    const created = await share(owner, chatId)
    expect(created.url).toMatch(/^\/s\/[\w-]{43}$/)
    const days = (Date.parse(created.expiresAt) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(29.9)
    expect(days).toBeLessThan(30.1)
    await owner.call(`/api/chat/${chatId}`, { method: 'PATCH', json: { title: 'Plus tard' } })
    await owner.ask('[[text Une suite]]', { chatId })
    const response = await open(created)
    expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const text = await response.text()
    const shared = JSON.parse(text) as Shared
    expect(shared.title).not.toBe('Plus tard')
    expect(shared.messages.map(({ content }) => content)).toEqual(['[[text Une réponse]]', 'Une réponse'])
    expect(shared.messages[0]?.hiddenFiles).toBe(1)
    for (const secret of [owner.id, owner.email, chatId, 'passeport', '/files/'])
      expect(text).not.toContain(secret)
    const stored = await sql<{ row: string }>`select to_jsonb(shares)::text as row from shares`.execute(
      app.db,
    )
    expect(stored.rows.map(({ row }) => row).join()).not.toContain(created.url.slice(3))
  })

  it('includes its files if the owner chose that, until the share is revoked (T-11, T-12)', async () => {
    const chatId = await askWithImage(owner)
    const shareOptions = async (id: string) => (await owner.call(`/api/chat/${id}/share`)).json()
    expect(await shareOptions(chatId)).toEqual({ hasFiles: true })
    const plain = await owner.ask('[[text A]]')
    expect(await shareOptions(plain.chatId)).toEqual({ hasFiles: false })
    // A file of a version that is not chosen is not shared.
    const page = await (await owner.call(`/api/chat/${plain.chatId}/messages`)).json()
    const [{ id: messageId }] = page.messages
    const { imagePaths } = await uploaded(owner, pixel('b.png'))
    await owner.ask('[[text B]]', { chatId: plain.chatId, replaces: messageId, imagePaths })
    expect(await shareOptions(plain.chatId)).toEqual({ hasFiles: true })
    await owner.call(`/api/chat/${plain.chatId}/choose`, { method: 'POST', json: { messageId } })
    expect(await shareOptions(plain.chatId)).toEqual({ hasFiles: false })
    const created = await share(owner, chatId, { withFiles: true })
    const shared = (await (await open(created)).json()) as Shared
    const [file] = shared.messages[0]?.attachments ?? []
    const link = `${app.url}${file?.url}`
    expect((await fetch(link)).status).toBe(200)
    await expire(created)
    expect((await fetch(link)).status).toBe(404)
    expect((await owner.call(`/api/shares/${created.id}`, { method: 'DELETE' })).status).toBe(404)
    await sql`update shares set expires_at = now() + interval '1 day' where id = ${created.id}::uuid`.execute(
      app.db,
    )
    expect((await fetch(link)).status).toBe(200)
    expect((await owner.call(`/api/shares/${created.id}`, { method: 'DELETE' })).status).toBe(204)
    expect((await fetch(link)).status).toBe(404)
    const opened = await fetch(link, { headers: { accept: 'text/html,*/*', 'accept-language': 'fr' } })
    const headers = ['cache-control', 'x-content-type-options'].map(name => opened.headers.get(name))
    expect([opened.status, ...headers]).toEqual([404, 'no-store', 'nosniff'])
    expect(opened.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await opened.text()).toMatch(
      /<title>Fichier introuvable<.*<main><h1>Fichier introuvable<\/h1><p>Ce fichier n’existe plus, ou son lien/,
    )
    expect((await open(created)).status).toBe(404)
    expect((await owner.call(`/api/shares/${created.id}`, { method: 'DELETE' })).status).toBe(404)
  })

  it('is listed for its owner until it expires, and then swept (T-12)', async () => {
    const person = await signUp(app.url)
    const { chatId } = await person.ask('[[text a]]')
    const [first, second] = [await share(person, chatId, { expiresInDays: 1 }), await share(person, chatId)]
    const list = async () =>
      ((await (await person.call('/api/shares')).json()) as { shares: object[] }).shares
    expect(await list()).toMatchObject([
      { id: second.id, chatId, withFiles: false },
      { id: first.id, chatId, expiresAt: first.expiresAt },
    ])
    expect(JSON.stringify(await list())).not.toContain(second.url.slice(3))
    expect((await open(first)).status).toBe(200)
    await expire(first)
    expect((await open(first)).status).toBe(404)
    expect(await list()).toHaveLength(1)
    const stop = startShareJobs({ db: app.db, log: createLog('silent') })
    const countFirst = async () => {
      const found = await sql<{ id: string }>`select id from shares where id = ${first.id}::uuid`.execute(
        app.db,
      )
      return found.rows.length
    }
    await until(countFirst, count => count === 0)
    await stop()
    expect(await list()).toMatchObject([{ id: second.id }])
  })

  it('cannot be created beyond the limit of its owner, even in ten tabs at once; expired ones do not count (T-12)', async () => {
    const person = await signUp(app.url)
    const { chatId } = await person.ask('[[text a]]')
    await share(owner, await askWithImage(owner))
    const add = ({ id }: Person) =>
      addShare(app.db, { ...newShare(), chatId: chatId as ChatId, userId: id as UserId }, 1)
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => add(person)))
    expect(outcomes.filter(outcome => outcome !== 'too_many')).toEqual([expect.any(Date)])
    await sql`update shares set expires_at = now() where user_id = ${person.id}::uuid`.execute(app.db)
    expect(await add(person)).toBeInstanceOf(Date)
    expect(await add(owner)).toBe('no_chat')
    for (let count = 1; count < 100; count += 1) {
      await addShare(app.db, { ...newShare(), chatId: chatId as ChatId, userId: person.id as UserId }, 100)
    }
    const refused = await person.call(`/api/chat/${chatId}/share`, { method: 'POST' })
    expect([refused.status, (await refused.json()).error.code]).toEqual([409, 'too_many_shares'])
  })

  // The embedded database runs one transaction at a time.
  it.skipIf(inject('databaseTemplate').kind === 'embedded')(
    'cannot be created beyond the limit while another process is storing the last one (T-12)',
    async () => {
      const person = await signUp(app.url)
      const { chatId } = await person.ask('[[text a]]')
      const last = sql`
        with owner as (select id from users where id = ${person.id}::uuid for no key update)
        insert into shares (id, user_id, chat_id, token_hash, messages, with_files, expires_at)
        select gen_random_uuid(), id, ${chatId}::uuid, ${randomBytes(32)}, '[]', false, now() + interval '1 day' from owner`
      const add = () =>
        addShare(app.db, { ...newShare(), chatId: chatId as ChatId, userId: person.id as UserId }, 1)
      expect(await callWhileLocked(app.db, last, [add])).toMatchObject([{ value: 'too_many' }])
    },
  )

  it('can be created thirty times a minute (T-12)', async () => {
    const person = await signUp(app.url)
    const statuses: number[] = []
    for (let round = 0; round < 31; round += 1) {
      const path = `/api/chat/${randomUUID()}/share`
      statuses.push((await person.call(path, { method: 'POST' })).status)
    }
    expect(statuses).toEqual([...Array<number>(30).fill(404), 429])
  })

  const newShare = () => ({
    id: randomUUID(),
    tokenHash: randomBytes(32),
    title: null,
    messages: [],
    withFiles: false,
    lifetimeDays: 1,
  })

  it('ends with its chat and with the account of its owner (T-12)', async () => {
    const person = await signUp(app.url)
    const one = await person.ask('[[text a]]')
    const created = await share(person, one.chatId)
    expect((await open(created)).status).toBe(200)
    await person.call(`/api/chat/${one.chatId}`, { method: 'DELETE' })
    expect((await open(created)).status).toBe(404)
    const two = await person.ask('[[text a]]')
    const other = await share(person, two.chatId)
    expect((await open(other)).status).toBe(200)
    const id = person.id as UserId
    await app.db.transaction().execute(trx => markUserRemoved(trx, id))
    expect((await open(other)).status).toBe(404)
    await app.db.transaction().execute(trx => unmarkUserRemoved(trx, id))
    expect((await open(other)).status).toBe(200)
    const admin = await logInAdmin(app.url)
    expect((await admin.call(`/api/admin/users/${person.id}`, { method: 'DELETE' })).status).toBe(204)
    expect((await open(other)).status).toBe(404)
  })

  it('cannot be created while an answer is being written, or with invalid values (T-10, T-12)', async () => {
    const { chatId } = await owner.ask('[[text a]]')
    for (const json of [{ expiresInDays: 0 }, { expiresInDays: 366 }, { withFiles: 'yes' }]) {
      expect((await owner.call(`/api/chat/${chatId}/share`, { method: 'POST', json })).status).toBe(400)
    }
    const held = await holdAnswer(model, owner, chatId as never)
    const refused = await owner.call(`/api/chat/${chatId}/share`, { method: 'POST' })
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ error: { code: 'chat_busy' } })
    await held.finish()
    const temporary = await owner.ask('[[text a]]', { temporary: true })
    const heldTemporary = await holdAnswer(model, owner, temporary.chatId as never)
    expect((await owner.call(`/api/chat/${temporary.chatId}/share`, { method: 'POST' })).status).toBe(404)
    await heldTemporary.finish()
  })

  it('cannot be found by trying many links: an address that tries too many has to wait (H-5)', async () => {
    const open = () => fetch(`${app.url}/api/shared/x`, { headers: { 'x-forwarded-for': '203.0.113.9' } })
    for (let call = 0; call < 120; call += 1) expect((await open()).status).toBe(404)
    expect((await open()).status).toBe(429)
  })
})
