import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { pino } from 'pino'
import * as v from 'valibot'
import { describe, expect, inject, it } from 'vitest'
import { createUserSync } from '#server/admin/sync-users.ts'
import { hostedIdentity } from '#server/identity/hosted.ts'
import { lockAdmins } from '#server/store/users/console-users.ts'
import { eraseUser, markUserRemoved } from '#server/store/users/user-removals.ts'
import { findUsersByEmail, importUsers } from '#server/store/users/users.ts'
import { adminUsersSchema } from '#shared/api/admin.ts'
import { messagePageSchema } from '#shared/api/chat.ts'
import type { UserId } from '#shared/api/ids.ts'
import { callWhileLocked } from '#tests/support/databases/poll-database.ts'
import { pauseAnswer } from '#tests/support/model/held-answer.ts'
import { startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { beginReading, callApi, readStream, statusAndCode, until } from '#tests/support/people/people.ts'
import { runningMs } from '#tests/support/running-time.ts'
import { type HostedAuth, type HostedUser, startHostedAuth } from '#tests/support/servers/hosted-auth.ts'
import { startTestApp, startTestAppOn, type TestApp } from '#tests/support/servers/test-app.ts'

const isEmbedded = inject('databaseTemplate').kind === 'embedded'

type Context = {
  app: TestApp
  hosted: HostedAuth
  boss: HostedUser
  /** A call with a token of that user. */
  as(user: HostedUser, path: string, init?: RequestInit & { json?: unknown }): Promise<Response>
}

type Options = { serviceRoleKey?: boolean; env?: Record<string, string> }

async function withHostedApp(use: (context: Context) => Promise<void>, options: Options = {}) {
  const hosted = await startHostedAuth()
  const app = await startTestApp({
    env: {
      SUPABASE_URL: hosted.url,
      SUPABASE_ANON_KEY: hosted.anonKey,
      SUPABASE_SERVICE_ROLE_KEY: options.serviceRoleKey === false ? '' : hosted.serviceRoleKey,
      ADMIN_EMAIL: 'boss@example.fr',
      ADMIN_PASSWORD: '',
      ...options.env,
    },
  })
  const tokens = new Map<string, string>()
  const as: Context['as'] = async (user, path, init) => {
    const token = tokens.get(user.id) ?? (await hosted.token(user))
    tokens.set(user.id, token)
    return callApi(context.app.url, token, path, init)
  }
  const boss = hosted.addUser({ email: 'boss@example.fr' })
  const context: Context = { app, hosted, boss, as }
  try {
    expect(await (await as(boss, '/api/account')).json()).toMatchObject({ role: 'admin' })
    await use(context)
  } finally {
    await context.app.close()
    await hosted.close()
  }
}

async function emails({ as, boss }: Context): Promise<string[]> {
  const response = await as(boss, '/api/admin/users')
  return v.parse(adminUsersSchema, await response.json()).users.map(user => user.email)
}

const remove = ({ as, boss }: Context, user: HostedUser) =>
  as(boss, `/api/admin/users/${user.id}`, { method: 'DELETE' })

/** Calls by a user who signed in `minutesAgo`. */
function signedIn({ app, hosted }: Context, user: HostedUser, minutesAgo: number) {
  const timestamp = Math.floor(Date.now() / 1000) - minutesAgo * 60
  const token = hosted.token(user, { amr: [{ method: 'password', timestamp }] })
  return async (path: string, method = 'GET') => callApi(app.url, await token, path, { method })
}

describe('with a hosted provider, the list of users', () => {
  it('includes users who never signed in here, however small the provider’s pages are', async () => {
    await withHostedApp(async context => {
      const { hosted, as } = context
      const known = hosted.addUser({ email: 'Known@example.fr' })
      await as(known, '/api/account')
      for (let n = 0; n < 7; n += 1) hosted.addUser({ email: `New-${n}@example.fr` })
      hosted.maxPerPage = 3
      const listed = (await emails(context)).sort()
      const added = Array.from({ length: 7 }, (_, n) => `new-${n}@example.fr`)
      expect(listed).toEqual(['boss@example.fr', 'known@example.fr', ...added])
    })
  })

  it('is complete after a page of anonymous accounts', async () => {
    await withHostedApp(async context => {
      const { hosted } = context
      for (let n = 0; n < 3; n += 1) hosted.addUser({ email: `old-${n}@example.fr` })
      for (let n = 0; n < 3; n += 1) hosted.addUser({ email: '', anonymous: true })
      for (let n = 0; n < 3; n += 1) hosted.addUser({ email: `new-${n}@example.fr` })
      hosted.maxPerPage = 3
      expect(await emails(context)).toHaveLength(7)
    })
  })

  it('includes accounts whose ids follow no RFC, and leaves out only invalid accounts', async () => {
    await withHostedApp(async context => {
      const { hosted, as, boss } = context
      const seeded = hosted.addUser({
        id: '11111111-1111-1111-1111-111111111111',
        email: 'seeded@example.fr',
      })
      hosted.addUser({ id: 'no id', email: 'odd@example.fr' })
      hosted.addUser({ email: 'plain@example.fr' })
      expect((await emails(context)).sort()).toEqual([
        'boss@example.fr',
        'plain@example.fr',
        'seeded@example.fr',
      ])
      expect(await (await as(seeded, '/api/account')).json()).toMatchObject({ id: seeded.id })
      expect((await as(boss, `/api/admin/users/${seeded.id}/chats`)).status).toBe(200)
      expect((await remove(context, seeded)).status).toBe(204)
    })
  })

  it('adopts a new address, and does not restore a deleted user', async () => {
    await withHostedApp(async ({ app, boss }) => {
      const id = randomUUID() as UserId
      await importUsers(app.db, [
        { id, email: 'Old@example.fr' },
        { id: boss.id as UserId, email: boss.email },
      ])
      await importUsers(app.db, [{ id, email: 'New@example.fr' }])
      const row = app.db.selectFrom('users').select(['email', 'role']).where('id', '=', id)
      expect(await row.executeTakeFirst()).toEqual({ email: 'new@example.fr', role: 'user' })
      await markUserRemoved(app.db, id)
      await eraseUser(app.db, id)
      await importUsers(app.db, [{ id, email: 'new@example.fr' }])
      expect(await row.executeTakeFirst()).toMatchObject({ email: '' })
    })
  })

  /** The embedded database runs one transaction at a time. */
  it.skipIf(isEmbedded)(
    'is updated while another transaction locks the administrators, who did not change',
    async () => {
      await withHostedApp(async ({ app, boss }) => {
        const id = randomUUID() as UserId
        const listed = [
          { id, email: 'new@example.fr' },
          { id: boss.id as UserId, email: 'Boss@example.fr' },
        ]
        await app.db.transaction().execute(async trx => {
          expect((await lockAdmins(trx)).size).toBe(1)
          await importUsers(app.db, listed)
        })
        expect(await findUsersByEmail(app.db, 'new@example.fr')).toHaveLength(1)
      })
    },
  )

  it.skipIf(isEmbedded)('stores no address for a user whose removal ends at the same moment', async () => {
    await withHostedApp(async ({ app }) => {
      const id = randomUUID() as UserId
      await importUsers(app.db, [{ id, email: 'old@example.fr' }])
      const removal = sql`update users set email = '', deleted_at = now() where id = ${id}`
      await callWhileLocked(app.db, removal, [() => importUsers(app.db, [{ id, email: 'new@example.fr' }])])
      const row = app.db.selectFrom('users').select('email').where('id', '=', id)
      expect(await row.executeTakeFirst()).toEqual({ email: '' })
    })
  })

  it('logs which administrators the provider no longer has, and changes nothing', async () => {
    await withHostedApp(async ({ app, hosted, boss }) => {
      const lines: string[] = []
      const log = pino({ level: 'warn' }, { write: line => void lines.push(line) })
      const identity = hostedIdentity({
        url: hosted.url,
        anonKey: hosted.anonKey,
        serviceRoleKey: hosted.serviceRoleKey,
        jwtSecret: undefined,
        firstAdmin: undefined,
        log,
      })
      await createUserSync(app.db, identity, log)()
      expect(lines).toEqual([])
      hosted.users.delete(boss.id)
      await createUserSync(app.db, identity, log)()
      expect(lines.map(line => JSON.parse(line))).toMatchObject([{ users: [boss.id] }])
      expect(await findUsersByEmail(app.db, boss.email)).toMatchObject([{ role: 'admin' }])
    })
  })

  it('is imported once for several requests in a row', async () => {
    await withHostedApp(async context => {
      await Promise.all(Array.from({ length: 5 }, () => emails(context)))
      await emails(context)
      // One import: a page of accounts, and one without new ids.
      expect(context.hosted.calls.filter(call => call === 'GET /auth/v1/admin/users')).toHaveLength(2)
    })
  })

  it.each(['down', 'broken', 'redirecting'] as const)('works while the provider is %s', async mode => {
    await withHostedApp(async context => {
      context.hosted.addUser({ email: 'new@example.fr' })
      context.hosted.mode = mode
      expect(await emails(context)).toEqual(['boss@example.fr'])
    })
  })

  it('includes only users who signed in here if there is no service key', async () => {
    await withHostedApp(
      async context => {
        context.hosted.addUser({ email: 'new@example.fr' })
        expect(await emails(context)).toEqual(['boss@example.fr'])
        expect(context.hosted.calls).not.toContain('GET /auth/v1/admin/users')
      },
      { serviceRoleKey: false },
    )
  })

  it('restores no deleted user; listed users can be promoted and deleted', async () => {
    await withHostedApp(async context => {
      const { app, hosted, as, boss } = context
      const user = hosted.addUser({ email: 'new@example.fr' })
      const gone = hosted.addUser({ email: 'gone@example.fr' })
      await as(gone, '/api/account')
      await emails(context)
      expect(await findUsersByEmail(app.db, user.email)).toMatchObject([{ role: 'user' }])
      const promotion = await as(boss, '/api/admin/promote', { method: 'POST', json: { userId: user.id } })
      expect(await promotion.json()).toMatchObject({ email: 'new@example.fr', role: 'admin' })
      expect((await as(user, '/api/admin/users')).status).toBe(200)
      expect((await remove(context, gone)).status).toBe(204)
      expect([...hosted.users.keys()]).not.toContain(gone.id)
      // As if the provider still listed it.
      hosted.users.set(gone.id, gone)
      expect((await as(gone, '/api/account')).status).toBe(401)
      expect(await emails(context)).not.toContain('gone@example.fr')
    })
  })
})

describe('deleting a hosted account', () => {
  it('removes it at the provider and in the product', async () => {
    await withHostedApp(async context => {
      const { hosted, as } = context
      const user = hosted.addUser({ email: 'a@example.fr' })
      expect((await as(user, '/api/account')).status).toBe(200)
      expect((await remove(context, user)).status).toBe(204)
      expect(hosted.users.has(user.id)).toBe(false)
      expect((await as(user, '/api/account')).status).toBe(401)
      expect(await emails(context)).toEqual(['boss@example.fr'])
      const again = hosted.addUser({ email: 'a@example.fr' })
      expect((await as(again, '/api/account')).status).toBe(200)
    })
  })

  it('succeeds if the provider no longer has it', async () => {
    await withHostedApp(async context => {
      const user = context.hosted.addUser({ email: 'a@example.fr' })
      await context.as(user, '/api/account')
      context.hosted.users.delete(user.id)
      expect((await remove(context, user)).status).toBe(204)
      expect((await context.as(user, '/api/account')).status).toBe(401)
    })
  })

  it('is refused with 503 without a service key, and changes nothing (A-25)', async () => {
    await withHostedApp(
      async context => {
        const user = context.hosted.addUser({ email: 'a@example.fr' })
        await context.as(user, '/api/account')
        const byThemselves = signedIn(context, user, 0)('/api/account', 'DELETE')
        for (const response of [await remove(context, user), await byThemselves]) {
          expect(await statusAndCode(response)).toEqual([503, 'identity_unavailable'])
        }
        expect((await context.as(user, '/api/account')).status).toBe(200)
        expect((await emails(context)).sort()).toEqual(['a@example.fr', 'boss@example.fr'])
        expect(await auditActions(context)).not.toContain('delete_user')
      },
      { serviceRoleKey: false },
    )
  })

  it.each(['unreachable', 'broken', 'redirecting'] as const)(
    'is refused with 503 if the provider is %s; the account is restored, and the failure is logged',
    async trouble => {
      await withHostedApp(async context => {
        const { hosted, as, boss } = context
        const user = hosted.addUser({ email: 'a@example.fr' })
        await as(user, '/api/account')
        await as(boss, '/api/admin/promote', { method: 'POST', json: { userId: user.id } })
        if (trouble === 'unreachable') await hosted.goOffline()
        else hosted.mode = trouble
        expect(await statusAndCode(await remove(context, user))).toEqual([503, 'identity_unavailable'])
        expect(await (await as(user, '/api/account')).json()).toMatchObject({ role: 'admin' })
        expect((await auditActions(context)).slice(0, 2)).toEqual(['delete_user_failed', 'delete_user'])
        hosted.mode = 'up'
        await hosted.goOnline()
        expect((await remove(context, user)).status).toBe(204)
        expect((await as(user, '/api/account')).status).toBe(401)
      })
    },
  )

  it('leaves the account unchanged if requested many times at once while the provider is unreachable, and no response reports success', async () => {
    await withHostedApp(async context => {
      const { app, hosted, as } = context
      const user = hosted.addUser({ email: 'a@example.fr' })
      await as(user, '/api/account')
      const before = await rowOf(app, user)
      await hosted.goOffline()
      const responses = await Promise.all(Array.from({ length: 8 }, () => remove(context, user)))
      const statuses = responses.map(response => response.status)
      expect(statuses).toContain(503)
      // 404 while one of the calls waits for the provider.
      expect(statuses.filter(status => status !== 503 && status !== 404)).toEqual([])
      expect(await rowOf(app, user)).toEqual(before)
      expect((await as(user, '/api/account')).status).toBe(200)
      const actions = (await auditActions(context)).filter(action => action.startsWith('delete_user'))
      expect(actions[0]).toBe('delete_user_failed')
      expect(actions.filter(action => action === 'delete_user')).toHaveLength(actions.length / 2)
    })
  })

  it.each(['reset', 'lost'] as const)(
    'keeps the account closed and finishes later if the provider deleted it but its response was %s',
    async mode => {
      await withHostedApp(async context => {
        const { hosted, as } = context
        const user = hosted.addUser({ email: 'a@example.fr' })
        await as(user, '/api/account')
        hosted.mode = mode
        expect(await statusAndCode(await remove(context, user))).toEqual([503, 'deletion_unfinished'])
        expect(hosted.users.has(user.id)).toBe(false)
        expect((await as(user, '/api/account')).status).toBe(401)
        expect(await emails(context)).toEqual(['boss@example.fr'])
        expect((await remove(context, user)).status).toBe(404)
        hosted.mode = 'up'
        await finishAtNextStart(context, user)
        expect(await auditActions(context)).not.toContain('delete_user_failed')
      })
    },
  )

  it('is never undone once the chats are being removed, and no longer needs the provider (A-15)', async () => {
    await withHostedApp(async context => {
      const { app, hosted, as } = context
      const user = hosted.addUser({ email: 'a@example.fr' })
      await as(user, '/api/account')
      const user_id = user.id as UserId
      await app.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', user_id).execute()
      await app.db.insertInto('user_removals').values({ user_id, state: 'erasing' }).execute()
      await hosted.goOffline()
      expect((await remove(context, user)).status).toBe(404)
      expect((await as(user, '/api/account')).status).toBe(401)
      await finishAtNextStart(context, user)
    })
  })

  it('ends open streams while the provider is slow, and a failure loses nothing of the answer', async () => {
    const model = await startScriptedModel()
    const env = model.env
    await withHostedApp(
      async context => {
        const { app, hosted } = context
        const user = hosted.addUser({ email: 'a@example.fr' })
        const proceed = pauseAnswer(model, 'un départ')
        const { chatId, ended } = await beginAnswer(context, user, 'un départ')
        // The embedded database belongs to one process.
        const other = isEmbedded ? app : await startTestAppOn(app.env)
        const follow = callApi(other.url, await hosted.token(user), `/api/chat/${chatId}/stream`)
        const followed = readStream(await follow)
        const held = Promise.withResolvers<void>()
        hosted.hold = held.promise
        const requestedAtMs = runningMs()
        const removal = remove(context, user)
        const reads = await Promise.all([ended, followed])
        expect(runningMs() - requestedAtMs).toBeLessThan(2_000)
        proceed()
        expect(reads.map(read => read.done)).toEqual([false, false])
        if (other !== app) await other.close()
        hosted.mode = 'broken'
        held.resolve()
        expect((await removal).status).toBe(503)
        const [, answer] = await until(
          async () => (await messagesOf(context, user, chatId)).messages,
          messages => messages[1]?.status !== 'running',
        )
        expect(answer).toMatchObject({ status: 'complete' })
        expect(answer?.content).toBe('La moitié et le reste.')
      },
      { env },
    )
    await model.close()
  })
})

/** Begins an answer and reads it in the background. */
async function beginAnswer({ as }: Context, user: HostedUser, content: string) {
  const json = { messages: [{ role: 'user', content }] }
  return beginReading(await as(user, '/api/chat/stream', { method: 'POST', json }))
}

async function messagesOf({ as }: Context, user: HostedUser, chatId: string) {
  return v.parse(messagePageSchema, await (await as(user, `/api/chat/${chatId}/messages`)).json())
}

async function rowOf({ db }: TestApp, user: HostedUser) {
  const rows = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', user.id as UserId)
    .execute()
  const removals = await db.selectFrom('user_removals').selectAll().execute()
  return { rows, removals }
}

/** Restarts the server, as if a minute later. */
async function finishAtNextStart(context: Context, user: HostedUser): Promise<void> {
  await context.app.db
    .updateTable('user_removals')
    .set({ due_at: new Date(0) })
    .execute()
  await context.app.close()
  context.app = await startTestAppOn(context.app.env)
  await until(
    () => rowOf(context.app, user),
    ({ rows, removals }) => rows[0]?.email === '' && removals.length === 0,
  )
}

async function auditActions({ as, boss }: Context): Promise<string[]> {
  const response = await as(boss, '/api/admin/audit')
  const { entries } = (await response.json()) as { entries: { action: string }[] }
  return entries.map(entry => entry.action)
}

describe('deleting one’s own hosted account', () => {
  it('needs a recent sign-in, removes it at the provider and in the product, or changes nothing (A-25)', async () => {
    await withHostedApp(async context => {
      const { hosted, as } = context
      const user = hosted.addUser({ email: 'a@example.fr' })
      // This token does not say when the user signed in.
      const unknown = await as(user, '/api/account', { method: 'DELETE' })
      expect(await statusAndCode(unknown)).toEqual([403, 'reauthentication_needed'])
      const old = await signedIn(context, user, 11)('/api/account', 'DELETE')
      expect(await statusAndCode(old)).toEqual([403, 'reauthentication_needed'])
      const call = signedIn(context, user, 9)
      hosted.mode = 'broken'
      expect(await statusAndCode(await call('/api/account', 'DELETE'))).toEqual([503, 'identity_unavailable'])
      expect((await call('/api/account')).status).toBe(200)
      hosted.mode = 'up'
      expect((await call('/api/account', 'DELETE')).status).toBe(204)
      expect(hosted.users.has(user.id)).toBe(false)
      expect((await call('/api/account')).status).toBe(401)
      expect(await emails(context)).toEqual(['boss@example.fr'])
      expect(await auditActions(context)).not.toContain('delete_user_failed')
    })
  })
})
