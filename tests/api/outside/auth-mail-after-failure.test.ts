import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { authClient } from '#tests/support/people/auth-client.ts'
import { newEmail, signUp } from '#tests/support/people/people.ts'
import { startMailSink } from '#tests/support/servers/mail-sink.ts'
import { startTestApp, startTestAppOn } from '#tests/support/servers/test-app.ts'

it('a person gets the email for a new password even if the database fails while it is prepared (A-12)', async () => {
  const sink = await startMailSink()
  onTestFinished(sink.close)
  // Without a mail server, a sign-up needs no confirmation.
  const first = await startTestApp()
  const email = newEmail()
  await signUp(first.url, email)
  // A sequence also counts attempts that are rolled back.
  await sql`create sequence attempts`.execute(first.db)
  await sql`create function fail_once() returns trigger language plpgsql as $$ begin
    if nextval('attempts') = 1 then raise 'no' using errcode = '57P01'; end if;
    return new; end $$`.execute(first.db)
  await sql`create trigger failing before insert on auth_mail_tokens for each row execute function fail_once()`.execute(
    first.db,
  )
  await first.close()
  const app = await startTestAppOn({ ...first.env, SMTP_URL: sink.url, MAIL_FROM: 'cabinet@example.fr' })
  onTestFinished(() => app.close())
  expect((await authClient(app.url).resetPasswordForEmail(email)).error).toBeNull()
  const { link } = await sink.next(email)
  expect(link.pathname).toBe('/reset-password')
  expect(app.log()).not.toContain('an email could not be prepared')
})
