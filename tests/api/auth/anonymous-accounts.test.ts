import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { authClient } from '#tests/support/people/auth-client.ts'
import { until } from '#tests/support/people/people.ts'
import { startTestApp, startTestAppOn } from '#tests/support/servers/test-app.ts'

it('an anonymous account that nobody has used for 30 days is removed with its sessions, and one in use stays (A-26)', async () => {
  const first = await startTestApp({ env: { AUTH_ANONYMOUS: 'on', AUTH_LIMITS: 'off' } })
  // Each server looks for such accounts when it starts, then only an hour later.
  await expect
    .poll(async () => (await fetch(`${first.url}/metrics`)).text())
    .toContain('parvis_sweeps_total{task="anonymous_accounts",result="ok"} 1')
  /** Signs in, and makes the account and its session older than 30 days. */
  const addOld = async () => {
    const { data } = await authClient(first.url).signInAnonymously()
    const id = data.user?.id ?? ''
    await sql`update auth_users set updated_at = now() - interval '31 days' where id = ${id}`.execute(
      first.db,
    )
    await sql`update auth_sessions set created_at = now() - interval '31 days',
      refreshed_at = now() - interval '31 days' where user_id = ${id}`.execute(first.db)
    return id
  }
  const forgotten = await addOld()
  const signedOut = await addOld()
  await sql`delete from auth_sessions where user_id = ${signedOut}`.execute(first.db)
  const refreshed = await addOld()
  await sql`update auth_sessions set refreshed_at = now() - interval '29 days'
    where user_id = ${refreshed}`.execute(first.db)
  const asked = await addOld()
  await sql`update auth_users set updated_at = now() - interval '1 hour' where id = ${asked}`.execute(
    first.db,
  )
  const became = await addOld()
  await sql`update auth_users set is_anonymous = false where id = ${became}`.execute(first.db)
  await first.close()

  const second = await startTestAppOn({ ...first.env, AUTH_ANONYMOUS: 'off' })
  onTestFinished(() => second.close())
  const ids = async (table: 'auth_users' | 'auth_sessions') => {
    const { rows } = await sql<{
      id: string
    }>`select ${sql.ref(table === 'auth_users' ? 'id' : 'user_id')} as id
      from ${sql.table(table)}`.execute(second.db)
    return rows.map(row => row.id)
  }
  await until(
    () => ids('auth_users'),
    found => !found.includes(forgotten),
  )
  expect(await ids('auth_users')).toEqual(expect.arrayContaining([refreshed, asked, became]))
  expect(await ids('auth_users')).not.toContain(signedOut)
  expect(await ids('auth_sessions')).not.toContain(forgotten)
  // The server logs this after it has removed the accounts.
  await expect.poll(second.log).toContain('"removed":2,"days":30,"msg":"anonymous accounts were removed"')
})
