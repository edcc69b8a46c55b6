import { sql } from 'kysely'
import type { Db } from '#server/database/database.ts'
import type { UserId } from '#shared/ids.ts'
import { removeUserUploads } from './uploads.ts'

/**
 * Taking an account away, in steps that any process can go on with:
 * marked: to everybody the account is gone, and a row in user_removals says that work is left; then the account at the
 * auth provider; then all that the product holds. The user's own row stays, without the address, so that a token
 * which still counts elsewhere finds it and is refused.
 */

/** False where the account was marked or gone already. */
export async function markUserRemoved(trx: Db, id: UserId): Promise<boolean> {
  const marked = await trx
    .updateTable('users')
    .set({ deleted_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (marked.numUpdatedRows === 0n) return false
  await trx.insertInto('user_removals').values({ user_id: id }).execute()
  return true
}

/** Gives a marked account back, untouched. False where the work was finished by somebody else meanwhile. */
export async function unmarkUserRemoved(trx: Db, id: UserId): Promise<boolean> {
  const unmarked = await trx.deleteFrom('user_removals').where('user_id', '=', id).executeTakeFirst()
  if (unmarked.numDeletedRows === 0n) return false
  await trx.updateTable('users').set({ deleted_at: null }).where('id', '=', id).execute()
  return true
}

export async function isRemovalUnfinished(db: Db, id: UserId): Promise<boolean> {
  const row = await db
    .selectFrom('user_removals')
    .select('user_id')
    .where('user_id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/** Removals that began over `seconds` ago and were not finished: their process ended, or the database went away. */
export async function listUnfinishedRemovals(db: Db, seconds: number): Promise<UserId[]> {
  const rows = await db
    .selectFrom('user_removals')
    .select('user_id')
    .where('requested_at', '<', sql<Date>`now() - make_interval(secs => ${seconds})`)
    .orderBy('requested_at')
    .limit(100)
    .execute()
  return rows.map(row => row.user_id)
}

const chatsAtOnce = 100

/** Takes away what the product holds of a marked user. May be repeated, also after it was broken off. */
export async function eraseUser(db: Db, id: UserId): Promise<void> {
  // Another call may have given the account back: at the provider it is gone, so there is no way back.
  await db
    .updateTable('users')
    .set({ role: 'user', deleted_at: sql<Date>`coalesce(deleted_at, now())` })
    .where('id', '=', id)
    .execute()
  while ((await removeSomeChats(db, id)) > 0n);
  await db.transaction().execute(async trx => {
    await removeUserUploads(trx, id)
    await trx
      .updateTable('users')
      .set({ email: '', chat_count: 0, last_chat_at: null })
      .where('id', '=', id)
      .execute()
    await trx.deleteFrom('audit_addresses').where('user_id', '=', id).execute()
    await trx.deleteFrom('user_removals').where('user_id', '=', id).execute()
  })
}

/** Some at a time: a statement that takes seconds would be ended, and would hold up the embedded database. */
async function removeSomeChats(db: Db, id: UserId): Promise<bigint> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const removed = await db
        .deleteFrom('chats')
        .where('id', 'in', query =>
          query.selectFrom('chats').select('id').where('user_id', '=', id).limit(chatsAtOnce),
        )
        .executeTakeFirst()
      return removed.numDeletedRows
    } catch (error) {
      // An answer that ends at the same moment holds its own row and waits for its chat's: one of the two gives way.
      const deadlock = error instanceof Error && 'code' in error && error.code === '40P01'
      if (!deadlock || attempt === 5) throw error
    }
  }
}
