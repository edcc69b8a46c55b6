import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AuthAdminApi } from '@supabase/auth-js'
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMailToken } from '#server/auth-provider/mail-links/mail-tokens.ts'
import { resetPassword } from '#server/auth-provider/passwords/reset-password.ts'
import { listAudit } from '#server/store/audit/audit.ts'
import { listAdminIds } from '#server/store/users/console-users.ts'
import { setRole } from '#server/store/users/users.ts'
import type { UserId } from '#shared/api/ids.ts'
import { freshDataDir } from '#tests/support/databases/databases.ts'
import { accountStatus, authClient, signUpClient } from '#tests/support/people/auth-client.ts'
import { badTokens, type Signing, userToken } from '#tests/support/people/bad-tokens.ts'
import { password } from '#tests/support/people/people.ts'
import { startTestApp, startTestAppOn, type TestApp } from '#tests/support/servers/test-app.ts'

async function writeKeys(keys: unknown): Promise<string> {
  const file = join(await freshDataDir(), 'keys.json')
  await writeFile(file, JSON.stringify(keys), { mode: 0o600 })
  return file
}

/** Each key has its own id, because the auth client caches keys by id across servers. */
async function makeKey(alg: 'ES256' | 'RS256'): Promise<JWK> {
  const { privateKey } = await generateKeyPair(alg, { extractable: true })
  return { ...(await exportJWK(privateKey)), alg, kid: randomUUID(), key_ops: ['sign', 'verify'] }
}

async function privateKey(jwk: JWK): Promise<CryptoKey> {
  return (await importJWK({ ...jwk, key_ops: ['sign'] }, jwk.alg)) as CryptoKey
}

async function publicKey({ kty, crv, x, y, n, e, alg }: JWK): Promise<CryptoKey> {
  const jwk = (kty === 'EC' ? { kty, crv, x, y } : { kty, n, e }) as JWK
  return (await importJWK(jwk, alg, { extractable: true })) as CryptoKey
}

/** What it takes to sign tokens for a live session, on a server whose key the test knows. */
async function knownSigner(app: TestApp, jwk: JWK): Promise<Signing> {
  const { session, client } = await signUpClient(app.url)
  const claims = (await client.getClaims()).data?.claims
  return {
    issuer: 'parvis',
    key: await privateKey(jwk),
    alg: jwk.alg as Signing['alg'],
    kid: jwk.kid ?? '',
    publicKey: await publicKey(jwk),
    userId: session.user.id,
    sessionId: String(claims?.session_id),
  }
}

describe.each(['ES256', 'RS256'] as const)('with an %s key of the operator', alg => {
  let app: TestApp
  let signing: Signing
  beforeAll(async () => {
    const jwk = await makeKey(alg)
    app = await startTestApp({ env: { AUTH_SIGNING_KEYS: await writeKeys([jwk]) } })
    signing = await knownSigner(app, jwk)
  })
  afterAll(async () => {
    await app.close()
  })

  it('a token signed with the key is accepted, even if the clocks differ a little', async () => {
    expect(await accountStatus(app.url, await userToken(signing))).toBe(200)
    const justEnded = await userToken(signing, { claims: { exp: Math.floor(Date.now() / 1000) - 5 } })
    expect(await accountStatus(app.url, justEnded)).toBe(200)
    const { client } = await signUpClient(app.url)
    expect((await client.getClaims()).data?.header).toMatchObject({ alg, kid: signing.kid })
  })

  it('the product refuses every bad token with 401, and the provider with bad_jwt (A-14)', async () => {
    for (const [name, token] of await badTokens(signing)) {
      expect([name, await accountStatus(app.url, token)]).toEqual([name, 401])
      // The provider itself also serves anonymous users.
      if (name === 'an anonymous user') continue
      const user = await fetch(`${app.url}/auth/v1/user`, { headers: { authorization: `Bearer ${token}` } })
      expect([name, user.status, await user.json()]).toMatchObject([name, 403, { error_code: 'bad_jwt' }])
    }
  })

  it('a token whose session id is unknown, missing or another user’s is refused', async () => {
    const other = await signUpClient(app.url)
    const otherSession = (await other.client.getClaims()).data?.claims.session_id
    for (const session_id of [otherSession, randomUUID(), 'x', undefined]) {
      expect(await accountStatus(app.url, await userToken(signing, { claims: { session_id } }))).toBe(401)
    }
  })

  it('a token is read from the Authorization header only, in one form', async () => {
    const token = await userToken(signing)
    const status = async (path: string, headers: Record<string, string>) =>
      (await fetch(`${app.url}${path}`, { headers })).status
    for (const path of ['/api/account', '/auth/v1/user']) {
      expect(await status(`${path}?access_token=${token}`, {})).toBe(401)
      expect(await status(path, { cookie: `sb-access-token=${token}` })).toBe(401)
      expect(await status(path, { apikey: token })).toBe(401)
      expect(await status(path, { authorization: `Basic ${token}` })).toBe(401)
      expect(await status(path, { authorization: `${token}` })).toBe(401)
    }
  })
})

