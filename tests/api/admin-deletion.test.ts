import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { beginChat, continueChat } from '#server/store/answers/questions.ts'
import { eraseUser, markUserRemoved } from '#server/store/users/user-removals.ts'
import { adminUsersSchema, auditPageSchema } from '#shared/api/admin.ts'
import { messagePageSchema } from '#shared/api/chat.ts'
import type { UserId } from '#shared/api/ids.ts'
import { untilBlocked } from '#tests/support/databases/poll-database.ts'
import { whileChatsCannotBeDeleted } from '#tests/support/databases/refuse-deletions.ts'
import { tablesContaining } from '#tests/support/databases/tables-containing.ts'
import { type ScriptedModel, startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { newGeneration, newQuestion, noHistory, uncounted } from '#tests/support/people/generations.ts'
import {
  beginReading,
  callApi,
  logIn,
  logInAdmin,
  type Person,
  password,
  readStream,
  signUp,
  trySignIn,
  until,
} from '#tests/support/people/people.ts'
import { rateLastAnswer } from '#tests/support/people/rating.ts'
import { isFolderMark, pixel, uploaded } from '#tests/support/people/uploading.ts'
import { removeDueFilesOf } from '#tests/support/remove-files.ts'
import { runningMs } from '#tests/support/running-time.ts'
import { startTestApp, startTestAppOn, type TestApp } from '#tests/support/servers/test-app.ts'

let app: TestApp
let model: ScriptedModel
let admin: Person

beforeAll(async () => {
  model = await startScriptedModel()
  app = await startTestApp({
    env: {
      ...model.env,
      AUTH_LIMITS: 'off',
      LIMIT_SENDS_PER_MINUTE: '1000',
    },
  })
  admin = await logInAdmin(app.url)
})

afterAll(async () => {
  await app.close()
  await model.close()
})

const remove = (id: string, by = admin) => by.call(`/api/admin/users/${id}`, { method: 'DELETE' })

async function auditOf(userId: string) {
  const response = await admin.call(`/api/admin/audit?user=${userId}`)
  return v.parse(auditPageSchema, await response.json()).entries
}

/** The link to the only attachment of a chat. */
async function linkIn(person: Person, chatId: string): Promise<string> {
  const response = await person.call(`/api/chat/${chatId}/messages`)
  const { messages } = v.parse(messagePageSchema, await response.json())
  return messages[0]?.attachments?.[0]?.url ?? ''
}

/** Begins a long answer and reads it in the background. */
async function beginLongAnswer(person: Person) {
  const question = `[[paced 2000x20]] ${person.email}`
  return { ...(await beginReading(await person.send(question))), question }
}

describe('deleting an account', () => {
  it('leaves only the user’s id behind', async () => {
    const person = await signUp(app.url, 'canari-adresse@example.fr')
    const { imagePaths } = await uploaded(person, pixel('canari-image.png'))
    const { chatId } = await person.ask('[[text canari-reponse]] canari-question', { imagePaths })
    const file = await linkIn(person, chatId)
    expect((await fetch(`${app.url}${file}`)).status).toBe(200)
    await uploaded(person, pixel('canari-jamais-envoyee.png'))
    await person.call(`/api/chat/${chatId}`, { method: 'PATCH', json: { title: 'canari-titre' } })
    await rateLastAnswer(person, chatId, { value: -1, text: 'canari-avis', withAnswer: true })
    await admin.call('/api/admin/promote', { method: 'POST', json: { userId: person.id } })
    const reason = encodeURIComponent('demande de canari-adresse@example.fr')
    await person.call(`/api/admin/users/${person.id}/chats`, { headers: { 'x-access-reason': reason } })
    expect(await tablesContaining(app.db, 'canari')).not.toEqual([])
    expect((await remove(person.id)).status).toBe(204)
    expect(await tablesContaining(app.db, 'canari')).toEqual([])
    expect((await fetch(`${app.url}${file}`)).status).toBe(404)
    await removeDueFilesOf(app)
    const folder = join(app.dataDir, 'uploads')
    await until(
      async () =>
        (await readdir(folder, { recursive: true, withFileTypes: true })).filter(one => one.isFile()),
      files => files.every(one => isFolderMark(one.name)),
    )
    expect((await tablesContaining(app.db, person.id)).sort()).toEqual(['audit_log', 'users'])
    expect(await auditOf(person.id)).toMatchObject([
      { action: 'delete_user', user: { id: person.id, email: null } },
      { action: 'read_chats', admin: { id: person.id, email: null }, reason: 'demande de [address]' },
      { action: 'promote', admin: { id: admin.id, email: 'admin@example.fr' } },
    ])
    const { users } = v.parse(adminUsersSchema, await (await admin.call('/api/admin/users')).json())
    expect(users.map(user => user.id)).not.toContain(person.id)
    const row = app.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', person.id as UserId)
    const { created_at: _, deleted_at, ...rest } = await row.executeTakeFirstOrThrow()
    expect(deleted_at).toBeInstanceOf(Date)
    expect(rest).toEqual({
      id: person.id,
      email: '',
      role: 'user',
      chat_count: 0,
      last_chat_at: null,
      exporting_until: null,
    })
  })

  it('ends the user’s sessions at once, and the address can be used for a new account (A-15)', async () => {
    const person = await signUp(app.url)
    expect((await remove(person.id)).status).toBe(204)
    for (const path of ['/api/account', '/api/chat', '/api/admin/users']) {
      expect([path, (await person.call(path)).status]).toEqual([path, 401])
    }
    expect((await person.call('/auth/v1/user')).status).toBe(403)
    await expect(logIn(app.url, person.email)).rejects.toThrow(/failed/)
    const again = await signUp(app.url, person.email)
    expect(again.id).not.toBe(person.id)
    expect(await (await again.call('/api/chat')).json()).toEqual({ chats: [], hasMore: false })
  })

  it('ends the user’s open streams within two seconds, and nothing is written afterwards (A-15)', async () => {
    const person = await signUp(app.url)
    const { chatId, ended, question } = await beginLongAnswer(person)
    const followed = readStream(await person.call(`/api/chat/${chatId}/stream`))
    const deletedAtMs = runningMs()
    expect((await remove(person.id)).status).toBe(204)
    const reads = await Promise.all([ended, followed])
    expect(runningMs() - deletedAtMs).toBeLessThan(2_000)
    expect(reads.map(read => read.done)).toEqual([false, false])
    const request = model.answerRequests().find(one => one.question === question)
    await until(
      async () => request?.abortedAtMs,
      abortedAtMs => abortedAtMs !== undefined,
    )
    expect(await tablesContaining(app.db, chatId)).toEqual([])
  })

  /** The embedded database belongs to one process. */
  it.skipIf(inject('databaseTemplate').kind === 'embedded')(
    'ends the user’s answers and streams on another server',
    async () => {
      const otherApp = await startTestAppOn(app.env)
      try {
        const person = await signUp(app.url)
        const { chatId, ended } = await beginLongAnswer(person)
        const elsewhere = readStream(await callApi(otherApp.url, person.token, `/api/chat/${chatId}/stream`))
        const deletedAtMs = runningMs()
        const removal = await callApi(otherApp.url, admin.token, `/api/admin/users/${person.id}`, {
          method: 'DELETE',
        })
        expect(removal.status).toBe(204)
        const reads = await Promise.all([ended, elsewhere])
        expect(runningMs() - deletedAtMs).toBeLessThan(2_000)
        expect(reads.map(read => read.done)).toEqual([false, false])
        expect((await callApi(otherApp.url, person.token, '/api/account')).status).toBe(401)
      } finally {
        await otherApp.close()
      }
    },
  )

  it('happens only once if it is requested many times at the same moment', async () => {
    const person = await signUp(app.url)
    await person.ask('[[text a]]')
    const responses = await Promise.all(Array.from({ length: 8 }, () => remove(person.id)))
    const statuses = responses.map(response => response.status)
    expect(statuses).toContain(204)
    expect(statuses.filter(status => status !== 204 && status !== 404)).toEqual([])
    expect((await remove(person.id)).status).toBe(404)
    expect((await auditOf(person.id)).filter(entry => entry.action === 'delete_user')).toHaveLength(1)
  })

  it('also deletes questions that arrive at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await signUp(app.url)
      const { chatId } = await person.ask('[[text a]]')
      const sends = Array.from({ length: 4 }, (_, n) =>
        person
          .ask(`[[text b]] ${n}`, n === 0 ? { chatId } : {})
          .then(() => 200)
          .catch((error: Error) => Number(error.message.slice(0, 3))),
      )
      const removal = remove(person.id)
      expect((await removal).status).toBe(204)
      for (const status of await Promise.all(sends)) expect([200, 401, 404]).toContain(status)
      const { rows } = await sql<{ chatCount: number }>`
        select count(*)::integer as "chatCount" from chats where user_id = ${person.id}::uuid`.execute(app.db)
      expect(rows).toEqual([{ chatCount: 0 }])
    }
  })

  /** The embedded database runs one transaction at a time. */
  it.skipIf(inject('databaseTemplate').kind === 'embedded')(
    'refuses a sign-in and a password change that arrive at the same moment',
    async () => {
      const person = await signUp(app.url)
      const { email, id } = person
      const waiting = async () =>
        sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
          app.db,
        )
      const calls = await app.db.transaction().execute(async trx => {
        await trx
          .deleteFrom('auth_users')
          .where('id', '=', id as UserId)
          .execute()
        const signIn = trySignIn(app.url, email, password)
        const change = person.call('/auth/v1/user', { method: 'PUT', json: { password: 'another password' } })
        await until(waiting, blocked => blocked.rows.length === 2)
        return [signIn, change]
      })
      const responses = await Promise.all(calls)
      expect(responses.map(response => response.status)).toEqual([400, 403])
      expect(await Promise.all(responses.map(response => response.json()))).toMatchObject([
        { error_code: 'invalid_credentials' },
        { error_code: 'user_not_found' },
      ])
      expect((await remove(id)).status).toBe(204)
    },
  )

  it('refuses a question that was authorized a moment before', async () => {
    const userId = (await signUp(app.url)).id as UserId
    const before = newGeneration(userId)
    await beginChat(app.db, before, newQuestion, uncounted(userId))
    await markUserRemoved(app.db, userId)
    expect(await beginChat(app.db, newGeneration(userId), newQuestion, uncounted(userId))).toBeUndefined()
    const later = { ...newGeneration(userId), chatId: before.chatId }
    expect(await continueChat(app.db, later, newQuestion, noHistory, uncounted(userId))).toBeUndefined()
    await eraseUser(app.db, userId)
    const next = { ...newGeneration(userId), chatId: before.chatId }
    expect(await continueChat(app.db, next, newQuestion, noHistory, uncounted(userId))).toBeUndefined()
    expect(await tablesContaining(app.db, before.chatId)).toEqual([])
  })

  /** The embedded database runs one transaction at a time. */
  it.skipIf(inject('databaseTemplate').kind === 'embedded').each([false, true])(
    'refuses the first question of a chat (temporary: %s) that arrives while the deletion begins',
    async temporary => {
      const userId = (await signUp(app.url)).id as UserId
      const generation = newGeneration(userId)
      const question = { ...newQuestion, temporary }
      const { begun } = await app.db.transaction().execute(async trx => {
        await markUserRemoved(trx, userId)
        const begun = beginChat(app.db, generation, question, uncounted(userId))
        await untilBlocked(app.db)
        return { begun }
      })
      expect(await begun).toBeUndefined()
      expect(await tablesContaining(app.db, generation.chatId)).toEqual([])
    },
  )

  it('says that it continues by itself if the data cannot be erased at once (A-15)', async () => {
    const person = await signUp(app.url)
    await person.ask('[[text a]]')
    const refused = await whileChatsCannotBeDeleted(app.db, () => remove(person.id))
    expect([refused.status, await refused.json()]).toMatchObject([
      503,
      { error: { code: 'deletion_unfinished' } },
    ])
    expect((await person.call('/api/account')).status).toBe(401)
    await eraseUser(app.db, person.id as UserId)
    expect((await tablesContaining(app.db, person.id)).sort()).toEqual(['audit_log', 'users'])
  })

  it('continues at the next start if the process died midway; until then, the account and its chats get 404 (A-15)', async () => {
    const states = ['marked', 'resumed', 'erasing'] as const
    const people = await Promise.all(states.map(() => signUp(app.url)))
    for (const [index, { id, ask }] of people.entries()) {
      const user_id = id as UserId
      const { chatId } = await ask('[[text a]]')
      await app.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', user_id).execute()
      await app.db.insertInto('user_removals').values({ user_id, state: states[index] }).execute()
      if (states[index] === 'erasing')
        await app.db.deleteFrom('auth_users').where('id', '=', user_id).execute()
      expect((await remove(id)).status).toBe(404)
      expect((await admin.call(`/api/admin/chats/${chatId}/messages`)).status).toBe(404)
      expect(await tablesContaining(app.db, id)).toContain('chats')
    }
    // As if a minute had passed.
    await app.db
      .updateTable('user_removals')
      .set({ due_at: new Date(0) })
      .execute()
    await app.close()
    app = await startTestAppOn(app.env)
    for (const { id } of people) {
      await until(
        () => tablesContaining(app.db, id),
        tables => tables.join() === 'users',
      )
    }
    admin = await logInAdmin(app.url)
  })
})
