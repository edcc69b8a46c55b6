import { randomUUID } from 'node:crypto'
import { decodeJwt, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { hostedFirstAdmin } from '#server/compose/open-identity.ts'
import { hostedIdentity } from '#server/identity/hosted.ts'
import { createLog } from '#server/log.ts'
import { listAudit } from '#server/store/audit/audit.ts'
import { markUserRemoved } from '#server/store/users/user-removals.ts'
import { ensureUser } from '#server/store/users/users.ts'
import type { UserId } from '#shared/api/ids.ts'
import { accountStatus, authClient } from '#tests/support/people/auth-client.ts'
import { badTokens, userToken } from '#tests/support/people/bad-tokens.ts'
import { type HostedAuth, startHostedAuth } from '#tests/support/servers/hosted-auth.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/test-app.ts'

function settings(hosted: HostedAuth): Record<string, string> {
  return {
    SUPABASE_URL: `${hosted.url}/`,
    SUPABASE_ANON_KEY: hosted.anonKey,
    SUPABASE_SERVICE_ROLE_KEY: hosted.serviceRoleKey,
    ...(hosted.jwtSecret ? { SUPABASE_JWT_SECRET: hosted.jwtSecret } : {}),
    ADMIN_EMAIL: 'boss@example.fr',
    ADMIN_PASSWORD: '',
  }
}

/** Closes both servers at the end. */
async function withApp(hosted: HostedAuth, use: (app: TestApp) => Promise<void>) {
  const app = await startTestApp({ env: settings(hosted) })
  try {
    await use(app)
  } finally {
    await app.close()
    await hosted.close()
  }
}

async function account(app: TestApp, token: string) {
  const response = await fetch(`${app.url}/api/account`, { headers: { authorization: `Bearer ${token}` } })
  return { status: response.status, body: await response.json() }
}

function optionsOf({ url, anonKey, serviceRoleKey }: HostedAuth) {
  const log = createLog('silent')
  return { url, anonKey, serviceRoleKey, jwtSecret: undefined, firstAdmin: undefined, log }
}

function signingOf(hosted: HostedAuth) {
  const user = hosted.addUser({ email: 'attacked@example.fr' })
  return { ...hosted.signer(), issuer: `${hosted.url}/auth/v1`, userId: user.id, sessionId: randomUUID() }
}

describe.each(['ES256', 'RS256'] as const)('a hosted provider that signs with %s', alg => {
  let hosted: HostedAuth
  let app: TestApp
  beforeAll(async () => {
    hosted = await startHostedAuth({ alg })
    app = await startTestApp({ env: settings(hosted) })
  })
  afterAll(async () => {
    await app.close()
    await hosted.close()
  })

  it('is where the browser signs in, and its users are added at their first call (A-13)', async () => {
    const user = hosted.addUser({ email: 'Marie@example.fr' })
    const config = await fetch(`${app.url}/api/config`)
    expect(await config.json()).toMatchObject({
      auth: { url: `${hosted.url}/auth/v1`, key: hosted.anonKey, recovery: true },
    })
    const { data } = await authClient(hosted.url).signInWithPassword(user)
    expect(await account(app, data.session?.access_token ?? '')).toEqual({
      status: 200,
      body: { id: user.id, email: 'marie@example.fr', role: 'user' },
    })
    const responses = await Promise.all(
      Array.from({ length: 8 }, async () => accountStatus(app.url, await hosted.token(hosted.addUser(user)))),
    )
    expect(responses).toEqual(Array(8).fill(200))
  })

  it('replaces the embedded one', async () => {
    expect((await fetch(`${app.url}/auth/v1/settings`)).status).toBe(404)
    expect((await fetch(`${app.url}/auth/v1/token?grant_type=password`, { method: 'POST' })).status).toBe(404)
  })

  it('is trusted for valid tokens only', async () => {
    const signing = signingOf(hosted)
    expect(await accountStatus(app.url, await userToken(signing))).toBe(200)
    for (const [name, token] of await badTokens(signing)) {
      expect([name, await accountStatus(app.url, token)]).toEqual([name, 401])
    }
    const unstorable = await userToken(signing, { claims: { email: 'a\0b@example.fr' } })
    expect(await accountStatus(app.url, unstorable)).toBe(401)
  })

  it('has API keys that are tokens themselves, which give no access', async () => {
    expect(await accountStatus(app.url, hosted.anonKey)).toBe(401)
    expect(await accountStatus(app.url, hosted.serviceRoleKey)).toBe(401)
  })
})

describe('a project with the older shared secret', () => {
  it('is trusted for tokens signed with that secret only', async () => {
    const hosted = await startHostedAuth({ legacy: true })
    await withApp(hosted, async app => {
      const user = hosted.addUser({ email: 'old@example.fr' })
      expect(await accountStatus(app.url, await hosted.token(user))).toBe(200)
      expect(await accountStatus(app.url, await userToken(signingOf(hosted)))).toBe(401)
      for (const claims of [
        { iss: 'https://evil.example/auth/v1' },
        { aud: 'anon' },
        { role: 'service_role' },
        { is_anonymous: true },
        { sub: 'x' },
        { exp: Math.floor(Date.now() / 1000) - 31 },
      ]) {
        expect([claims, await accountStatus(app.url, await hosted.token(user, claims))]).toEqual([
          claims,
          401,
        ])
      }
      const other = new SignJWT(decodeJwt(await hosted.token(user)))
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode('another secret of thirty-two characters'))
      expect(await accountStatus(app.url, await other)).toBe(401)
      expect(await accountStatus(app.url, hosted.anonKey)).toBe(401)
      expect(await accountStatus(app.url, hosted.serviceRoleKey)).toBe(401)
      expect(hosted.calls.filter(call => call.includes('jwks'))).toEqual([])
    })
  })
})

