import { sql } from 'kysely'
import type { Db } from '#server/database/database.ts'
import type { Account, Role } from '#shared/account.ts'
import type { UserId } from '#shared/ids.ts'
import { lockAdmins } from './admin-users.ts'
import { appendAudit } from './audit.ts'

/**
 * The caller behind a verified token, in one indexed query: not deleted, their session alive where the provider
 * keeps its sessions here, and the role they have now.
 */
export async function findCaller(
  db: Db,
  caller: { userId: UserId; sessionId: string | undefined },
): Promise<Account | 'deleted' | undefined> {
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

/** A hosted provider's user on their first call here. A deleted one is not brought back. */
export async function ensureUser(db: Db, user: { id: UserId; email: string }): Promise<void> {
  await db
    .insertInto('users')
    .values({ id: user.id, email: user.email.toLowerCase() })
    .onConflict(conflict => conflict.column('id').doNothing())
    .execute()
}

/** Accounts of a hosted provider, whether they ever called here or not. A deleted one is not brought back. */
export async function takeInUsers(db: Db, users: { id: UserId; email: string }[]): Promise<void> {
  await sql`
    insert into users (id, email)
    select id, lower(email) from unnest(${users.map(user => user.id)}::uuid[], ${users.map(user => user.email)}::text[])
      as taken (id, email)
    on conflict (id) do update set email = excluded.email
      where users.deleted_at is null and users.email <> excluded.email`.execute(db)
}

export async function findUserByEmail(db: Db, email: string): Promise<Account | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'role'])
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

export async function setRole(db: Db, id: UserId, role: Role): Promise<void> {
  await db.updateTable('users').set({ role }).where('id', '=', id).execute()
}

/** The operator makes somebody an admin, in the caller's transaction: at the terminal, or by a setting. */
export async function grantAdmin(trx: Db, id: UserId): Promise<void> {
  await setRole(trx, id, 'admin')
  await appendAudit(trx, undefined, { action: 'promote', subjectId: id })
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
 * The operator makes an ordinary user of an admin. False for the last admin, who stays one: two who demote each
 * other at once can't both succeed.
 */
export async function demoteUser(db: Db, id: UserId): Promise<boolean> {
  return db.transaction().execute(async trx => {
    const admins = await lockAdmins(trx)
    if (admins.size === 0 || (admins.size === 1 && admins.has(id))) return false
    await setRole(trx, id, 'user')
    await appendAudit(trx, undefined, { action: 'demote', subjectId: id })
    return true
  })
}
