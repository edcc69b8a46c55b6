import type { Session } from '@supabase/auth-js'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountStatus, authClient, signInClient } from '#tests/support/people/auth-client.ts'
import { newEmail, password } from '#tests/support/people/people.ts'
import { type MailSink, type ReceivedMail, startMailSink } from '#tests/support/servers/mail-sink.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/test-app.ts'

const publicUrl = 'https://parvis.example'

let app: TestApp
let sink: MailSink
beforeAll(async () => {
  sink = await startMailSink()
  const mail = { SMTP_URL: sink.url, MAIL_FROM: 'cabinet@example.fr', PUBLIC_URL: publicUrl }
  // Without rate limits: the tests about them start their own servers.
  app = await startTestApp({ env: { ...mail, AUTH_LIMITS: 'off' } })
})
afterAll(async () => {
  await app.close()
  await sink.close()
})

function tokenOf(mail: ReceivedMail) {
  const fields = new URLSearchParams(mail.link.hash.slice(1))
  return {
    token_hash: fields.get('token_hash') ?? '',
    type: fields.get('type') as 'signup' | 'recovery' | 'email_change',
  }
}

/** Signs up and confirms the address with the emailed link. */
async function confirmed(email = newEmail()) {
  const client = authClient(app.url)
  await client.signUp({ email, password })
  const { data, error } = await client.verifyOtp(tokenOf(await sink.next(email)))
  if (error || !data.session) throw error ?? new Error('no session')
  return { client, email, session: data.session }
}

