import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/database/database.ts'
import { isDeadlock, isStatementTimeout } from '#server/database/database-errors.ts'
import { detachUseFromUser } from '#server/store/costs/token-use.ts'
import { removeUserUploads } from '#server/store/uploads/uploads.ts'
import type { UserId } from '#shared/api/ids.ts'

/**
 * The removal of an account. Once marked, the account counts as deleted everywhere, and a row in user_removals holds
 * the state of the removal:
 *
 *     marked ──► erasing ──► no row, the account is deleted
 *       │  └───► resumed ──► erasing …
 *       └──────► no row, the account is restored
 *
 * In the console, the process that marks the account then asks the auth provider to delete it, and restores it only if
 * the provider certainly did not. The embedded provider's admin API marks it and deletes it there in one transaction. A
 * removal that has not ended within a minute counts as interrupted: a periodic job of any process resumes it, and from
 * then on it cannot be undone. Every step can be repeated, even by several processes at once. The user's row stays,
 * without the address, so that tokens that have not expired yet are rejected.
 */

/**
 * Returns false if there is no such account, or if it was already marked or deleted. Otherwise the caller has a minute
 * for the removal.
 */
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

/** Restores an account that the caller has marked. Returns false if the removal has been resumed. */
export async function unmarkUserRemoved(trx: Db, id: UserId): Promise<boolean> {
  const unmarked = await trx
    .deleteFrom('user_removals')
    .where('user_id', '=', id)
    .where('state', '=', 'marked')
    .executeTakeFirst()
  if (unmarked.numDeletedRows === 0n) return false
  await trx.updateTable('users').set({ deleted_at: null }).where('id', '=', id).execute()
  return true
}

export type UnfinishedRemoval = { userId: UserId; removedAtProvider: boolean }

/**
 * Resumes the interrupted removal that has been due for the longest. Undefined if there is none. The caller has a
 * minute for it. If it fails, it is due again after that minute, behind all that are due now.
 */
export async function resumeRemoval(db: Db): Promise<UnfinishedRemoval | undefined> {
  const result = await sql<UnfinishedRemoval>`
    update user_removals set due_at = now() + interval '1 minute',
      state = case state when 'marked' then 'resumed' else state end
    where user_id = (
      select user_id from user_removals where due_at <= now() order by due_at limit 1 for update skip locked
    )
    returning user_id as "userId", state = 'erasing' as "removedAtProvider"`.execute(db)
  return result.rows[0]
}

/**
 * A statement should take at most about 0.1 s. Chats with few messages are deleted whole, a hundred at a time. The
 * messages of longer chats are deleted first, in batches.
 */
const messagesPerStatement = 5_000
const chatsPerStatement = 100
const maxShortChatMessages = messagesPerStatement / chatsPerStatement
const maxDeadlocks = 5

/** Erases the data of a marked user who no longer exists at the provider. */
export async function eraseUser(db: Db, id: UserId): Promise<void> {
  await db.updateTable('user_removals').set({ state: 'erasing' }).where('user_id', '=', id).execute()
  await deleteInBatches(db, messagesPerStatement, deleteMessagesOfLongChats(id))
  await deleteInBatches(db, chatsPerStatement, deleteChats(id))
  await db.transaction().execute(async trx => {
    await removeUserUploads(trx, id)
    await trx
      .updateTable('users')
      .set({
        email: '',
        role: 'user',
        // The time of the deletion is enough: nothing needs that of the sign-up.
        created_at: sql<Date>`coalesce(deleted_at, now())`,
        chat_count: 0,
        last_chat_at: null,
        exporting_until: null,
      })
      .where('id', '=', id)
      .execute()
    await trx.deleteFrom('accepted_disclaimers').where('user_id', '=', id).execute()
    await trx.deleteFrom('budget_use').where('user_id', '=', id).execute()
    await detachUseFromUser(trx, id)
    await trx.deleteFrom('audit_addresses').where('user_id', '=', id).execute()
    await trx.deleteFrom('user_removals').where('user_id', '=', id).execute()
  })
}

/** Deletes messages with their generations and files, which are nearly all the data of a chat. */
function deleteMessagesOfLongChats(id: UserId): BatchDelete {
  return batchSize => sql`
    with found as (
      select m.id, m.chat_id from chats c join messages m on m.chat_id = c.id
      where c.user_id = ${id} and coalesce(c.total_count, c.message_count) > ${maxShortChatMessages}
      limit ${batchSize}
    ), answers as (
      delete from generations where message_id = any(array(select id from found))
    ), unsearchable as (
      delete from chat_words w using found where w.chat_id = found.chat_id and w.message_id = found.id
    ), gone as (
      delete from messages where id = any(array(select id from found))
    )
    select count(*)::integer as found from found`
}

function deleteChats(id: UserId): BatchDelete {
  return batchSize => sql`
    with found as (
      select id from chats where user_id = ${id} limit ${batchSize}
    ), gone as (
      delete from chats where id = any(array(select id from found))
    )
    select count(*)::integer as found from found`
}

/** Deletes at most `batchSize` rows, and returns how many it found at the start. */
type BatchDelete = (batchSize: number) => RawBuilder<{ found: number }>

/**
 * Deletes in batches until one finds fewer rows than its limit. A statement that takes seconds would time out, and
 * would block the embedded database. If a batch times out anyway, for example on a slow disk, the next batches are half
 * as large. Two processes that delete the same rows at once both count them.
 */
async function deleteInBatches(db: Db, maxBatchSize: number, batch: BatchDelete): Promise<void> {
  let batchSize = maxBatchSize
  for (let deadlockCount = 0; ; ) {
    try {
      const { rows } = await batch(batchSize).execute(db)
      if ((rows[0]?.found ?? 0) < batchSize) return
    } catch (error) {
      if (isStatementTimeout(error) && batchSize > 1) {
        batchSize = Math.floor(batchSize / 2)
        continue
      }
      // An answer that ends at the same time locks its own rows and waits for these, so one of the two must retry.
      deadlockCount += 1
      if (!isDeadlock(error) || deadlockCount === maxDeadlocks) throw error
    }
  }
}
