import { sql } from 'kysely'
import type { Db } from '#server/database/database.ts'
import type { JobDeps } from '#server/periodic.ts'
import { maxAccountsPerStatement, startRemovingAccounts } from './start-removing-accounts.ts'

/** Mastodon waits as long, Discourse twice as long. */
const lifetimeDays = 7

/**
 * Removes accounts that nobody has confirmed within a week after the last email that could confirm them. Returns a
 * function that stops the job.
 */
export function startRemovingUnconfirmedAccounts(deps: JobDeps & { db: Db }): () => Promise<void> {
  return startRemovingAccounts(deps, {
    task: 'unconfirmed_accounts',
    what: 'unconfirmed accounts',
    days: lifetimeDays,
    removeSome,
  })
}

/**
 * Nobody has ever had a token for such an account, and it owns nothing, so its row in `users` need not stay. An account
 * that the operator created, banned or made an administrator stays. So does one that is in use: the next run looks at
 * it again. Returns how many were removed. With `in` instead of the arrays, PostgreSQL can read all that are due for
 * each row of the tables, if its plan is from when the tables were empty.
 */
async function removeSome(db: Db): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    with due as (
      select auth_users.id from auth_users join users on users.id = auth_users.id
      where email_confirmed_at is null and last_sign_in_at is null and banned_until is null
        and confirmation_sent_at is not null
        and greatest(confirmation_sent_at, recovery_sent_at) < now() - make_interval(days => ${lifetimeDays}::integer)
        and role = 'user' and deleted_at is null
      limit ${maxAccountsPerStatement} for update skip locked
    ), at_provider as (
      delete from auth_users where id = any(array(select id from due))
    )
    delete from users where id = any(array(select id from due))`.execute(db)
  return Number(numAffectedRows)
}
