import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { lockAdmins } from '#server/store/users/console-users.ts'
import { setRole } from '#server/store/users/users.ts'
import { auditPageSchema } from '#shared/api/admin.ts'
import type { UserId } from '#shared/api/ids.ts'
import { callWhileLocked, untilBlocked } from '#tests/support/databases/poll-database.ts'
import { whileChatsCannotBeDeleted } from '#tests/support/databases/refuse-deletions.ts'
import { tablesContaining } from '#tests/support/databases/tables-containing.ts'
import { type ScriptedModel, startScriptedModel } from '#tests/support/model/scripted-model.ts'
import {
  beginReading,
  callApi,
  logIn,
  logInAdmin,
  type Person,
  password,
  signUp,
  statusAndCode,
} from '#tests/support/people/people.ts'
import { pixel, uploaded } from '#tests/support/people/uploading.ts'
import { runningMs } from '#tests/support/running-time.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/test-app.ts'

/** admin-deletion.test.ts has the steps that every deletion of an account shares. */

let app: TestApp
let model: ScriptedModel
let admin: Person

beforeAll(async () => {
  model = await startScriptedModel()
  app = await startTestApp({ env: { ...model.env, AUTH_LIMITS: 'off' } })
  admin = await logInAdmin(app.url)
})

afterAll(async () => {
  await app.close()
  await model.close()
})

const deleteAccount = (token: string) => callApi(app.url, token, '/api/account', { method: 'DELETE' })

/** A new token of the same session, which began `minutes` ago. */
async function refreshedAfter(person: Person, minutes: number): Promise<string> {
  await sql`update auth_sessions set created_at = now() - make_interval(mins => ${minutes})
    where user_id = ${person.id}::uuid`.execute(app.db)
  const response = await callApi(app.url, undefined, '/auth/v1/token?grant_type=refresh_token', {
    method: 'POST',
    json: { refresh_token: person.refreshToken },
  })
  return ((await response.json()) as { access_token: string }).access_token
}