describe('the hosted provider’s keys', () => {
  it('can change without signing anyone out', async () => {
    const hosted = await startHostedAuth()
    await withApp(hosted, async app => {
      const user = hosted.addUser({ email: 'a@example.fr' })
      const before = await hosted.token(user)
      expect(await accountStatus(app.url, before)).toBe(200)
      await hosted.rotate()
      expect(await accountStatus(app.url, await hosted.token(user))).toBe(200)
      expect(await accountStatus(app.url, before)).toBe(200)
      expect(hosted.calls.filter(call => call.includes('jwks'))).toHaveLength(2)
    })
  })

  it('are fetched once, however many unknown key ids arrive', async () => {
    const hosted = await startHostedAuth()
    await withApp(hosted, async app => {
      const signing = signingOf(hosted)
      for (let batch = 0; batch < 4; batch += 1) {
        const tokens = await Promise.all(
          Array.from({ length: 50 }, () => userToken(signing, { header: { kid: randomUUID() } })),
        )
        const responses = await Promise.all(tokens.map(token => accountStatus(app.url, token)))
        expect(new Set(responses)).toEqual(new Set([401]))
      }
      expect(hosted.calls.filter(call => call.includes('jwks'))).toHaveLength(1)
    })
  })

  it.each(['down', 'broken', 'redirecting'] as const)(
    'still work while the provider is %s, and a token with an unknown key gets 503, not 401',
    async mode => {
      const hosted = await startHostedAuth()
      await withApp(hosted, async app => {
        const user = hosted.addUser({ email: 'a@example.fr' })
        const known = await hosted.token(user)
        expect(await accountStatus(app.url, known)).toBe(200)
        await hosted.rotate()
        const unknown = await hosted.token(user)
        hosted.mode = mode
        expect(await accountStatus(app.url, known)).toBe(200)
        expect(await account(app, unknown)).toMatchObject({
          status: 503,
          body: { error: { code: 'identity_unavailable' } },
        })
      })
    },
  )
})

describe('deleting a hosted account', () => {
  it.each(['jwt', 'secret'] as const)(
    'works with a service key of the kind %s, even twice',
    async serviceRoleKey => {
      const hosted = await startHostedAuth({ serviceRoleKey })
      const options = optionsOf(hosted)
      try {
        const identity = hostedIdentity(options)
        const { id } = hosted.addUser({ email: 'gone@example.fr' })
        expect(await identity.removeUser(id as UserId)).toBe('removed')
        expect(hosted.users.size).toBe(0)
        expect(await identity.removeUser(id as UserId)).toBe('removed')
        const callCount = hosted.calls.length
        await expect(identity.removeUser('../../token' as UserId)).rejects.toThrow()
        const keyless = hostedIdentity({ ...options, serviceRoleKey: undefined })
        expect(await keyless.removeUser(id as UserId)).toBe('unchanged')
        expect(hosted.calls).toHaveLength(callCount)
      } finally {
        await hosted.close()
      }
    },
  )
})

