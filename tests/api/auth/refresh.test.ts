import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { UserId } from '#shared/api/ids.ts'
import { callWhileLocked } from '#tests/support/databases/poll-database.ts'
import {
  accountStatus,
  authClient,
  memoryStorage,
  signInClient,
  signUpClient,
} from '#tests/support/people/auth-client.ts'
import { newEmail, password, until } from '#tests/support/people/people.ts'
import { startTestApp, startTestAppOn, type TestApp } from '#tests/support/servers/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(async () => {
  await app.close()
})

type Refreshed = { access_token: string; refresh_token: string; error_code?: string }

async function refresh(token: string): Promise<{ status: number; body: Refreshed }> {
  const response = await fetch(`${app.url}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token: token }),
  })
  return { status: response.status, body: (await response.json()) as Refreshed }
}

/** Moves the session's last refresh and its start into the past. */
async function makeOlder(userId: string, interval: { refreshed?: string; created?: string }): Promise<void> {
  await sql`update auth_sessions set
      refreshed_at = refreshed_at - ${interval.refreshed ?? '0 s'}::interval,
      created_at = created_at - ${interval.created ?? '0 s'}::interval
    where user_id = ${userId}`.execute(app.db)
}

describe('refreshing', () => {
  it('gives a new refresh token, the same session and a token with the current metadata', async () => {
    const { client, session } = await signUpClient(app.url)
    await client.updateUser({ data: { city: 'Lille' } })
    const { data, error } = await client.refreshSession()
    expect(error).toBeNull()
    expect(data.session?.refresh_token).not.toBe(session.refresh_token)
    expect(data.user?.user_metadata).toMatchObject({ city: 'Lille' })
    const { data: before } = await client.getClaims(session.access_token)
    const { data: after } = await client.getClaims()
    expect(after?.claims.session_id).toBe(before?.claims.session_id)
    expect(after?.claims.user_metadata).toMatchObject({ city: 'Lille' })
  })

  it('in two tabs at once keeps both signed in with the same session', async () => {
    for (let round = 0; round < 5; round += 1) {
      const storage = memoryStorage()
      await authClient(app.url, storage).signUp({ email: newEmail(), password })
      const tabs = [authClient(app.url, storage), authClient(app.url, storage)]
      const responses = await Promise.all(tabs.map(tab => tab.refreshSession()))
      // The slower tab may find that the other one has already stored the next session; it then uses that one.
      const refused = responses.filter(({ error }) => error && error.name !== 'AuthRefreshDiscardedError')
      expect(refused).toEqual([])
      for (const tab of tabs) {
        expect((await tab.getUser()).error).toBeNull()
        expect((await tab.refreshSession()).error).toBeNull()
      }
    }
  })

  it('eight times at once gives the same next token each time', async () => {
    const { session } = await signUpClient(app.url)
    const responses = await Promise.all(Array.from({ length: 8 }, () => refresh(session.refresh_token)))
    expect(responses.map(response => response.status)).toEqual(Array(8).fill(200))
    expect(new Set(responses.map(response => response.body.refresh_token)).size).toBe(1)
  })

  it('works again with the previous token, at any time, if the response was lost', async () => {
    const { session } = await signUpClient(app.url)
    const lost = await refresh(session.refresh_token)
    await makeOlder(session.user.id, { refreshed: '3 days' })
    const again = await refresh(session.refresh_token)
    expect(again.status).toBe(200)
    expect(again.body.refresh_token).toBe(lost.body.refresh_token)
  })

  it('with an older token within ten seconds gives the current one (A-16)', async () => {
    const { session } = await signUpClient(app.url)
    const second = await refresh(session.refresh_token)
    const third = await refresh(second.body.refresh_token)
    const late = await refresh(session.refresh_token)
    expect(late.body.refresh_token).toBe(third.body.refresh_token)
  })

  it('with an older token after more than ten seconds ends the session, even for the newest token (A-16)', async () => {
    const { session } = await signUpClient(app.url)
    const second = await refresh(session.refresh_token)
    const third = await refresh(second.body.refresh_token)
    await makeOlder(session.user.id, { refreshed: '11 s' })
    expect(await refresh(session.refresh_token)).toMatchObject({
      status: 400,
      body: { error_code: 'refresh_token_already_used' },
    })
    expect(await refresh(third.body.refresh_token)).toMatchObject({
      status: 400,
      body: { error_code: 'refresh_token_not_found' },
    })
    expect(await accountStatus(app.url, third.body.access_token)).toBe(401)
  })

  it('is refused after thirty days without use or a year after the sign-in, not before, and the session ends (A-16)', async () => {
    for (const age of [{ refreshed: '29 days' }, { created: '364 days' }]) {
      const { session } = await signUpClient(app.url)
      await makeOlder(session.user.id, age)
      expect((await refresh(session.refresh_token)).status).toBe(200)
    }
    for (const age of [{ refreshed: '31 days' }, { created: '366 days' }]) {
      const { session } = await signUpClient(app.url)
      await makeOlder(session.user.id, age)
      expect(await refresh(session.refresh_token)).toMatchObject({ body: { error_code: 'session_expired' } })
      expect(await accountStatus(app.url, session.access_token)).toBe(401)
    }
  })

  it('gets 503 while a query fails, and the session continues afterwards', async () => {
    const { session, client } = await signUpClient(app.url)
    await sql`alter table auth_sessions rename to auth_sessions_away`.execute(app.db)
    try {
      const response = await refresh(session.refresh_token)
      expect([response.status, JSON.stringify(response.body)]).toEqual([
        503,
        expect.not.stringContaining('auth_'),
      ])
      const user = await fetch(`${app.url}/auth/v1/user`, {
        headers: { authorization: `Bearer ${session.access_token}` },
      })
      expect([user.status, await user.json()]).toMatchObject([500, { error_code: 'unexpected_failure' }])
    } finally {
      await sql`alter table auth_sessions_away rename to auth_sessions`.execute(app.db)
    }
    expect((await client.refreshSession()).error).toBeNull()
  })

  it('gets 503 while the database is unreachable, and the log only warns', async () => {
    const { session, client } = await signUpClient(app.url)
    await sql`create function going_away() returns trigger language plpgsql as
      $$ begin raise exception 'terminating connection' using errcode = '57P01'; end $$`.execute(app.db)
    await sql`create trigger going_away before update on auth_sessions execute function going_away()`.execute(
      app.db,
    )
    try {
      const { status, body } = await refresh(session.refresh_token)
      expect([status, body.error_code]).toEqual([503, 'unexpected_failure'])
      const warning = app
        .log()
        .split('\n')
        .find(line => line.includes('"msg":"database_unavailable"'))
      expect(JSON.parse(warning ?? '{}')).toMatchObject({ level: 40, request: expect.any(String) })
    } finally {
      await sql`drop function going_away cascade`.execute(app.db)
    }
    expect((await client.refreshSession()).error).toBeNull()
  })

  it('is refused while the account is banned, and so is a call with the access token', async () => {
    const { client, session } = await signUpClient(app.url)
    const ban = (end: Date | null) =>
      app.db
        .updateTable('auth_users')
        .set({ banned_until: end })
        .where('id', '=', session.user.id as UserId)
        .execute()
    await ban(new Date(Date.now() + 60_000))
    expect(await refresh(session.refresh_token)).toMatchObject({
      status: 400,
      body: { error_code: 'user_banned' },
    })
    expect((await client.getUser()).error).toMatchObject({ status: 403, code: 'user_banned' })
    await ban(null)
    expect((await refresh(session.refresh_token)).status).toBe(200)
  })

  it('refuses a malformed refresh token', async () => {
    for (const token of ['', 'invalid-refresh-token', 'x'.repeat(5000)]) {
      expect(await refresh(token)).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } })
    }
  })

  it('continues after a restart of the server', async () => {
    const first = await startTestApp()
    const { session } = await signUpClient(first.url)
    await first.close()
    const second = await startTestAppOn(first.env)
    try {
      expect(await accountStatus(second.url, session.access_token)).toBe(200)
      expect((await authClient(second.url).refreshSession(session)).error).toBeNull()
    } finally {
      await second.close()
    }
  })
})

/** The embedded database runs one transaction at a time. */
const isEmbedded = inject('databaseTemplate').kind === 'embedded'

it.skipIf(isEmbedded)(
  'refreshing while two later refreshes are being stored gives their token, which keeps working (A-16)',
  async () => {
    const { session } = await signUpClient(app.url)
    const { body: second } = await refresh(session.refresh_token)
    const { body: third } = await refresh(second.refresh_token)
    const ofUser = sql`where user_id = ${session.user.id}`
    await sql`update auth_sessions set refresh_counter = 0 ${ofUser}`.execute(app.db)
    const twice = sql`update auth_sessions set refresh_counter = 2, refreshed_at = now() ${ofUser}`
    const [late] = await callWhileLocked(app.db, twice, [() => refresh(session.refresh_token)])
    expect(late).toMatchObject({ value: { status: 200, body: { refresh_token: third.refresh_token } } })
    expect((await refresh(third.refresh_token)).status).toBe(200)
  },
)

describe.skipIf(isEmbedded)('a sign-in with the right password', () => {
  it.each([
    ['the password changes', { password_hash: 'another' }, 'invalid_credentials'],
    ['the account is banned', { banned_until: new Date(Date.now() + 60_000) }, 'user_banned'],
  ])('is refused if %s at the same moment', async (_case, change, code) => {
    const { email, session } = await signUpClient(app.url)
    const { id } = session.user
    const signingIn = await app.db.transaction().execute(async trx => {
      await trx
        .updateTable('auth_users')
        .set(change)
        .where('id', '=', id as UserId)
        .execute()
      const signing = signInClient(app.url, email).catch(error => error)
      // The password was accepted; the new session is waiting for the account's row.
      await until(
        async () => (await sql`select 1 from pg_locks where not granted`.execute(app.db)).rows.length,
        waiting => waiting > 0,
      )
      return { signing }
    })
    expect(await signingIn.signing).toMatchObject({ code })
    const sessions = app.db
      .selectFrom('auth_sessions')
      .select('id')
      .where('user_id', '=', id as UserId)
    expect(await sessions.execute()).toHaveLength(1)
  })
})