describe('a user who deletes their own account', () => {
  it('leaves only an id behind, and the data of others stays; sessions and streams end, and the address can be used again (A-25)', async () => {
    const [person, other] = [await signUp(app.url), await signUp(app.url)]
    for (const { ask } of [person, other]) await ask('[[text canari-reponse]] canari-question')
    await uploaded(person, pixel('canari-image.png'))
    const elsewhere = await logIn(app.url, person.email, password)
    // A search writes the words of its person's chats, which the periodic job would otherwise write at any time.
    await other.call('/api/search?q=canari')
    const others = await tablesContaining(app.db, other.id)
    expect(others).toContain('chat_words')
    const { chatId, ended } = await beginReading(await elsewhere.send('[[paced 2000x20]]'))

    const deletedAtMs = runningMs()
    expect((await deleteAccount(person.token)).status).toBe(204)
    expect((await ended).done).toBe(false)
    expect(runningMs() - deletedAtMs).toBeLessThan(2_000)
    for (const { call } of [person, elsewhere]) expect((await call('/api/account')).status).toBe(401)
    expect(await tablesContaining(app.db, chatId)).toEqual([])
    expect(await tablesContaining(app.db, person.id)).toEqual(['users'])
    expect(await tablesContaining(app.db, person.email)).toEqual([])
    expect(await tablesContaining(app.db, other.id)).toEqual(others)
    expect(await (await other.call('/api/chat')).json()).toMatchObject({
      chats: [{ title: expect.any(String) }],
    })

    const again = await signUp(app.url, person.email)
    expect(again.id).not.toBe(person.id)
    expect(await (await again.call('/api/chat')).json()).toMatchObject({ chats: [] })
  })

  it('must have signed in within ten minutes: a refreshed token alone deletes nothing (A-25)', async () => {
    const person = await signUp(app.url)
    const old = await refreshedAfter(person, 11)
    expect(await statusAndCode(await deleteAccount(old))).toEqual([403, 'reauthentication_needed'])
    expect((await callApi(app.url, old, '/api/account')).status).toBe(200)
    const { token } = await logIn(app.url, person.email, password)
    expect((await deleteAccount(token)).status).toBe(204)
    expect((await callApi(app.url, old, '/api/account')).status).toBe(401)

    const inTime = await signUp(app.url)
    expect((await deleteAccount(await refreshedAfter(inTime, 9))).status).toBe(204)
  })

  it('cannot be an administrator; one who was demoted can (A-25)', async () => {
    const person = await signUp(app.url)
    const change = (verb: string) =>
      admin.call(`/api/admin/${verb}`, { method: 'POST', json: { userId: person.id } })
    await change('promote')
    expect(await statusAndCode(await deleteAccount(person.token))).toEqual([403, 'self_deletion'])
    expect(await (await person.call('/api/account')).json()).toMatchObject({ role: 'admin' })
    await change('demote')
    expect((await deleteAccount(person.token)).status).toBe(204)
    const log = await admin.call(`/api/admin/audit?user=${person.id}`)
    const { entries } = v.parse(auditPageSchema, await log.json())
    // The log is about what administrators do.
    expect(entries.map(({ action }) => action)).toEqual(['demote', 'promote'])
  })

  /** The embedded database runs one transaction at a time. */
  it.skipIf(inject('databaseTemplate').kind === 'embedded')(
    'cannot be one who is being promoted at this moment (A-25)',
    async () => {
      const person = await signUp(app.url)
      const { deletion } = await app.db.transaction().execute(async trx => {
        await lockAdmins(trx)
        await setRole(trx, person.id as UserId, 'admin')
        const deletion = deleteAccount(person.token)
        await untilBlocked(app.db)
        return { deletion }
      })
      expect(await statusAndCode(await deletion)).toEqual([403, 'self_deletion'])
      expect(await (await person.call('/api/account')).json()).toMatchObject({ role: 'admin' })
    },
  )

  it.skipIf(inject('databaseTemplate').kind === 'embedded')(
    'is not promoted while the account is being deleted: the administrator gets 404, and the audit log nothing (A-25)',
    async () => {
      const person = await signUp(app.url)
      const promote = { method: 'POST', json: { userId: person.id } }
      const lockingAccount = sql`select from users where id = ${person.id}::uuid for no key update`
      const calls = [() => deleteAccount(person.token), () => admin.call('/api/admin/promote', promote)]
      const outcomes = await callWhileLocked(app.db, lockingAccount, calls)
      const responses = outcomes.map(outcome => outcome.status === 'fulfilled' && outcome.value.status)
      expect(responses).toEqual([204, 404])
      const log = await admin.call(`/api/admin/audit?user=${person.id}`)
      expect(v.parse(auditPageSchema, await log.json()).entries).toEqual([])
    },
  )

  it('may click twice: the account is deleted once, and the other response says that it no longer exists (A-25)', async () => {
    const person = await signUp(app.url)
    await person.ask('[[text a]]')
    const responses = await Promise.all(Array.from({ length: 4 }, () => deleteAccount(person.token)))
    const statuses = responses.map(({ status }) => status)
    expect(statuses.filter(status => status === 204)).toHaveLength(1)
    expect(statuses.filter(status => ![204, 401, 404].includes(status))).toEqual([])
    expect(await tablesContaining(app.db, person.id)).toEqual(['users'])
  })

  it('is told if the data cannot be erased at once; the deletion continues by itself (A-25, A-15)', async () => {
    const person = await signUp(app.url)
    await person.ask('[[text a]]')
    const refused = await whileChatsCannotBeDeleted(app.db, () => deleteAccount(person.token))
    expect(await statusAndCode(refused)).toEqual([503, 'deletion_unfinished'])
    expect((await person.call('/api/account')).status).toBe(401)
    await expect(logIn(app.url, person.email, password)).rejects.toThrow(/failed/)
    const state = app.db
      .selectFrom('user_removals')
      .select('state')
      .where('user_id', '=', person.id as UserId)
    expect(await state.execute()).toEqual([{ state: 'erasing' }])
  })
})
