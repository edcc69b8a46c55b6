import { sql } from 'kysely'
import type { Db } from '#server/database/database.ts'
import type { JobDeps } from '#server/periodic.ts'
import { maxAccountsPerStatement, startRemovingAccounts } from './accounts/start-removing-accounts.ts'
import { maxIdleDays } from './sessions/sessions.ts'

/**
 * Removes anonymous accounts that nobody has used for so long that their sessions have ended: without an address and a
 * password, nobody can sign in to them again. Returns a function that stops the job.
 */
export function startRemovingAnonymousAccounts(deps: JobDeps & { db: Db }): () => Promise<void> {
  return startRemovingAccounts(deps, {
    task: 'anonymous_accounts',
    what: 'anonymous accounts',
    days: maxIdleDays,
    removeSome,
  })
}

/**
 * Such an account owns nothing in the product, and has no row in `users`. A sign-in and a requested address change
 * `updated_at`. Returns how many were removed.
 */
async function removeSome(db: Db): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    with due as (
      select id from auth_users
      where is_anonymous and updated_at < now() - make_interval(days => ${maxIdleDays}::integer)
        and not exists (
          select from auth_sessions
          where user_id = auth_users.id and refreshed_at >= now() - make_interval(days => ${maxIdleDays}::integer)
        )
      limit ${maxAccountsPerStatement} for update skip locked
    )
    delete from auth_users where id = any(array(select id from due))`.execute(db)
  return Number(numAffectedRows)
}