describe('the operator’s keys', () => {
  it('can change: the new one signs new tokens, and tokens of the previous one stay valid', async () => {
    const [previous, next] = [await makeKey('ES256'), await makeKey('RS256')]
    const before = await startTestApp({ env: { AUTH_SIGNING_KEYS: await writeKeys(previous) } })
    const { session } = await signUpClient(before.url)
    await before.close()
    const set = { keys: [{ ...previous, key_ops: ['verify'] }, next] }
    const after = await startTestAppOn({ ...before.env, AUTH_SIGNING_KEYS: await writeKeys(set) })
    try {
      expect(await accountStatus(after.url, session.access_token)).toBe(200)
      const { client } = await signUpClient(after.url)
      expect((await client.getClaims()).data?.header.kid).toBe(next.kid)
      const jwks = await fetch(`${after.url}/auth/v1/.well-known/jwks.json`)
      const text = await jwks.text()
      expect(JSON.parse(text).keys.map((key: JWK) => key.kid)).toEqual([previous.kid, next.kid])
      expect(text).not.toMatch(/"(d|p|q|dp|dq|qi)"/)
    } finally {
      await after.close()
    }
  })
})

describe('anonymous sign-in', () => {
  it('works at the provider if enabled, gives no access to the product, and can become an account', async () => {
    const app = await startTestApp({ env: { AUTH_ANONYMOUS: 'on' } })
    try {
      const client = authClient(app.url)
      const { data, error } = await client.signInAnonymously()
      expect(error).toBeNull()
      expect(data.user).toMatchObject({ is_anonymous: true, email: '', identities: [] })
      expect(await accountStatus(app.url, data.session?.access_token ?? '')).toBe(401)
      expect((await client.updateUser({ password })).error).toMatchObject({ status: 422 })
      const email = 'no-longer-anonymous@example.fr'
      expect((await client.updateUser({ email, password })).data.user).toMatchObject({
        email,
        is_anonymous: false,
      })
      const { data: renewed } = await client.refreshSession()
      expect(await accountStatus(app.url, renewed.session?.access_token ?? '')).toBe(200)
      expect((await authClient(app.url).signInWithPassword({ email, password })).error).toBeNull()
    } finally {
      await app.close()
    }
  })
})

