import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/database/database.ts'
import { repeatable } from '#server/database/pool/statement-marks.ts'
import { appendAudit } from '#server/store/audit/audit.ts'
import type { Account, Role } from '#shared/api/account.ts'
import type { UserId } from '#shared/api/ids.ts'
import { lockAdmins } from './console-users.ts'

/** A user's session. A hosted provider's sessions have no id here. */
export type SessionKey = { userId: UserId; sessionId: string | undefined }

/**
 * The account with this id and its current role, in one indexed query. 'deleted' if the account is deleted or the
 * session has ended. Without a session's id, only the account counts. Undefined if there is no such account.
 */
export async function findCaller(db: Db, caller: SessionKey): Promise<Account | 'deleted' | undefined> {
  const { userId, sessionId } = caller
  const { rows } = await sql<Account & { isDeleted: boolean; isSignedIn: boolean }>`${repeatable}
    select id, email, role, deleted_at is not null as "isDeleted",
      ${sessionExists(sessionId)} as "isSignedIn"
    from users where id = ${userId}::uuid`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { isDeleted, isSignedIn, ...account } = row
  return isDeleted || !isSignedIn ? 'deleted' : account
}

/** A condition on a row of `users`. True without an id: the sessions of a hosted provider are not stored here. */
export function sessionExists(sessionId: string | undefined): RawBuilder<boolean> {
  const id = sql`${sessionId ?? null}::uuid`
  return sql`(${id} is null or exists (select from auth_sessions where id = ${id} and user_id = users.id))`
}

/** Returns those of the sessions that findCaller would reject, in one query. */
export async function listSignedOut(db: Db, sessions: SessionKey[]): Promise<SessionKey[]> {
  const { rows } = await sql<{ userId: UserId; sessionId: string | null }>`
    select open.user_id as "userId", open.session_id as "sessionId"
    from unnest(${sessions.map(({ userId }) => userId)}::uuid[],
      ${sessions.map(({ sessionId }) => sessionId ?? null)}::uuid[]) as open (user_id, session_id)
    left join users on users.id = open.user_id and users.deleted_at is null
    left join auth_sessions on auth_sessions.id = open.session_id and auth_sessions.user_id = open.user_id
    where users.id is null or (open.session_id is not null and auth_sessions.id is null)`.execute(db)
  return rows.map(({ userId, sessionId }) => ({ userId, sessionId: sessionId ?? undefined }))
}

/** Adds the user if they are not stored yet. A deleted user is not restored. */
export async function ensureUser(db: Db, user: { id: UserId; email: string }): Promise<void> {
  await db
    .insertInto('users')
    .values({ id: user.id, email: user.email.toLowerCase() })
    .onConflict(conflict => conflict.column('id').doNothing())
    .execute()
}

/**
 * Adds or updates the accounts of a hosted provider. A deleted account is not restored. Writes only accounts that are
 * new or have another address, ordered by id like all locks on accounts.
 */
export async function importUsers(db: Db, users: { id: UserId; email: string }[]): Promise<void> {
  const imported = sql`(select id, lower(email) as email
    from unnest(${users.map(user => user.id)}::uuid[], ${users.map(user => user.email)}::text[]) as listed (id, email)
    ) as imported`
  await sql`
    insert into users (id, email)
    select id, email from ${imported} where not exists (select from users where users.id = imported.id) order by id
    on conflict (id) do nothing`.execute(db)
  await sql`
    with renamed as (
      select users.id, imported.email from users join ${imported} on imported.id = users.id
      where users.deleted_at is null and users.email <> imported.email
      order by users.id for no key update of users)
    update users set email = renamed.email from renamed where users.id = renamed.id`.execute(db)
}

/** Returns several accounts if a hosted provider deleted one and gave its address to a new one. */
export async function findUsersByEmail(db: Db, email: string): Promise<Account[]> {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'role'])
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .execute()
}

/** The account's role, locked until the transaction ends. Undefined if there is no such account. */
export async function lockUserRole(trx: Db, id: UserId): Promise<Role | undefined> {
  const user = await trx
    .selectFrom('users')
    .select('role')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return user?.role
}

/** Returns false if the account was deleted, perhaps while this waited for the row: users delete their own accounts. */
export async function setRole(db: Db, id: UserId, role: Role): Promise<boolean> {
  const changed = await db
    .updateTable('users')
    .set({ role })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

/**
 * For the operator (a command, a setting or the very first start): makes an account an administrator, in the caller's
 * transaction. Returns false if it already is one, is deleted or does not exist.
 */
export async function grantAdmin(trx: Db, id: UserId): Promise<boolean> {
  const granted = await trx
    .updateTable('users')
    .set({ role: 'admin' })
    .where('id', '=', id)
    .where('role', '=', 'user')
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (granted.numUpdatedRows === 0n) return false
  await appendAudit(trx, undefined, { action: 'promote', subjectId: id })
  return true
}

/** All users by address, for the operator's terminal. */
export function listUsers(db: Db) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'role', 'chat_count', 'created_at'])
    .where('deleted_at', 'is', null)
    .orderBy(sql<string>`lower(email)`)
    .execute()
}

/**
 * Makes an administrator an ordinary user, for the operator. The last one stays an administrator: if the last two are
 * demoted at the same time, only one demotion succeeds.
 */
export async function demoteUser(db: Db, id: UserId): Promise<'demoted' | 'last admin' | 'not an admin'> {
  return db.transaction().execute(async trx => {
    const admins = await lockAdmins(trx)
    if (!admins.has(id)) return 'not an admin'
    if (admins.size === 1) return 'last admin'
    await setRole(trx, id, 'user')
    await appendAudit(trx, undefined, { action: 'demote', subjectId: id })
    return 'demoted'
  })
}
