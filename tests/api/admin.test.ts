import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { markUserRemoved } from '#server/store/users/user-removals.ts'
import { adminUserSchema, adminUsersSchema } from '#shared/api/admin.ts'
import { chatPageSchema, messagePageSchema } from '#shared/api/chat.ts'
import type { ChatId, UserId } from '#shared/api/ids.ts'
import { type ScriptedModel, startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { logInAdmin, type Person, signUp, statusAndCode } from '#tests/support/people/people.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/test-app.ts'

let app: TestApp
let model: ScriptedModel
let admin: Person

beforeAll(async () => {
  model = await startScriptedModel()
  app = await startTestApp({
    env: { ...model.env, LIMIT_SENDS_PER_MINUTE: '1000' },
  })
  admin = await logInAdmin(app.url)
})

afterAll(async () => {
  await app.close()
  await model.close()
})

async function listed(person = admin) {
  const response = await person.call('/api/admin/users')
  expect(response.status).toBe(200)
  return v.parse(adminUsersSchema, await response.json()).users
}

async function newAdmin(): Promise<Person> {
  const person = await signUp(app.url)
  const response = await admin.call('/api/admin/promote', { method: 'POST', json: { userId: person.id } })
  expect(response.status).toBe(200)
  return person
}

const change = (by: Person, verb: 'promote' | 'demote', userId: unknown) =>
  by.call(`/api/admin/${verb}`, { method: 'POST', json: { userId } })

describe('the list of users', () => {
  it('lists every user with role, number of chats and date of the newest chat', async () => {
    const person = await signUp(app.url)
    await person.ask('Un')
    await person.ask('Deux')
    const users = await listed()
    const { chats } = v.parse(chatPageSchema, await (await person.call('/api/chat')).json())
    expect(users.find(user => user.id === person.id)).toEqual({
      id: person.id,
      email: person.email,
      role: 'user',
      chatCount: 2,
      lastChatAt: chats[0]?.created_at,
    })
    expect(users.find(user => user.id === admin.id)).toEqual({
      id: admin.id,
      email: 'admin@example.fr',
      role: 'admin',
      chatCount: 0,
      lastChatAt: null,
    })
  })

  it('is complete, valid and free of duplicates with several thousand users, compressed or not', async () => {
    await app.db
      .insertInto('users')
      .values(
        Array.from({ length: 2_999 }, (_, n) => ({ id: randomUUID() as never, email: `many${n}@x.fr` })),
      )
      .execute()
    for (const encoding of ['gzip', 'identity', 'gzip;q=0']) {
      const response = await admin.call('/api/admin/users', { headers: { 'accept-encoding': encoding } })
      expect(response.headers.get('content-encoding')).toBe(encoding === 'gzip' ? 'gzip' : null)
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
      const { users } = v.parse(adminUsersSchema, await response.json())
      expect(users.filter(user => user.email.startsWith('many'))).toHaveLength(2_999)
      expect(new Set(users.map(user => user.id)).size).toBe(users.length)
    }
    await app.db.deleteFrom('users').where('email', 'like', 'many%').execute()
  })
})

describe('another user’s chats', () => {
  it('are listed in every order the console offers, in pages', async () => {
    const person = await signUp(app.url)
    const [a, b, c] = [await person.ask('A'), await person.ask('B'), await person.ask('C')]
    await person.ask('A encore', { chatId: a.chatId })
    await person.ask('A toujours', { chatId: a.chatId })
    await person.ask('C encore', { chatId: c.chatId })
    const empty = randomUUID() as ChatId
    const path = `/api/admin/users/${person.id}/chats`
    const ids = async (query: string) => {
      const page = v.parse(chatPageSchema, await (await admin.call(`${path}?${query}`)).json())
      return page.chats.map(chat => ({ [a.chatId]: 'a', [b.chatId]: 'b', [c.chatId]: 'c' })[chat.id]).join('')
    }
    expect(await ids('')).toBe('cba')
    expect(await ids('sort=created_desc')).toBe('cba')
    expect(await ids('sort=created_asc')).toBe('abc')
    expect(await ids('sort=messages_desc')).toBe('acb')
    expect(await ids('sort=messages_asc')).toBe('bca')
    expect(await ids('sort=last_message_desc')).toBe('cab')
    expect(await ids('sort=last_message_asc')).toBe('bac')
    await app.db
      .insertInto('chats')
      .values({ id: empty, user_id: person.id as UserId })
      .execute()
    expect(await ids('sort=last_message_desc&limit=3')).toBe('cab')
    expect(await ids('sort=last_message_asc&limit=2')).toBe('b')
    await app.db.deleteFrom('chats').where('id', '=', empty).execute()
    const first = await admin.call(`${path}?limit=2&sort=messages_desc`)
    expect(v.parse(chatPageSchema, await first.json())).toMatchObject({ hasMore: true })
    expect(await ids('limit=2&offset=2&sort=messages_desc')).toBe('b')
    expect(await ids('offset=50')).toBe('')
    for (const query of ['sort=title', 'limit=0', 'offset=-1']) {
      expect([query, (await admin.call(`${path}?${query}`)).status]).toEqual([query, 400])
    }
  })

  it('show their messages in the same form as to their owner', async () => {
    const person = await signUp(app.url)
    const { chatId } = await person.ask('Un')
    await person.ask('Deux', { chatId })
    const own = await (await person.call(`/api/chat/${chatId}/messages?limit=3&tail=true`)).json()
    const path = `/api/admin/chats/${chatId}/messages`
    expect(await (await admin.call(`${path}?limit=3&tail=true`)).json()).toEqual(own)
    const older = v.parse(messagePageSchema, await (await admin.call(`${path}?limit=1&offset=0`)).json())
    expect(older).toMatchObject({ messages: [{ content: 'Un' }], offset: 0, hasOlder: false })
  })

  it('are not found if the request names a user who does not own them (H-6)', async () => {
    const [owner, other] = [await signUp(app.url), await signUp(app.url)]
    const { chatId } = await owner.ask('Un')
    const path = `/api/admin/chats/${chatId}/messages?limit=50&tail=true`
    const logged = async () => (await (await admin.call(`/api/admin/audit?user=${owner.id}`)).json()).entries
    expect(await statusAndCode(await admin.call(`${path}&user=${other.id}`))).toEqual([404, 'not_found'])
    expect((await admin.call(`${path}&user=x`)).status).toBe(400)
    expect(await logged()).toHaveLength(0)
    const named = await admin.call(`${path}&user=${owner.id}`)
    expect(await named.json()).toEqual(await (await admin.call(path)).json())
    expect(await logged()).toHaveLength(2)
  })

  it('are not found if the id is unknown or invalid', async () => {
    for (const id of [randomUUID(), 'x', '..%2fusers', "'"]) {
      for (const path of [`/api/admin/users/${id}/chats`, `/api/admin/chats/${id}/messages`]) {
        expect([path, ...(await statusAndCode(await admin.call(path)))]).toEqual([path, 404, 'not_found'])
      }
      const removal = await admin.call(`/api/admin/users/${id}`, { method: 'DELETE' })
      expect([id, removal.status]).toEqual([id, 404])
    }
  })

  it('are not found once the deletion of their owner has begun', async () => {
    const person = await signUp(app.url)
    const { chatId } = await person.ask('Un')
    await app.db.transaction().execute(trx => markUserRemoved(trx, person.id as UserId))
    for (const path of [`/api/admin/users/${person.id}/chats`, `/api/admin/chats/${chatId}/messages`]) {
      expect([path, ...(await statusAndCode(await admin.call(path)))]).toEqual([path, 404, 'not_found'])
    }
  })
})

describe('roles', () => {
  it('take effect at once, with the token that the user already has', async () => {
    const person = await signUp(app.url)
    expect((await person.call('/api/admin/users')).status).toBe(403)
    const promoted = await change(admin, 'promote', person.id)
    expect(promoted.status).toBe(200)
    const user = v.parse(adminUserSchema, await promoted.json())
    expect(user).toEqual({
      id: person.id,
      email: person.email,
      role: 'admin',
      chatCount: 0,
      lastChatAt: null,
    })
    expect((await person.call('/api/admin/users')).status).toBe(200)
    expect(await (await change(admin, 'promote', person.id)).json()).toEqual(user)
    expect(await (await change(admin, 'demote', person.id)).json()).toEqual({ ...user, role: 'user' })
    expect((await person.call('/api/admin/users')).status).toBe(403)
    // The second promotion changed nothing.
    const { entries } = await (await admin.call(`/api/admin/audit?user=${person.id}`)).json()
    expect(entries).toMatchObject([{ action: 'demote' }, { action: 'promote' }])
  })

  it('cannot be given up: administrators can neither demote nor delete themselves (K-7)', async () => {
    const second = await newAdmin()
    for (const one of [admin, second]) {
      expect(await statusAndCode(await change(one, 'demote', one.id))).toEqual([403, 'self_demotion'])
      const deletion = await one.call(`/api/admin/users/${one.id}`, { method: 'DELETE' })
      expect(await statusAndCode(deletion)).toEqual([403, 'self_deletion'])
    }
    expect((await change(admin, 'demote', second.id)).status).toBe(200)
  })

  it('cannot be given up by the only administrator with another spelling of the id either', async () => {
    expect((await listed()).filter(user => user.role === 'admin')).toHaveLength(1)
    for (const id of [admin.id.toUpperCase(), admin.id.replace(/[a-f]/, letter => letter.toUpperCase())]) {
      expect(id).not.toBe(admin.id)
      expect(await statusAndCode(await change(admin, 'demote', id))).toEqual([403, 'self_demotion'])
      const deletion = await admin.call(`/api/admin/users/${id}`, { method: 'DELETE' })
      expect(await statusAndCode(deletion)).toEqual([403, 'self_deletion'])
    }
    const user = await signUp(app.url)
    const promoted = await change(admin, 'promote', user.id.toUpperCase())
    expect(await promoted.json()).toMatchObject({ id: user.id, role: 'admin' })
    expect((await change(user, 'demote', admin.id.toUpperCase())).status).toBe(200)
    expect(await statusAndCode(await change(user, 'demote', user.id.toUpperCase()))).toEqual([
      403,
      'self_demotion',
    ])
    expect((await change(user, 'promote', admin.id)).status).toBe(200)
  })

  it('stay as they are if the id is unknown or invalid', async () => {
    for (const verb of ['promote', 'demote'] as const) {
      expect(await statusAndCode(await change(admin, verb, randomUUID()))).toEqual([404, 'not_found'])
      for (const id of ['x', '', null, 3, ['a'], undefined]) {
        expect((await change(admin, verb, id)).status).toBe(400)
      }
    }
  })
})