describe('signing up with a mail server', () => {
  it('requires a confirmation; the link signs the user in, once (A-12)', async () => {
    const client = authClient(app.url)
    const email = newEmail()
    const { data, error } = await client.signUp({ email, password })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user?.identities).toHaveLength(1)
    expect(data.user?.confirmation_sent_at).toEqual(expect.any(String))
    await expect(signInClient(app.url, email)).rejects.toMatchObject({ code: 'email_not_confirmed' })
    await expect(signInClient(app.url, email, 'wrong')).rejects.toMatchObject({ code: 'invalid_credentials' })

    const mail = await sink.next(email)
    expect(mail.subject).toMatch(/^Confirm your email address – ./)
    expect(mail.from).toContain('cabinet@example.fr')
    expect(mail.link.href).toMatch(/^https:\/\/parvis\.example\/confirm#token_hash=[\w-]{43}&type=signup$/)
    const verified = await client.verifyOtp(tokenOf(mail))
    expect(verified.error).toBeNull()
    expect(await accountStatus(app.url, verified.data.session?.access_token ?? '')).toBe(200)
    expect((await client.getClaims()).data?.claims).toMatchObject({ amr: [{ method: 'otp' }] })
    await expect(signInClient(app.url, email)).resolves.toBeDefined()
    const row = app.db.selectFrom('auth_users').select('mailbox_proven').where('email', '=', email)
    expect(await row.executeTakeFirst()).toEqual({ mailbox_proven: true })
    expect((await client.verifyOtp(tokenOf(mail))).error).toMatchObject({ status: 403, code: 'otp_expired' })
  })

  it('can be confirmed with the code instead', async () => {
    const email = newEmail()
    await authClient(app.url).signUp({ email, password })
    const { code } = await sink.next(email)
    const { data, error } = await authClient(app.url).verifyOtp({ email, token: ` ${code} `, type: 'signup' })
    expect(error).toBeNull()
    expect(data.session).not.toBeNull()
  })

  it('gets the same response for a confirmed address as for a new one, but with no identities, and sends no email', async () => {
    const { email } = await confirmed()
    const mailCountBefore = sink.mails.length
    const { data, error } = await authClient(app.url).signUp({ email, password: 'some other password' })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user).toMatchObject({ email, identities: [], role: '', app_metadata: { provider: 'email' } })
    const known = await app.db
      .selectFrom('auth_users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst()
    expect(data.user?.id).not.toBe(known?.id)
    await confirmed()
    expect(sink.mails.slice(mailCountBefore).filter(mail => mail.to === email)).toEqual([])
    await expect(signInClient(app.url, email)).resolves.toBeDefined()
  })

  it('with an address that a stranger used first sets the password of the person who reads the email', async () => {
    const email = newEmail()
    await authClient(app.url).signUp({ email, password: 'what the stranger chose' })
    const strangersMail = await sink.next(email)
    await authClient(app.url).signUp({ email, password: 'what the owner chose' })
    const ownersMail = await sink.next(email)
    await authClient(app.url).signUp({ email, password: 'what the stranger chose' })
    await authClient(app.url).verifyOtp(tokenOf(ownersMail))
    await expect(signInClient(app.url, email, 'what the stranger chose')).rejects.toMatchObject({
      code: 'invalid_credentials',
    })
    await expect(signInClient(app.url, email, 'what the owner chose')).resolves.toBeDefined()
    const late = await authClient(app.url).verifyOtp(tokenOf(strangersMail))
    expect(late.error).toMatchObject({ code: 'otp_expired' })
  })

  it('can send the email again, and the password of the sign-up stays valid', async () => {
    const email = newEmail()
    await authClient(app.url).signUp({ email, password })
    await sink.next(email)
    expect((await authClient(app.url).resend({ type: 'signup', email })).error).toBeNull()
    await authClient(app.url).verifyOtp(tokenOf(await sink.next(email)))
    await expect(signInClient(app.url, email)).resolves.toBeDefined()
  })

  it.each([
    ['fr', 'en', /^Confirmez votre adresse e-mail/, 'sans votre confirmation'],
    ['en', 'fr', /^Confirm your email address/, 'without your confirmation'],
    ['xx', 'fr', /^Confirmez votre adresse e-mail/, 'sans votre confirmation'],
    [undefined, 'fr-CH, en;q=0.5', /^Confirmez votre adresse e-mail/, 'sans votre confirmation'],
    [undefined, 'fr;q=0, en;q=0.5', /^Confirm your email address/, 'without your confirmation'],
  ])(
    'writes in the language of the metadata (%s), or else in the browser’s (%s)',
    async (stored, browser, subject, words) => {
      const email = newEmail()
      await fetch(`${app.url}/auth/v1/signup`, {
        method: 'POST',
        headers: { 'accept-language': browser, 'content-type': 'application/json' },
        body: JSON.stringify({ email, password, data: { language: stored } }),
      })
      const mail = await sink.next(email)
      expect(mail.subject).toMatch(subject)
      expect(mail.text).toContain(words)
    },
  )

  it('builds its links from PUBLIC_URL, never from the request', async () => {
    const email = newEmail()
    await fetch(`${app.url}/auth/v1/signup?redirect_to=https://evil.example/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-host': 'evil.example',
        origin: 'https://evil.example',
        referer: 'https://evil.example/',
      },
      body: JSON.stringify({ email, password }),
    })
    const mail = await sink.next(email)
    expect(mail.link.origin).toBe(publicUrl)
    expect(mail.text).not.toContain('evil')
  })
})

describe('recovering a password', () => {
  it('replaces it through the link in the email, and ends the old sessions', async () => {
    const { email, session } = await confirmed()
    const client = authClient(app.url)
    expect(
      (await client.resetPasswordForEmail(email, { redirectTo: 'https://evil.example' })).error,
    ).toBeNull()
    const mail = await sink.next(email)
    expect(mail.link.href).toMatch(
      /^https:\/\/parvis\.example\/reset-password#token_hash=[\w-]{43}&type=recovery$/,
    )
    expect((await client.verifyOtp(tokenOf(mail))).error).toBeNull()
    expect((await client.updateUser({ password: 'brand new password' })).error).toBeNull()
    expect(await accountStatus(app.url, session.access_token)).toBe(401)
    await expect(signInClient(app.url, email)).rejects.toMatchObject({ code: 'invalid_credentials' })
    await expect(signInClient(app.url, email, 'brand new password')).resolves.toBeDefined()
  })

  it('invalidates earlier emails once a new password is chosen', async () => {
    const { client, email } = await confirmed()
    await client.resetPasswordForEmail(email)
    const mail = await sink.next(email)
    await client.updateUser({ password: 'brand new password' })
    expect((await client.verifyOtp(tokenOf(mail))).error).toMatchObject({ code: 'otp_expired' })
  })

  it('confirms an unconfirmed account, and drops its unproven password', async () => {
    const email = newEmail()
    await authClient(app.url).signUp({ email, password: 'what the stranger chose' })
    await sink.next(email)
    const client = authClient(app.url)
    await client.resetPasswordForEmail(email)
    await client.verifyOtp(tokenOf(await sink.next(email)))
    await expect(signInClient(app.url, email, 'what the stranger chose')).rejects.toMatchObject({
      code: 'invalid_credentials',
    })
    await client.updateUser({ password })
    await expect(signInClient(app.url, email)).resolves.toBeDefined()
  })

  it('works once if the link is used eight times at once', async () => {
    const { client, email } = await confirmed()
    await client.resetPasswordForEmail(email)
    const token = tokenOf(await sink.next(email))
    const responses = await Promise.all(Array.from({ length: 8 }, () => authClient(app.url).verifyOtp(token)))
    expect(responses.filter(response => response.data.session)).toHaveLength(1)
  })

  it('works with the code after four wrong ones, but not after five', async () => {
    const { client, email } = await confirmed()
    for (const [wrongCount, works] of [
      [4, true],
      [5, false],
    ] as const) {
      await client.resetPasswordForEmail(email)
      const { code } = await sink.next(email)
      const wrong = code === '000000' ? '000001' : '000000'
      for (let round = 0; round < wrongCount; round += 1) {
        const { error } = await client.verifyOtp({ email, token: wrong, type: 'recovery' })
        expect(error).toMatchObject({ status: 403, code: 'otp_expired' })
      }
      const { data } = await authClient(app.url).verifyOtp({ email, token: code, type: 'recovery' })
      expect(data.session !== null).toBe(works)
    }
  })

  it('works with the code of the newest email only, but with the link of an earlier one too', async () => {
    const { client, email } = await confirmed()
    await client.resetPasswordForEmail(email)
    const earlier = await sink.next(email)
    await client.resetPasswordForEmail(email)
    const newest = await sink.next(email)
    const enter = ({ code }: ReceivedMail) => client.verifyOtp({ email, token: code, type: 'recovery' })
    expect((await enter(earlier)).error).toMatchObject({ status: 403, code: 'otp_expired' })
    expect((await enter(newest)).error).toBeNull()
    expect((await client.verifyOtp(tokenOf(earlier))).error).toBeNull()
  })

  it('uses a link and a code that work neither as another kind of token nor after their expiry', async () => {
    const { client, email, session } = await confirmed()
    await client.resetPasswordForEmail(email)
    const mail = await sink.next(email)
    const token = tokenOf(mail)
    const code = { email, token: mail.code }
    for (const type of ['signup', 'email_change', 'magiclink'] as const) {
      expect((await client.verifyOtp({ ...token, type })).error).toMatchObject({ code: 'otp_expired' })
    }
    expect((await client.verifyOtp({ ...code, type: 'email_change' })).error).toMatchObject({
      code: 'otp_expired',
    })
    await app.db
      .updateTable('auth_mail_tokens')
      .set({ expires_at: new Date() } as never)
      .where('user_id', '=', session.user.id as never)
      .execute()
    expect((await client.verifyOtp(token)).error).toMatchObject({ code: 'otp_expired' })
    const late = await client.verifyOtp({ ...code, type: 'recovery' })
    expect(late.error).toMatchObject({ code: 'otp_expired' })
  })

  it('does not sign a banned user in', async () => {
    const { client, email } = await confirmed()
    await client.resetPasswordForEmail(email)
    const mail = await sink.next(email)
    await sql`update auth_users set banned_until = now() + interval '1 day' where email = ${email}`.execute(
      app.db,
    )
    expect((await client.verifyOtp(tokenOf(mail))).error).toMatchObject({ status: 403, code: 'user_banned' })
  })

  it('uses a link that is stored only as a hash', async () => {
    const { client, email } = await confirmed()
    await client.resetPasswordForEmail(email)
    const mail = await sink.next(email)
    const stored = JSON.stringify(await app.db.selectFrom('auth_mail_tokens').selectAll().execute())
    expect(stored).not.toContain(tokenOf(mail).token_hash)
    expect(stored).not.toContain(`"${mail.code}"`)
  })

  it('for an unknown address gets the same response, and no email is sent', async () => {
    const mailCountBefore = sink.mails.length
    const unknown = newEmail()
    expect(await authClient(app.url).resetPasswordForEmail(unknown)).toEqual({ data: {}, error: null })
    await confirmed()
    expect(sink.mails.slice(mailCountBefore).filter(mail => mail.to === unknown)).toEqual([])
  })
})

describe('an emailed link that is only opened', () => {
  it('is not used up: it redirects to one of our pages', async () => {
    const { client, email } = await confirmed()
    await client.resetPasswordForEmail(email)
    const token = tokenOf(await sink.next(email))
    const query = new URLSearchParams({
      token: token.token_hash,
      type: 'recovery',
      redirect_to: 'https://evil.example/',
    })
    const response = await fetch(`${app.url}/auth/v1/verify?${query}`, { redirect: 'manual' })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(
      `${publicUrl}/reset-password#token_hash=${token.token_hash}&type=recovery`,
    )
    expect((await client.verifyOtp(token)).error).toBeNull()
  })
})

