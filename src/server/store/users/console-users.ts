import type { Selectable } from 'kysely'
import type { Db } from '#server/database/database.ts'
import type { Schema } from '#server/database/schema.ts'
import type { AdminUser } from '#shared/api/admin.ts'
import type { UserId } from '#shared/api/ids.ts'

/** Users as the console shows them. Their rows contain the counts of their chats, so no list has to count rows. */

const columns = ['id', 'email', 'role', 'chat_count', 'last_chat_at'] as const

type UserRow = Pick<Selectable<Schema['users']>, (typeof columns)[number]>

/** The next users after the id `after`, or the first ones, ordered by id. */
export async function listConsoleUsers(
  db: Db,
  page: { after: UserId | undefined; limit: number },
): Promise<AdminUser[]> {
  const { after, limit } = page
  const rows = await db
    .selectFrom('users')
    .select(columns)
    .where('deleted_at', 'is', null)
    .$if(after !== undefined, query => query.where('id', '>', after as UserId))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(toConsoleUser)
}

export async function findConsoleUser(db: Db, id: UserId): Promise<AdminUser | undefined> {
  const row = await db
    .selectFrom('users')
    .select(columns)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row && toConsoleUser(row)
}

export async function listAdminIds(db: Db): Promise<UserId[]> {
  const admins = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('deleted_at', 'is', null)
    .execute()
  return admins.map(admin => admin.id)
}

/**
 * The administrators, locked until the transaction ends, always in the same order. Other transactions that call this
 * wait here. They then see who is no longer an administrator, but not who became one in the meantime. Except for
 * deleted accounts, only the operator's `grantAdmin` changes a role without this lock.
 */
export async function lockAdmins(trx: Db): Promise<Set<UserId>> {
  const admins = await trx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return new Set(admins.map(admin => admin.id))
}

function toConsoleUser(row: UserRow): AdminUser {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    chatCount: row.chat_count,
    lastChatAt: row.last_chat_at?.toISOString() ?? null,
  }
}
