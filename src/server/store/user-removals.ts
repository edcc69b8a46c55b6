import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/database/database.ts'
import { isDeadlock } from '#server/database/database-errors.ts'
import type { UserId } from '#shared/ids.ts'
import { removeUserUploads } from './uploads.ts'

/**
 * Taking an account away. From its mark on it is gone for everybody, and a row in user_removals says how far its removal
 * is:
 *
 *     marked ──► erasing ──► no row, the account is gone
 *       │  └───► resumed ──► erasing …
 *       └──────► no row, the account is given back
 *
 * Whoever marks it asks the auth provider, and gives it back only where that surely left it untouched. Whoever has not
 * come to an end within a minute is taken for broken off: another process resumes the removal, and from then on it
 * only goes forward. Every step may be done twice, and by several at once. The user's own row stays, without the
 * address, so that a token which still counts elsewhere finds it and is refused.
 */

/** False where the account was marked or gone already. Otherwise it is the caller's for a minute. */
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

/** Gives an account back, as it was, to be called by whoever marked it. False where it goes on to its end already. */
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

export type UnfinishedRemoval = { userId: UserId; goneAtProvider: boolean }

/** The removal that was broken off first: the caller's for a minute. One that fails comes last the next time. */
export async function resumeRemoval(db: Db): Promise<UnfinishedRemoval | undefined> {
  const result = await sql<UnfinishedRemoval>`
    update user_removals set due_at = now() + interval '1 minute',
      state = case state when 'marked' then 'resumed' else state end
    where user_id = (
      select user_id from user_removals where due_at <= now() order by due_at limit 1 for update skip locked
    )
    returning user_id as "userId", state = 'erasing' as "goneAtProvider"`.execute(db)
  return result.rows[0]
}

/** What one statement takes: a tenth of a second on a slow day. Chats go whole where a hundred are no more than that. */
const messagesPerStatement = 5_000
const chatsPerStatement = 100
const maxShortChatMessages = messagesPerStatement / chatsPerStatement

/** Removes what the product holds of a marked user who is gone at the provider. */
export async function eraseUser(db: Db, id: UserId): Promise<void> {
  await db.updateTable('user_removals').set({ state: 'erasing' }).where('user_id', '=', id).execute()
  await removeAll(db, messagesPerStatement, messagesOfLongChats(id))
  await removeAll(db, chatsPerStatement, chatsOf(id))
  await db.transaction().execute(async trx => {
    await removeUserUploads(trx, id)
    await trx
      .updateTable('users')
      .set({ email: '', role: 'user', chat_count: 0, last_chat_at: null })
      .where('id', '=', id)
      .execute()
    await trx.deleteFrom('audit_addresses').where('user_id', '=', id).execute()
    await trx.deleteFrom('user_removals').where('user_id', '=', id).execute()
  })
}

/** With their answers' generations and files: nearly all that a chat holds. */
function messagesOfLongChats(id: UserId): Piece {
  return sql`
    with found as (
      select m.id from chats c join messages m on m.chat_id = c.id
      where c.user_id = ${id} and c.message_count > ${maxShortChatMessages} limit ${messagesPerStatement}
    ), answers as (
      delete from generations where message_id = any(array(select id from found))
    ), gone as (
      delete from messages where id = any(array(select id from found))
    )
    select count(*)::integer as found from found`
}

function chatsOf(id: UserId): Piece {
  return sql`
    with found as (
      select id from chats where user_id = ${id} limit ${chatsPerStatement}
    ), gone as (
      delete from chats where id = any(array(select id from found))
    )
    select count(*)::integer as found from found`
}

/** Removes some rows, and says how many were there to be removed when it began. */
type Piece = RawBuilder<{ found: number }>

/**
 * Some at a time, until fewer were found than asked for: a statement that takes seconds would be ended, and would hold
 * up the embedded database. Where somebody else removes the same rows at the same moment, both find them and see them
 * go.
 */
async function removeAll(db: Db, limit: number, piece: Piece): Promise<void> {
  for (let deadlocks = 0; ; ) {
    try {
      const { rows } = await piece.execute(db)
      if ((rows[0]?.found ?? 0) < limit) return
    } catch (error) {
      // An answer that ends at the same moment holds rows of its own and waits for these: one of the two gives way.
      deadlocks += 1
      if (!isDeadlock(error) || deadlocks === 5) throw error
    }
  }
}
