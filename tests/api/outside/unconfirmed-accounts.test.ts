import { sql } from 'kysely'
import { expect, inject, it, onTestFinished } from 'vitest'
import { startRemovingUnconfirmedAccounts } from '#server/auth-provider/accounts/unconfirmed-accounts.ts'
import { createLog } from '#server/log.ts'
import { authClient } from '#tests/support/people/auth-client.ts'
import { newEmail, password, until } from '#tests/support/people/people.ts'
import { startMailSink } from '#tests/support/servers/mail-sink.ts'
import { startTestApp, startTestAppOn, type TestApp } from '#tests/support/servers/test-app.ts'

/** Each server looks for such accounts when it starts, then only an hour later. */
async function untilFirstRun({ url }: TestApp): Promise<void> {
  await expect
    .poll(async () => (await fetch(`${url}/metrics`)).text())
    .toContain('parvis_sweeps_total{task="unconfirmed_accounts",result="ok"} 1')
}

it('an account that is not confirmed within a week after the last email is removed, and its address can sign up as new (A-24)', async () => {
  const sink = await startMailSink()
  onTestFinished(sink.close)
  const first = await startTestApp({
    env: { SMTP_URL: sink.url, PUBLIC_URL: 'https://parvis.example', AUTH_LIMITS: 'off' },
  })
  await untilFirstRun(first)
  /** Signs up, and makes the account and its emails older than a week. */
  const addOld = async () => {
    const email = newEmail()
    await authClient(first.url).signUp({ email, password })
    await sink.next(email)
    await sql`update auth_users set created_at = now() - interval '8 days',
      confirmation_sent_at = now() - interval '169 hours' where email = ${email}`.execute(first.db)
    await sql`update auth_mail_tokens set expires_at = now() - interval '7 days'`.execute(first.db)
    return email
  }
  const change = (email: string, columns: ReturnType<typeof sql>) =>
    sql`update auth_users set ${columns} where email = ${email}`.execute(first.db)
  const forgotten = await addOld()
  const recent = await addOld()
  await change(recent, sql`confirmation_sent_at = now() - interval '167 hours'`)
  const recovering = await addOld()
  await change(recovering, sql`recovery_sent_at = now() - interval '1 hour'`)
  const confirmed = await addOld()
  await change(confirmed, sql`email_confirmed_at = now()`)
  const banned = await addOld()
  await change(banned, sql`banned_until = now() + interval '1 year'`)
  const imported = await addOld()
  await change(imported, sql`confirmation_sent_at = null`)
  const used = await addOld()
  await change(used, sql`last_sign_in_at = now() - interval '8 days'`)
  const administrator = await addOld()
  await sql`update users set role = 'admin' where email = ${administrator}`.execute(first.db)
  await first.close()

  const second = await startTestAppOn(first.env)
  onTestFinished(() => second.close())
  const emailsIn = async (table: 'users' | 'auth_users') => {
    const rows = await second.db.selectFrom(table).select('email').execute()
    return new Set(rows.map(({ email }) => email))
  }
  await until(
    () => emailsIn('auth_users'),
    emails => !emails.has(forgotten),
  )
  const stay = new Set([
    recent,
    recovering,
    confirmed,
    banned,
    imported,
    used,
    administrator,
    'admin@example.fr',
  ])
  expect(await emailsIn('auth_users')).toEqual(stay)
  expect(await emailsIn('users')).toEqual(stay)
  // The server logs this after it has removed the account.
  await expect.poll(second.log).toContain('"removed":1,"days":7,"msg":"unconfirmed accounts were removed"')

  const client = authClient(second.url)
  await client.signUp({ email: forgotten, password })
  const { code } = await sink.next(forgotten)
  const { data } = await client.verifyOtp({ email: forgotten, token: code, type: 'signup' })
  expect(data.user?.email).toBe(forgotten)
})

/** The embedded database runs one transaction at a time. */
it.skipIf(inject('databaseTemplate').kind === 'embedded')(
  'an account that is being confirmed while old ones are removed stays, and delays nothing (A-24)',
  async () => {
    const sink = await startMailSink()
    onTestFinished(sink.close)
    const app = await startTestApp({ env: { SMTP_URL: sink.url, PUBLIC_URL: 'https://parvis.example' } })
    onTestFinished(() => app.close())
    await untilFirstRun(app)
    const email = newEmail()
    await authClient(app.url).signUp({ email, password })
    await sql`update auth_users set confirmation_sent_at = now() - interval '8 days' where email = ${email}`.execute(
      app.db,
    )
    await app.db.transaction().execute(async trx => {
      await sql`update auth_users set email_confirmed_at = now() where email = ${email}`.execute(trx)
      const ended = Promise.withResolvers<boolean>()
      const jobEnded = (_task: string, succeeded: boolean) => ended.resolve(succeeded)
      const stop = startRemovingUnconfirmedAccounts({ db: app.db, log: createLog('silent'), jobEnded })
      expect(await ended.promise).toBe(true)
      await stop()
    })
    const accounts = app.db.selectFrom('auth_users').select('id').where('email', '=', email)
    expect(await accounts.execute()).toHaveLength(1)
  },
)