describe('a new address', () => {
  it('takes effect after both mailboxes have confirmed it, and old emails stop working', async () => {
    const { client, email, session } = await confirmed()
    const next = newEmail()
    await client.resetPasswordForEmail(email)
    const recovery = await sink.next(email)
    const { data } = await client.updateUser({ email: next })
    expect(data.user).toMatchObject({ email, new_email: next })
    const [old, fresh] = [await sink.next(email), await sink.next(next)]
    const half = await client.verifyOtp(tokenOf(fresh))
    expect(half).toMatchObject({ data: { user: null, session: null }, error: null })
    await expect(signInClient(app.url, next)).rejects.toMatchObject({ code: 'invalid_credentials' })
    const whole = await client.verifyOtp(tokenOf(old))
    expect(whole.data.user?.email).toBe(next)
    await expect(signInClient(app.url, next)).resolves.toBeDefined()
    const row = app.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', session.user.id as never)
    expect(await row.executeTakeFirst()).toEqual({ email: next })
    expect((await client.verifyOtp(tokenOf(recovery))).error).toMatchObject({ code: 'otp_expired' })
  })

  it('takes effect when both links are used at the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { client, email } = await confirmed()
      const next = newEmail()
      await client.updateUser({ email: next })
      const mails = [await sink.next(email), await sink.next(next)]
      await Promise.all(mails.map(mail => authClient(app.url).verifyOtp(tokenOf(mail))))
      await expect(signInClient(app.url, next)).resolves.toBeDefined()
    }
  })

  it('is refused if another account has it or confirms it first', async () => {
    const { client, email } = await confirmed()
    const { email: taken } = await confirmed()
    expect((await client.updateUser({ email: taken })).error).toMatchObject({ code: 'email_exists' })
    const next = newEmail()
    await client.updateUser({ email: next })
    const [old, fresh] = [await sink.next(email), await sink.next(next)]
    await confirmed(next)
    await client.verifyOtp(tokenOf(old))
    expect((await client.verifyOtp(tokenOf(fresh))).error).toMatchObject({
      status: 422,
      code: 'email_exists',
    })
  })
})