describe('ADMIN_EMAIL with a hosted provider', () => {
  it('makes the account with that confirmed address an administrator', async () => {
    const hosted = await startHostedAuth()
    await withApp(hosted, async app => {
      const boss = hosted.addUser({ email: 'Boss@example.fr' })
      expect((await account(app, await hosted.token(boss))).body).toMatchObject({ role: 'admin' })
      await account(app, await hosted.token(boss))
      expect(hosted.calls.filter(call => call === 'GET /auth/v1/user')).toHaveLength(1)
    })
  })

  it('does not promote an unconfirmed account, or one that writes the address into its token', async () => {
    const hosted = await startHostedAuth()
    await withApp(hosted, async app => {
      const squatter = hosted.addUser({ email: 'boss@example.fr', confirmed: false })
      expect((await account(app, await hosted.token(squatter))).body).toMatchObject({ role: 'user' })
      const other = hosted.addUser({ email: 'other@example.fr' })
      const token = await hosted.token(other, { email: 'boss@example.fr' })
      expect((await account(app, token)).body).toMatchObject({ role: 'user' })
      squatter.confirmed = true
      expect((await account(app, await hosted.token(squatter))).body).toMatchObject({ role: 'admin' })
    })
  })

  it('is checked again later if the provider fails', async () => {
    const hosted = await startHostedAuth()
    await withApp(hosted, async app => {
      const boss = hosted.addUser({ email: 'boss@example.fr' })
      await account(app, await hosted.token(hosted.addUser({ email: 'first@example.fr' })))
      hosted.mode = 'broken'
      expect((await account(app, await hosted.token(boss))).body).toMatchObject({ role: 'user' })
      hosted.mode = 'up'
      const countRequests = () => hosted.calls.filter(call => call === 'GET /auth/v1/user').length
      expect((await account(app, await hosted.token(boss))).body).toMatchObject({ role: 'user' })
      expect(countRequests()).toBe(1)
      const nowMs = performance.now()
      vi.spyOn(performance, 'now').mockImplementation(() => nowMs + 30_001)
      onTestFinished(() => void vi.restoreAllMocks())
      expect((await account(app, await hosted.token(boss))).body).toMatchObject({ role: 'admin' })
      expect(countRequests()).toBe(2)
    })
  })

  it('adds only one entry to the audit log, despite concurrent first calls and a second start', async () => {
    const hosted = await startHostedAuth()
    await withApp(hosted, async app => {
      const boss = hosted.addUser({ email: 'boss@example.fr' })
      const token = await hosted.token(boss)
      const responses = await Promise.all(Array.from({ length: 6 }, () => account(app, token)))
      expect(responses.map(response => (response.body as { role: string }).role)).toEqual(
        Array(6).fill('admin'),
      )
      // As in a second process, or after a restart.
      const firstAdmin = hostedFirstAdmin(app.db, 'boss@example.fr')
      const again = hostedIdentity({ ...optionsOf(hosted), firstAdmin })
      await Promise.all([again.verify(token), again.verify(token)])
      const { entries } = await listAudit(app.db, { limit: 10 })
      expect(entries).toMatchObject([{ action: 'promote', user: { id: boss.id } }])
      expect(hosted.calls.filter(call => call === 'GET /auth/v1/user')).toHaveLength(1)
    })
  })

  it('gives no role to an account that is being deleted', async () => {
    const hosted = await startHostedAuth()
    await withApp(hosted, async app => {
      const boss = hosted.addUser({ email: 'boss@example.fr' })
      const id = boss.id as UserId
      await ensureUser(app.db, { id, email: boss.email })
      await markUserRemoved(app.db, id)
      expect((await account(app, await hosted.token(boss))).status).toBe(401)
      const row = await app.db.selectFrom('users').select('role').where('id', '=', id).executeTakeFirst()
      expect(row).toEqual({ role: 'user' })
      expect((await listAudit(app.db, { limit: 10 })).entries).toEqual([])
    })
  })
})