describe('the admin API', () => {
  let app: TestApp
  let service: string
  let signing: Signing
  beforeAll(async () => {
    const jwk = await makeKey('RS256')
    app = await startTestApp({ env: { AUTH_SIGNING_KEYS: await writeKeys([jwk]), AUTH_ADMIN_API: 'on' } })
    signing = await knownSigner(app, jwk)
    service = await new SignJWT({ role: 'service_role', iss: 'supabase-demo' })
      .setProtectedHeader({ alg: 'RS256', kid: signing.kid })
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(signing.key)
  })
  afterAll(async () => {
    await app.close()
  })

  function adminClient() {
    return new AuthAdminApi({ url: `${app.url}/auth/v1`, headers: { Authorization: `Bearer ${service}` } })
  }

  it('refuses visitors, users and other roles', async () => {
    const call = async (headers: Record<string, string>) => {
      const response = await fetch(`${app.url}/auth/v1/admin/users`, { headers })
      return [response.status, ((await response.json()) as { error_code: string }).error_code]
    }
    expect(await call({})).toEqual([401, 'no_authorization'])
    expect(await call({ authorization: 'Bearer x.y.z' })).toEqual([403, 'bad_jwt'])
    expect(await call({ authorization: `Bearer ${await userToken(signing)}` })).toEqual([403, 'not_admin'])
    const anon = await userToken(signing, { claims: { role: 'anon' } })
    expect(await call({ authorization: `Bearer ${anon}` })).toEqual([403, 'not_admin'])
    expect(await accountStatus(app.url, service)).toBe(401)
  })

  it('creates, reads, changes and deletes an account, in the product as well', async () => {
    const admin = adminClient()
    const email = 'made@example.fr'
    const { data: made } = await admin.createUser({
      email,
      password,
      email_confirm: true,
      user_metadata: { city: 'Nice' },
      app_metadata: { role: 'admin', plan: 'x' },
    })
    const id = made.user?.id ?? ''
    expect(made.user).toMatchObject({
      email,
      user_metadata: { city: 'Nice' },
      app_metadata: { provider: 'email', plan: 'x' },
    })
    expect((await admin.createUser({ email })).error).toMatchObject({ code: 'email_exists' })
    const { data } = await authClient(app.url).signInWithPassword({ email, password })
    const account = await fetch(`${app.url}/api/account`, {
      headers: { authorization: `Bearer ${data.session?.access_token}` },
    })
    expect(await account.json()).toEqual({ id, email, role: 'user' })

    expect((await admin.getUserById(id)).data.user?.email).toBe(email)
    const { data: changed } = await admin.updateUserById(id, {
      email: 'changed@example.fr',
      user_metadata: { city: null },
    })
    expect(changed.user?.email).toBe('changed@example.fr')
    expect(changed.user?.user_metadata).not.toHaveProperty('city')

    expect((await admin.deleteUser(id)).error).toBeNull()
    expect(await accountStatus(app.url, data.session?.access_token ?? '')).toBe(401)
    expect((await admin.getUserById(id)).error).toMatchObject({ status: 404, code: 'user_not_found' })
    const row = app.db
      .selectFrom('users')
      .select(['email', 'deleted_at'])
      .where('id', '=', id as never)
    expect(await row.executeTakeFirst()).toEqual({ email: '', deleted_at: expect.any(Date) })
  })

  it('keeps what was changed at the same time, by a tool or by the user', async () => {
    const { client, session } = await signUpClient(app.url)
    const { id } = session.user
    const keys = Array.from({ length: 4 }, (_, index) => `key${index}`)
    const changes = await Promise.all([
      ...keys.map(key => adminClient().updateUserById(id, { app_metadata: { [key]: 1 } })),
      ...keys.map(key => client.updateUser({ data: { [key]: 1 } })),
      client.updateUser({ password: 'another passphrase' }),
    ])
    expect(changes.map(({ error }) => error)).toEqual(changes.map(() => null))
    const { data } = await adminClient().getUserById(id)
    expect(data.user?.app_metadata).toMatchObject(Object.fromEntries(keys.map(key => [key, 1])))
    expect(data.user?.user_metadata).toMatchObject(Object.fromEntries(keys.map(key => [key, 1])))
  })

  it('imports an argon2 hash, and refuses hashes that it cannot verify', async () => {
    const admin = adminClient()
    const hash = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
    const email = 'moved@example.fr'
    await admin.createUser({ email, password_hash: hash, email_confirm: true })
    expect((await authClient(app.url).signInWithPassword({ email, password: 'password' })).error).toBeNull()
    const { error } = await admin.createUser({ email: 'b@example.fr', password_hash: '$2a$10$abc' })
    expect(error).toMatchObject({ status: 400 })
  })

  it('replaces a generated password for good, so the user is not asked for another one (K-14)', async () => {
    const { session, email } = await signUpClient(app.url)
    const id = session.user.id as UserId
    const admin = adminClient()
    await resetPassword(app.db, id)
    const changed = await admin.updateUserById(id, { app_metadata: { plan: 'x' } })
    expect(changed.data.user?.app_metadata).toMatchObject({ plan: 'x', generated_password: true })
    const { data } = await admin.updateUserById(id, { password: 'chosen by the operator' })
    const row = app.db.selectFrom('auth_users').select('password_expires_at').where('id', '=', id)
    expect(await row.executeTakeFirst()).toEqual({ password_expires_at: null })
    expect(data.user?.app_metadata).toMatchObject({ plan: 'x' })
    const login = await authClient(app.url).signInWithPassword({ email, password: 'chosen by the operator' })
    expect(login.data.user?.app_metadata).not.toHaveProperty('generated_password')
  })

  it.each([
    ['an address', () => ({ email: `moved-${randomUUID()}@example.fr` })],
    ['a password', () => ({ password: 'chosen by the operator' })],
  ])('changes %s, after which a link that was emailed before no longer works', async (_what, change) => {
    const { session, client } = await signUpClient(app.url)
    const { id } = session.user
    const { link } = await createMailToken(app.db, { userId: id as UserId, kind: 'recovery' })
    expect((await adminClient().updateUserById(id, change())).error).toBeNull()
    const { error } = await client.verifyOtp({ token_hash: link, type: 'recovery' })
    expect(error).toMatchObject({ code: 'otp_expired' })
  })

  it('bans a user, which ends the sessions, and lifts the ban', async () => {
    const { session, email } = await signUpClient(app.url)
    const admin = adminClient()
    await admin.updateUserById(session.user.id, { ban_duration: '24h' })
    expect(await accountStatus(app.url, session.access_token)).toBe(401)
    const login = () => authClient(app.url).signInWithPassword({ email, password })
    expect((await login()).error).toMatchObject({ code: 'user_banned' })
    expect((await admin.updateUserById(session.user.id, { ban_duration: '3 weeks' })).error?.status).toBe(400)
    await admin.updateUserById(session.user.id, { ban_duration: 'none' })
    expect((await login()).error).toBeNull()
  })

  it('refuses to delete the only administrator, and logs changes to administrators in the audit log (K-13, O-10)', async () => {
    const { session } = await signUpClient(app.url)
    const id = session.user.id as UserId
    const admin = adminClient()
    const actions = async () => {
      const { entries } = await listAudit(app.db, { limit: 100, userId: id })
      return entries.map(entry => entry.action).reverse()
    }
    await admin.updateUserById(id, { password: 'another long password', ban_duration: '1h' })
    expect(await actions()).toEqual([])

    await app.db.updateTable('users').set({ role: 'user' }).execute()
    await setRole(app.db, id, 'admin')
    await admin.updateUserById(id, { password: 'yet another password', ban_duration: 'none' })
    await admin.updateUserById(id, { email: 'renamed@example.fr' })
    await admin.updateUserById(id, { user_metadata: { city: 'Nice' } })
    expect(await actions()).toEqual(['reset_password', 'change_account', 'change_account'])
    expect((await admin.deleteUser(id)).error).toMatchObject({ status: 409, code: 'conflict' })
    expect((await admin.getUserById(id)).data.user?.email).toBe('renamed@example.fr')

    const other = (await signUpClient(app.url)).session.user.id as UserId
    await setRole(app.db, other, 'admin')
    const removals = await Promise.all([admin.deleteUser(id), admin.deleteUser(other)])
    expect(removals.filter(({ error }) => error === null)).toHaveLength(1)
    expect(await listAdminIds(app.db)).toHaveLength(1)

    const { entries } = await listAudit(app.db, { limit: 4 })
    expect(entries.map(({ action }) => action)).toEqual([
      'delete_user',
      'change_account',
      'change_account',
      'reset_password',
    ])
    for (const { requestId } of entries) {
      await expect.poll(() => app.log().includes(`"request":"${requestId}"`)).toBe(true)
    }
  })

  it('lists accounts in pages, newest first', async () => {
    const admin = adminClient()
    for (const name of ['one', 'two', 'three']) await admin.createUser({ email: `listed-${name}@example.fr` })
    const list = (query: string) =>
      fetch(`${app.url}/auth/v1/admin/users?${query}`, { headers: { authorization: `Bearer ${service}` } })
    const first = await list('page=1&per_page=2&filter=LISTED-')
    expect(first.headers.get('x-total-count')).toBe('3')
    expect(first.headers.get('link')).toMatch(/page=2.*rel="next", .*page=2.*rel="last"$/)
    const body = (await first.json()) as { users: { email: string }[]; aud: string }
    expect(body.users.map(user => user.email)).toEqual(['listed-three@example.fr', 'listed-two@example.fr'])
    const last = (await (await list('page=2&per_page=2&filter=listed-')).json()) as typeof body
    expect(last.users.map(user => user.email)).toEqual(['listed-one@example.fr'])
    const none = await list('filter=%25')
    expect(none.headers.get('x-total-count')).toBe('0')
    expect(none.headers.get('link')).toMatch(/^<[^>]*page=1>; rel="last"$/)
    for (const bad of ['page=-1', 'page=0', 'per_page=0', 'per_page=1001', 'page=x']) {
      expect((await list(bad)).status).toBe(400)
    }
    expect((await admin.listUsers()).data.users.length).toBeGreaterThan(3)
  })

  it('refuses an invalid id', async () => {
    for (const id of ['1', '..%2fusers', 'x'.repeat(100)]) {
      const response = await fetch(`${app.url}/auth/v1/admin/users/${id}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${service}` },
      })
      expect(response.status).toBe(404)
    }
  })
})