describe('a user who changes a password or an address', () => {
  /** Moves the sign-in into the past: only a recent one counts as proof. */
  const passTime = (session: Session, minutes: number) =>
    app.db
      .updateTable('auth_sessions')
      .set({ created_at: sql`created_at - make_interval(mins => ${minutes})` } as never)
      .where('user_id', '=', session.user.id as never)
      .execute()

  it('can use an emailed code instead of the password, once (A-20)', async () => {
    const { client, email, session } = await confirmed()
    await passTime(session, 11)
    expect((await client.updateUser({ password: 'chosen by email' })).error).toMatchObject({
      code: 'reauthentication_needed',
    })
    expect((await client.reauthenticate()).error).toBeNull()
    const mail = await sink.next(email)
    expect(mail.subject).toMatch(/^Your confirmation code – ./)
    expect(mail.code).toMatch(/^\d{6}$/)
    expect(mail.text).not.toContain('http')
    const wrong = mail.code === '000000' ? '111111' : '000000'
    const notValid = { status: 422, code: 'reauthentication_not_valid' }
    expect((await client.updateUser({ password: 'chosen by email', nonce: wrong })).error).toMatchObject(
      notValid,
    )
    // The code cannot be used to sign in.
    const otp = await client.verifyOtp({ email, token: mail.code, type: 'email' })
    expect(otp.error).toMatchObject({ code: 'otp_expired' })
    // A change that is refused does not use up the code.
    expect((await client.updateUser({ password, nonce: mail.code })).error).toMatchObject({
      code: 'same_password',
    })
    const change = () => client.updateUser({ password: 'chosen by email', nonce: mail.code })
    const both = await Promise.all([change(), change()])
    expect(both.filter(({ error }) => error === null)).toHaveLength(1)
    const again = await client.updateUser({ password: 'chosen once more', nonce: mail.code })
    expect(again.error).toMatchObject(notValid)
    await expect(signInClient(app.url, email, 'chosen by email')).resolves.toBeDefined()
  })

  it('needs no old password for one change within an hour of a recovery link (A-20)', async () => {
    for (const [minutes, code] of [
      [59, undefined],
      [61, 'reauthentication_needed'],
    ] as const) {
      const { client, email, session } = await confirmed()
      await client.resetPasswordForEmail(email)
      await client.verifyOtp(tokenOf(await sink.next(email)))
      expect((await client.getClaims()).data?.claims).toMatchObject({ amr: [{ method: 'recovery' }] })
      await passTime(session, minutes)
      const address = await client.updateUser({ email: newEmail(), password: 'a recovered one' })
      expect(address.error).toMatchObject({ code: 'reauthentication_needed' })
      expect((await client.updateUser({ password: 'a recovered one' })).error?.code).toBe(code)
      const second = await client.updateUser({ password: 'a second one' })
      expect(second.error).toMatchObject({ code: 'reauthentication_needed' })
    }
  })

  it('is notified of a new password, and of a new address at the previous one (A-20)', async () => {
    const { client, email } = await confirmed()
    await client.updateUser({ password: 'a changed password', data: { language: 'fr' } })
    const changed = await sink.next(email)
    expect(changed.subject).toMatch(/^Votre mot de passe a été modifié – ./)
    expect(changed.link.href).toBe(`${publicUrl}/reset-password`)
    const next = newEmail()
    await client.updateUser({ email: next })
    for (const mail of [await sink.next(email), await sink.next(next)]) await client.verifyOtp(tokenOf(mail))
    const moved = await sink.next(email)
    expect(moved.subject).toMatch(/^Votre adresse e-mail a été modifiée – ./)
    expect(moved.link.href).toBe(`${publicUrl}/legal/notices`)
    expect(moved.text).not.toContain(next)
  })
})

