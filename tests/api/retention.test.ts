import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { runCommand } from '#server/commands/admin-commands.ts'
import { keyPrefix } from '#server/files/files.ts'
import { removeOldChats } from '#server/store/retention.ts'
import { auditPageSchema } from '#shared/api/admin.ts'
import { chatPageSchema } from '#shared/api/chat.ts'
import { tablesContaining } from '#tests/support/databases/tables-containing.ts'
import { holdAnswer } from '#tests/support/model/held-answer.ts'
import { type ScriptedModel, startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { logInAdmin, type Person, signUp, until } from '#tests/support/people/people.ts'
import { uploaded } from '#tests/support/people/uploading.ts'
import { addOldChats, removeOldChatsOf, retentionDays, stateOf } from '#tests/support/samples/old-chats.ts'
import { pdfFile } from '#tests/support/samples/pdf-files.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/test-app.ts'

let model: ScriptedModel
let app: TestApp

beforeAll(async () => {
  model = await startScriptedModel()
  app = await startTestApp({
    env: { ...model.env, LIMIT_SENDS_PER_MINUTE: '1000' },
  })
})

afterAll(async () => {
  await app.close()
  await model.close()
})

/** Moves the time of the chat's last message into the past. */
async function age(chatId: string, ago: string) {
  await sql`update chats set last_message_at = now() - ${ago}::interval where id = ${chatId}::uuid`.execute(
    app.db,
  )
}

async function titles(person: Person, query = '') {
  const page = v.parse(chatPageSchema, await (await person.call(`/api/chat${query}`)).json())
  return page.chats.map(chat => chat.title).sort()
}

async function begin(person: Person, title: string, ago?: string) {
  const { chatId } = await person.ask(title)
  await person.call(`/api/chat/${chatId}`, { method: 'PATCH', json: { title } })
  if (ago !== undefined) await age(chatId, ago)
  return chatId
}

const change = (person: Person, chatId: string, json: unknown) =>
  person.call(`/api/chat/${chatId}`, { method: 'PATCH', json })

const removeAll = () => removeOldChatsOf(app)

async function storedFiles() {
  return (await readdir(join(app.dataDir, 'uploads'))).filter(name => name.startsWith(keyPrefix))
}

async function command(of: TestApp, ...args: string[]) {
  const lines: string[] = []
  const code = await runCommand(args, line => lines.push(line), of.env)
  return { code, text: lines.join('\n') }
}

describe('chats at the end of their retention period', () => {
  it('are removed when the period ends, and not before, even if they are pinned or archived (RT-1, RT-2)', async () => {
    const person = await signUp(app.url)
    await begin(person, 'Récente')
    const almost = await begin(person, 'Presque', '719 hours 59 minutes 30 seconds')
    await begin(person, 'Échue', '720 hours')
    await change(person, await begin(person, 'Épinglée', '31 days'), { pinned: true })
    const archived = await begin(person, 'Archivée', '31 days')
    await change(person, archived, { archived: true })
    // The period of a chat without messages begins at its creation.
    const empty = await begin(person, 'Vide')
    await sql`update chats set last_message_at = null, created_at = now() - interval '31 days' where id = ${empty}::uuid`.execute(
      app.db,
    )
    const temporary = await person.ask('Éphémère', { temporary: true })
    expect(await removeAll()).toBe(4)
    expect(await titles(person)).toEqual(['Presque', 'Récente'])
    expect(await titles(person, '?archived=true')).toEqual([])
    const { rows } = await sql<{ chat_count: number; hasLast: boolean }>`
      select chat_count, last_chat_at = (
        select max(created_at) from chats where user_id = users.id and expires_at is null) as "hasLast"
      from users where id = ${person.id}::uuid`.execute(app.db)
    expect(rows).toEqual([{ chat_count: 2, hasLast: true }])
    await person.call(`/api/chat/${temporary.chatId}`, { method: 'DELETE' })
    // Its period ends during the next tests.
    await person.call(`/api/chat/${almost}`, { method: 'DELETE' })
  })

  it('are removed with their search words, links and feedback; the audit entry names no user (RT-3, RT-4)', async () => {
    const person = await signUp(app.url)
    const { pdfs } = await uploaded(person, { name: 'clafoutis.pdf', bytes: pdfFile({ pages: ['Bail'] }) })
    const { chatId } = await person.ask('Le clafoutis [[text Un clafoutis.]]', {
      pdfPaths: pdfs.map(pdf => pdf.path),
    })
    const page = await person.call(`/api/chat/${chatId}/messages`)
    const { messages } = (await page.json()) as { messages: { id: string }[] }
    const feedback = `/api/chat/${chatId}/messages/${messages[1]?.id}/feedback`
    const json = { value: -1, text: 'Sans clafoutis' }
    expect((await person.call(feedback, { method: 'PUT', json })).ok).toBe(true)
    const shared = await person.call(`/api/chat/${chatId}/share`, { method: 'POST', json: {} })
    const { url } = (await shared.json()) as { url: string }
    const token = url.split('/').at(-1)
    expect(await (await person.call('/api/search?q=clafoutis')).json()).toMatchObject({
      results: [{ chatId }],
    })
    expect(await tablesContaining(app.db, 'clafoutis')).toEqual(
      expect.arrayContaining(['feedback', 'messages']),
    )
    expect((await person.call(`/api/shared/${token}`)).status).toBe(200)
    expect(model.files.files.map(copy => copy.deleted)).toEqual([false])
    expect(await storedFiles()).not.toEqual([])
    await age(chatId, '31 days')

    expect(await removeAll()).toBe(1)
    expect(await tablesContaining(app.db, 'clafoutis')).toEqual([])
    expect((await person.call(`/api/shared/${token}`)).status).toBe(404)
    expect(await (await person.call('/api/search?q=clafoutis')).json()).toMatchObject({ results: [] })
    const admin = await logInAdmin(app.url)
    const { entries } = v.parse(auditPageSchema, await (await admin.call('/api/admin/audit')).json())
    const entry = entries.find(one => one.action === 'expire_chats')
    expect(entry).toMatchObject({ admin: null, user: null, chatId: null })
    expect(entry?.reason).toBe('RETENTION_DAYS=30; chats=1')
    expect((await command(app, 'verify-audit')).code).toBe(0)
  })

  it('are not removed during an answer, nor soon after an export (RT-5)', async () => {
    const person = await signUp(app.url)
    const chatId = await begin(person, 'Répondue')
    const answer = await holdAnswer(model, person, chatId)
    await age(chatId, '31 days')
    expect(await removeAll()).toBe(0)
    await answer.finish()
    // The end of the answer counts as the last message.
    expect(await removeAll()).toBe(0)
    await age(chatId, '31 days')

    const archive = await person.call('/api/account/export')
    await archive.arrayBuffer()
    expect(await removeAll()).toBe(0)
    const endExport = () =>
      sql`update users set exporting_until = now() - interval '1 second'`.execute(app.db)
    await endExport()
    expect((await person.call(`/api/chat/${chatId}/export?format=md`)).status).toBe(200)
    expect(await removeAll()).toBe(0)
    await endExport()
    expect(await removeAll()).toBe(1)
  })

  // The embedded database has a single session, which the transaction with the lock would occupy.
  it.skipIf(inject('databaseTemplate').kind === 'embedded')(
    'are left for the next run, without waiting, if another session has locked them or their owner (RT-6)',
    async () => {
      const person = await signUp(app.url)
      const chatId = await begin(person, 'Verrouillée', '31 days')
      const owner = sql`select from users where id = ${person.id}::uuid for no key update`
      const chat = sql`select from chats where id = ${chatId}::uuid for update`
      for (const lock of [owner, chat]) {
        await app.db.transaction().execute(async trx => {
          await lock.execute(trx)
          expect(await removeOldChats(app.db, retentionDays)).toBe(0)
        })
      }
      expect(await removeAll()).toBe(1)
    },
  )

  it.skipIf(inject('databaseTemplate').kind === 'embedded')(
    'are removed even if more than a batch of older ones are in use (RT-6)',
    async () => {
      const [busy, other] = [await signUp(app.url), await signUp(app.url)]
      await addOldChats(app, busy, 60)
      await begin(other, 'Libre', '31 days')
      await app.db.transaction().execute(async trx => {
        await sql`select from users where id = ${busy.id}::uuid for no key update`.execute(trx)
        expect(await removeAll()).toBe(1)
      })
      await app.db.transaction().execute(async trx => {
        await sql`select from chats where user_id = ${busy.id}::uuid order by id limit 55 for update`.execute(
          trx,
        )
        expect(await removeAll()).toBe(5)
      })
      expect(await removeAll()).toBe(55)
    },
  )

  it('are removed in small batches, and only once if two calls remove them at the same time (RT-6)', async () => {
    const person = await signUp(app.url)
    await addOldChats(app, person, 230)
    const before = await stateOf(app, person)
    expect(await removeOldChats(app.db, retentionDays)).toBe(50)
    const both = await Promise.all([removeAll(), removeAll()])
    expect(both[0] + both[1]).toBeGreaterThan(0)
    await removeAll()
    expect(await stateOf(app, person)).toEqual({
      chatCount: 0,
      storedCount: 0,
      removedCount: (before?.removedCount ?? 0) + 230,
    })
  })

  it('are counted by the dry run unless their owner is exporting, and removed only by --apply, even if the bucket cannot be reached (RT-5, RT-7)', async () => {
    const person = await signUp(app.url)
    const chatId = await begin(person, 'Échue')
    await sql`update chats set last_message_at = '2020-02-03' where id = ${chatId}::uuid`.execute(app.db)
    const kept = await begin(person, 'Récente')
    await person.call(`/api/chat/${kept}/share`, { method: 'POST', json: {} })
    await sql`update shares set expires_at = '2021-05-06'`.execute(app.db)
    const set = { ...app, env: { ...app.env, RETENTION_DAYS: String(retentionDays) } }

    const off = await command(app, 'retention')
    expect(off.text).toContain('RETENTION_DAYS is not set: chats are kept')
    expect(off.text).toMatch(/^ +0 {2}chats past their retention period$/m)
    const dry = await command(set, 'retention')
    expect(dry.text).toMatch(
      /^ +1 {2}chats past their retention period \(oldest last message: 2020-02-03\)$/m,
    )
    expect(dry.text).toMatch(/^ +1 {2}expired links \(oldest expired: 2021-05-06\)$/m)
    expect(dry.text).toMatch(/^ +\d+ {2}entries of the audit log \(oldest entry: \d{4}-\d\d-\d\d\)$/m)
    expect(dry.text).toContain('Nothing was removed.')
    expect(await titles(person)).toEqual(['Récente', 'Échue'])
    const setExportEnd = (fromNow: string) =>
      sql`update users set exporting_until = now() + ${fromNow}::interval where id = ${person.id}::uuid`.execute(
        app.db,
      )
    await setExportEnd('5 minutes')
    expect((await command(set, 'retention')).text).toMatch(/^ +0 {2}chats past/m)
    await setExportEnd('-1 second')
    expect((await command(set, 'retention', '--aply')).text).toContain('The only option is --apply')

    const bucket = { S3_BUCKET: 'parvis', S3_ENDPOINT: 'http://127.0.0.1:9' }
    const keys = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }
    const applied = await command({ ...set, env: { ...set.env, ...bucket, ...keys } }, 'retention', '--apply')
    expect(applied.text).toMatch(
      /^ +\? {2}files that have been in quarantine for 30 days: .+ECONNREFUSED\)\.$/m,
    )
    expect(applied.text).toContain(
      'Removed: 1 chat, 0 temporary chats, 0 entries of the audit log, and all expired links.',
    )
    expect(applied.code).toBe(0)
    expect(await titles(person)).toEqual(['Récente'])
    expect((await sql`select id from shares`.execute(app.db)).rows).toEqual([])
  })
})

/** Last in this file: the server removes files every five seconds, so little is left to wait for. */
it('the files of removed chats are deleted soon, and so are their copies at the provider (RT-3)', async () => {
  await until(
    async () => (await sql`select id from removals`.execute(app.db)).rows,
    rows => rows.length === 0,
  )
  expect(model.files.files.map(copy => copy.deleted)).toEqual([true])
  expect(await storedFiles()).toEqual([])
})
