import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountStatus, authClient, signInClient, signUpClient } from '#tests/support/people/auth-client.ts'
import { newEmail, password, until } from '#tests/support/people/people.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(async () => {
  await app.close()
})

function post(path: string, body: string, headers: Record<string, string> = {}) {
  return fetch(`${app.url}/auth/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json;charset=UTF-8', ...headers },
    body,
  })
}

describe('signing up', () => {
  it('opens a session at once without a mail server, and the product knows the user (A-12, A-13)', async () => {
    const client = authClient(app.url)
    const email = newEmail()
    const options = { data: { name: 'A', role: 'admin' } }
    const { data, error } = await client.signUp({ email: ` ${email.toUpperCase()} `, password, options })
    expect(error).toBeNull()
    expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
    expect(data.user).toMatchObject({
      email,
      aud: 'authenticated',
      role: 'authenticated',
      phone: '',
      user_metadata: { name: 'A', email, email_verified: true },
      app_metadata: { provider: 'email', providers: ['email'] },
      email_confirmed_at: expect.stringMatching(/Z$/),
      is_anonymous: false,
    })
    expect(data.user?.identities).toMatchObject([{ provider: 'email', id: data.user?.id, email }])
    const response = await fetch(`${app.url}/api/account`, {
      headers: { authorization: `Bearer ${data.session?.access_token}` },
    })
    expect(await response.json()).toEqual({ id: data.user?.id, email, role: 'user' })
  })

  it('with a taken address is refused and says why, in any letter case', async () => {
    const { email } = await signUpClient(app.url)
    const { data, error } = await authClient(app.url).signUp({ email: email.toUpperCase(), password })
    expect(data.session).toBeNull()
    expect(error).toMatchObject({
      status: 422,
      code: 'user_already_exists',
      message: 'User already registered',
    })
  })

  it('with one address from eight tabs at once creates one account', async () => {
    const email = newEmail()
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => authClient(app.url).signUp({ email, password })),
    )
    expect(responses.filter(response => response.data.session)).toHaveLength(1)
    expect(responses.filter(response => response.error?.code === 'user_already_exists')).toHaveLength(7)
    const rows = await app.db.selectFrom('users').select('id').where('email', '=', email).execute()
    expect(rows).toHaveLength(1)
  })

  it.each([
    ['', 'validation_failed', 'Signup requires a valid password'],
    ['1234567', 'weak_password', 'Password should be at least 8 characters.'],
    ['password123', 'weak_password', 'easy to guess'],
    ['iloveyou!', 'weak_password', 'easy to guess'],
    ['2026-LORMEL-avocats!', 'weak_password', 'easy to guess'],
    [
      'é'.repeat(37),
      'validation_failed',
      'Password cannot be longer than 72 characters. Letters with accents count as two.',
    ],
  ])('with the password %j is refused and nothing is stored', async (weak, code, message) => {
    const email = newEmail()
    const response = await post('/signup', JSON.stringify({ email, password: weak }), {
      'X-Supabase-Api-Version': '2024-01-01',
    })
    expect(await response.json()).toMatchObject({ code, message: expect.stringContaining(message) })
    expect(await app.db.selectFrom('auth_users').select('id').where('email', '=', email).execute()).toEqual(
      [],
    )
  })

  it('tells the client why a password is weak', async () => {
    const { error } = await authClient(app.url).signUp({ email: newEmail(), password: 'short' })
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['length'] })
  })

  it.each(['a', 'a@b', 'xx:;x@x.x', 'a b@example.fr', `${'a'.repeat(65)}@example.fr`, 'a@example.fr\n@x'])(
    'with the address %j is refused',
    async email => {
      const { error } = await authClient(app.url).signUp({ email, password })
      expect(error).toMatchObject({
        status: 400,
        code: 'validation_failed',
        message: 'Unable to validate email address: invalid format',
      })
    },
  )

  it('without an address is refused while anonymous sign-in is off', async () => {
    const { error } = await authClient(app.url).signInAnonymously()
    expect(error).toMatchObject({ status: 422, code: 'anonymous_provider_disabled' })
  })
})

describe('signing in', () => {
  it('opens a second session with the same account', async () => {
    const { email, session } = await signUpClient(app.url)
    const second = await signInClient(app.url, email.toUpperCase())
    expect(second.user.id).toBe(session.user.id)
    expect(await accountStatus(app.url, second.access_token)).toBe(200)
    expect(await accountStatus(app.url, session.access_token)).toBe(200)
  })

  it('responds to a wrong password, an unknown address and an empty password in the same way (Z-5)', async () => {
    const { email } = await signUpClient(app.url)
    for (const [address, secret] of [
      [email, 'not the password'],
      [newEmail(), password],
      [email, ''],
      ['no address\u0000 at all', password],
    ]) {
      const response = await post(
        '/token?grant_type=password',
        JSON.stringify({ email: address, password: secret }),
      )
      expect(response.status).toBe(400)
      expect(await response.json()).toEqual({
        code: 400,
        error_code: 'invalid_credentials',
        msg: 'Invalid login credentials',
      })
    }
  })

  it('is delayed after five wrong passwords, even with the right one, and the response says how long', async () => {
    const { email } = await signUpClient(app.url)
    const attempt = (secret: string) =>
      post('/token?grant_type=password', JSON.stringify({ email, password: secret }))
    for (let round = 0; round < 5; round += 1) expect((await attempt('wrong')).status).toBe(400)
    // The first delay lasts one second. The next lasts two, which is longer than the next call takes.
    const delayed = await until(
      () => attempt('wrong'),
      ({ headers }) => Number(headers.get('retry-after')) >= 2,
    )
    expect(delayed.status).toBe(429)
    const response = await attempt(password)
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    expect(await response.json()).toMatchObject({ error_code: 'over_request_rate_limit' })
    await expect
      .poll(() => signInClient(app.url, email).catch(() => undefined), { timeout: 20_000 })
      .toBeDefined()
  })
})

describe('the session', () => {
  it('is returned by getUser and getClaims', async () => {
    const { client, email, session } = await signUpClient(app.url)
    const { data: found } = await client.getUser()
    expect(found.user).toMatchObject({ id: session.user.id, email })
    const { data, error } = await client.getClaims()
    expect(error).toBeNull()
    expect(data?.header).toMatchObject({ alg: 'ES256', typ: 'JWT' })
    expect(data?.claims).toMatchObject({
      iss: 'parvis',
      sub: session.user.id,
      aud: 'authenticated',
      role: 'authenticated',
      email,
      phone: '',
      aal: 'aal1',
      is_anonymous: false,
      amr: [{ method: 'password' }],
    })
  })

  it('ends only on this device when the user signs out here', async () => {
    const { client, email, session } = await signUpClient(app.url)
    const other = await signInClient(app.url, email)
    expect((await client.signOut({ scope: 'local' })).error).toBeNull()
    expect(await accountStatus(app.url, session.access_token)).toBe(401)
    expect(await accountStatus(app.url, other.access_token)).toBe(200)
    const { error } = await authClient(app.url).refreshSession(session)
    expect(error).toMatchObject({ status: 400, code: 'refresh_token_not_found' })
  })

  it('ends on all other devices when the user signs out everywhere else', async () => {
    const { client, email, session } = await signUpClient(app.url)
    const other = await signInClient(app.url, email)
    expect((await client.signOut({ scope: 'others' })).error).toBeNull()
    expect(await accountStatus(app.url, session.access_token)).toBe(200)
    expect(await accountStatus(app.url, other.access_token)).toBe(401)
  })

  it('ends on every device when the user signs out everywhere; a client notices at its next request', async () => {
    const { client, email, session } = await signUpClient(app.url)
    const elsewhere = authClient(app.url)
    const { data } = await elsewhere.signInWithPassword({ email, password })
    expect((await client.signOut()).error).toBeNull()
    expect(await accountStatus(app.url, session.access_token)).toBe(401)
    expect(await accountStatus(app.url, data.session?.access_token ?? '')).toBe(401)
    expect((await elsewhere.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' })
    expect((await elsewhere.getSession()).data.session).toBeNull()
  })

  it('cannot be ended with an unknown scope', async () => {
    const { session } = await signUpClient(app.url)
    const response = await post('/logout?scope=all', '', { authorization: `Bearer ${session.access_token}` })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ msg: 'Unsupported logout scope "all"' })
  })
})

describe('updateUser', () => {
  it('merges metadata, and removes a key with null', async () => {
    const { client } = await signUpClient(app.url)
    await client.updateUser({ data: { language: 'fr', city: 'Lyon' } })
    const { data } = await client.updateUser({ data: { city: null } })
    expect(data.user?.user_metadata).toMatchObject({ language: 'fr' })
    expect(data.user?.user_metadata).not.toHaveProperty('city')
  })

  it('changes the password, keeps this session and ends the others', async () => {
    const { client, email, session } = await signUpClient(app.url)
    const other = await signInClient(app.url, email)
    expect((await client.updateUser({ password })).error).toMatchObject({
      code: 'same_password',
      status: 422,
    })
    expect((await client.updateUser({ password: 'another long password' })).error).toBeNull()
    expect(await accountStatus(app.url, session.access_token)).toBe(200)
    expect(await accountStatus(app.url, other.access_token)).toBe(401)
    await expect(signInClient(app.url, email)).rejects.toMatchObject({ code: 'invalid_credentials' })
    await expect(signInClient(app.url, email, 'another long password')).resolves.toBeDefined()
  })

  it('changes the address at the provider and in the product, unless it is taken', async () => {
    const { client, session } = await signUpClient(app.url)
    const taken = await signUpClient(app.url)
    expect((await client.updateUser({ email: taken.email })).error).toMatchObject({ code: 'email_exists' })
    const email = newEmail()
    const { data } = await client.updateUser({ email })
    expect(data.user?.email).toBe(email)
    const row = app.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', session.user.id as never)
    expect(await row.executeTakeFirst()).toEqual({ email })
  })

  it('refuses a password that is the new address, if both are changed at once', async () => {
    const { client } = await signUpClient(app.url)
    const weak = await client.updateUser({
      email: 'rosalinde.vermeulen@example.fr',
      password: 'Vermeulen2026',
    })
    expect(weak.error).toMatchObject({ status: 422, code: 'weak_password' })
  })

  it('gives an address that several users choose at once to one of them, and tells the others that it is taken', async () => {
    const people = [
      await signUpClient(app.url),
      await signUpClient(app.url),
      await signUpClient(app.url),
      await signUpClient(app.url),
    ]
    const email = newEmail()
    const changes = await Promise.all(people.map(({ client }) => client.updateUser({ email })))
    const codes = changes.map(({ error }) => (error ? `${error.status} ${error.code}` : 'changed'))
    const taken = '422 email_exists'
    expect(codes.toSorted()).toEqual([taken, taken, taken, 'changed'])
  })

  it('grants no rights, whatever the request contains (A-14)', async () => {
    const { session } = await signUpClient(app.url)
    const put = (body: object) =>
      fetch(`${app.url}/auth/v1/user`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${session.access_token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    expect((await put({ app_metadata: { role: 'admin' } })).status).toBe(403)
    const changed = await put({
      role: 'service_role',
      aud: 'admin',
      id: crypto.randomUUID(),
      data: { role: 'admin' },
    })
    expect(await changed.json()).toMatchObject({
      id: session.user.id,
      role: 'authenticated',
      aud: 'authenticated',
    })
    const response = await fetch(`${app.url}/api/account`, {
      headers: { authorization: `Bearer ${session.access_token}` },
    })
    expect(await response.json()).toMatchObject({ role: 'user' })
  })

  it('refuses metadata that is too large for a token or cannot be stored', async () => {
    const { client } = await signUpClient(app.url)
    for (const data of [{ text: 'x'.repeat(5000) }, { text: 'a\u0000b' }]) {
      expect((await client.updateUser({ data })).error).toMatchObject({
        status: 400,
        code: 'validation_failed',
      })
    }
    expect((await client.updateUser({ data: { text: '\ud800 and 🦉' } })).error).toBeNull()
  })
})

describe('the wire format', () => {
  it('names errors as the client’s version expects', async () => {
    const bad = JSON.stringify({ email: 'nobody@example.fr', password: 'x' })
    for (const version of ['2024-01-01', '2026-06-01']) {
      const response = await post('/token?grant_type=password', bad, { 'X-Supabase-Api-Version': version })
      expect(response.headers.get('x-supabase-api-version')).toBe('2024-01-01')
      expect(response.headers.get('x-sb-error-code')).toBe('invalid_credentials')
      expect(await response.json()).toEqual({
        code: 'invalid_credentials',
        message: 'Invalid login credentials',
      })
    }
    const old = await post('/signup', JSON.stringify({ email: newEmail(), password: 'x' }), {
      'X-Supabase-Api-Version': 'yesterday',
    })
    expect(old.headers.get('x-supabase-api-version')).toBeNull()
    expect(await old.json()).toMatchObject({
      code: 422,
      error_code: 'weak_password',
      weak_password: { reasons: ['length'] },
    })
  })

  it('accepts nulls and unknown fields', async () => {
    const response = await post(
      '/signup',
      JSON.stringify({
        email: newEmail(),
        password,
        data: null,
        phone: null,
        code_challenge: null,
        code_challenge_method: null,
        gotrue_meta_security: {},
        role: 'admin',
      }),
    )
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('responds to malformed bodies in its own error format', async () => {
    for (const body of ['{', '[]', '"x"', '{"email":5,"password":"x"}', '{"data":[]}']) {
      const response = await post('/signup', body)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ error_code: 'bad_json' })
    }
  })

  it('refuses what a page of another site can make a browser send (A-22)', async () => {
    const email = newEmail()
    const body = JSON.stringify({ email, password })
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', '']) {
      const response = await post('/signup', body, { 'content-type': type })
      expect([type, response.status]).toEqual([type, 415])
    }
    expect((await post('/signup', body)).status).toBe(200)
  })

  it('accepts at most 1 MiB, with or without a Content-Length, and not too many values', async () => {
    const body = JSON.stringify({ email: 'x'.repeat(1024 * 1024) })
    const large = await post('/signup', body)
    expect(large.status).toBe(413)
    expect(await large.json()).toMatchObject({ error_code: 'request_entity_too_large' })
    expect((await post('/signup', '['.repeat(200_000))).status).toBe(413)
    const stream = (text: string) =>
      fetch(`${app.url}/auth/v1/signup`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: new Blob([text]).stream(),
        duplex: 'half',
      } as RequestInit)
    expect((await stream(body)).status).toBe(413)
    expect((await stream(JSON.stringify({ email: newEmail(), password }))).status).toBe(200)
  })

  it('never responds with an HTML page', async () => {
    for (const [method, path, status] of [
      ['GET', '/nothing', 404],
      ['GET', '/signup', 405],
      ['DELETE', '/user', 405],
      ['GET', '/admin/users', 404],
      ['POST', '/sso', 404],
      ['GET', '/', 404],
    ] as const) {
      const response = await fetch(`${app.url}/auth/v1${path}`, { method })
      expect([path, response.status]).toEqual([path, status])
      expect(response.headers.get('content-type') ?? '').not.toContain('html')
    }
  })

  it('lists its settings and its public keys', async () => {
    const get = async (path: string) => (await fetch(`${app.url}/auth/v1${path}`)).json()
    expect(await get('/health')).toMatchObject({ name: 'GoTrue' })
    expect(await get('/settings')).toMatchObject({
      external: { email: true, phone: false, google: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: true,
    })
    const jwks = await fetch(`${app.url}/auth/v1/.well-known/jwks.json`)
    const { keys } = (await jwks.json()) as { keys: Record<string, unknown>[] }
    expect(keys).toHaveLength(1)
    expect(keys[0]).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig', key_ops: ['verify'] })
    expect(keys[0]).not.toHaveProperty('d')
  })
})