describe('limits on emails', () => {
  it('refuse a second one to an address soon after the first, even for unknown addresses', async () => {
    const limited = await startTestApp({ env: { SMTP_URL: sink.url, PUBLIC_URL: publicUrl } })
    try {
      const client = authClient(limited.url)
      const known = newEmail()
      await client.signUp({ email: known, password })
      await client.verifyOtp(tokenOf(await sink.next(known)))
      for (const email of [known, newEmail()]) {
        expect((await client.resetPasswordForEmail(email)).error).toBeNull()
        const { error } = await client.resetPasswordForEmail(email)
        expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
        expect(error?.message).toMatch(
          /^For security purposes, you can only request this after \d+ seconds\.$/,
        )
      }
      for (const email of [known, newEmail()]) {
        const first = await client.signUp({ email, password })
        const second = await client.signUp({ email, password })
        expect([first.error === null, second.error?.code]).toEqual([
          email !== known,
          'over_email_send_rate_limit',
        ])
      }
    } finally {
      await limited.close()
    }
  })

  it('refuse a user who names one new address after another, or one that another user has just named', async () => {
    const limited = await startTestApp({ env: { SMTP_URL: sink.url, PUBLIC_URL: publicUrl } })
    try {
      const [client, other] = [authClient(limited.url), authClient(limited.url)]
      const [email, otherEmail] = [newEmail(), newEmail()]
      for (const [one, address] of [
        [client, email],
        [other, otherEmail],
      ] as const) {
        await one.signUp({ email: address, password })
        await one.verifyOtp(tokenOf(await sink.next(address)))
      }
      const mailCountBefore = sink.mails.length
      const first = newEmail()
      expect((await client.updateUser({ email: first })).error).toBeNull()
      for (const refused of [
        await client.updateUser({ email: newEmail() }),
        await other.updateUser({ email: first }),
      ]) {
        expect(refused.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
      }
      await Promise.all([sink.next(email), sink.next(first)])
      expect(sink.mails.slice(mailCountBefore)).toHaveLength(2)
      expect((await client.reauthenticate()).error).toBeNull()
      expect((await client.reauthenticate()).error).toMatchObject({ status: 429 })
    } finally {
      await limited.close()
    }
  })
})

describe('without a mail server', () => {
  it('a recovery gets the usual response, and the page is told not to offer it (A-12)', async () => {
    const plain = await startTestApp()
    try {
      expect((await authClient(plain.url).resetPasswordForEmail('admin@example.fr')).error).toBeNull()
      const config = await fetch(`${plain.url}/api/config`)
      expect(await config.json()).toMatchObject({ auth: { url: '/auth/v1', recovery: false } })
    } finally {
      await plain.close()
    }
  })
})
