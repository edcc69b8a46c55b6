import { sql } from 'kysely'
import type { Db } from '#server/database/database.ts'
import type { Account, Role } from '#shared/account.ts'
import type { UserId } from '#shared/ids.ts'
import { appendAudit } from './audit.ts'
import { lockAdmins } from './console-users.ts'

/** Whose session; without an id where the provider keeps its sessions to itself. */
export type SessionKey = { userId: UserId; sessionId: string | undefined }

/**
 * The caller behind a verified token, in one indexed query: not deleted, their session alive where the provider
 * keeps its sessions here, and the role they have now.
 */
export async function findCaller(db: Db, caller: SessionKey): Promise<Account | 'deleted' | undefined> {
  const { userId, sessionId } = caller
  const row = await db
    .selectFrom('users')
    .select(['id', 'email', 'role', 'deleted_at'])
    .$if(sessionId !== undefined, query =>
      query.select(({ exists, selectFrom }) =>
        exists(
          selectFrom('auth_sessions')
            .select(sql.lit(1).as('one'))
            .where('id', '=', sessionId ?? '')
            .where('user_id', '=', userId),
        ).as('alive'),
      ),
    )
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!row) return undefined
  if (row.deleted_at !== null || row.alive === false) return 'deleted'
  return { id: row.id, email: row.email, role: row.role }
}

/** Those of the sessions that findCaller would no longer let in, in one query for all of them. */
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

/** A hosted provider's user on their first call here. A deleted one is not brought back. */
export async function ensureUser(db: Db, user: { id: UserId; email: string }): Promise<void> {
  await db
    .insertInto('users')
    .values({ id: user.id, email: user.email.toLowerCase() })
    .onConflict(conflict => conflict.column('id').doNothing())
    .execute()
}

/**
 * Accounts of a hosted provider, whether they ever called here or not. A deleted one is not brought back. Touches only
 * what is new or has another address, in the order of ids, in which everybody locks accounts.
 */
export async function takeInUsers(db: Db, users: { id: UserId; email: string }[]): Promise<void> {
  const taken = sql`(select id, lower(email) as email
    from unnest(${users.map(user => user.id)}::uuid[], ${users.map(user => user.email)}::text[]) as listed (id, email)
    ) as taken`
  await sql`
    insert into users (id, email)
    select id, email from ${taken} where not exists (select from users where users.id = taken.id) order by id
    on conflict (id) do nothing`.execute(db)
  await sql`
    with renamed as (
      select users.id, taken.email from users join ${taken} on taken.id = users.id
      where users.deleted_at is null and users.email <> taken.email
      order by users.id for no key update of users)
    update users set email = renamed.email from renamed where users.id = renamed.id`.execute(db)
}

/** More than one where a hosted provider gave the address to a new account after it deleted the former there. */
export async function findUsersByEmail(db: Db, email: string): Promise<Account[]> {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'role'])
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .execute()
}

export async function setRole(db: Db, id: UserId, role: Role): Promise<void> {
  await db.updateTable('users').set({ role }).where('id', '=', id).execute()
}

/**
 * The operator makes somebody an admin, in the caller's transaction: at the terminal, or by a setting. False where
 * they are one already, or are gone.
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

/** Everybody, by address: for the operator's terminal. */
export function listUsers(db: Db) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'role', 'chat_count', 'created_at'])
    .where('deleted_at', 'is', null)
    .orderBy(sql<string>`lower(email)`)
    .execute()
}

/**
 * The operator makes an ordinary user of an admin. The last admin stays one: two who demote each other at once can't
 * both succeed.
 */
export async function demoteUser(db: Db, id: UserId): Promise<'demoted' | 'last admin' | 'no admin'> {
  return db.transaction().execute(async trx => {
    const admins = await lockAdmins(trx)
    if (!admins.has(id)) return 'no admin'
    if (admins.size === 1) return 'last admin'
    await setRole(trx, id, 'user')
    await appendAudit(trx, undefined, { action: 'demote', subjectId: id })
    return 'demoted'
  })
}
