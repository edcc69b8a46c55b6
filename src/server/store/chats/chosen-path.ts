import { sql } from 'kysely'
import type { Db } from '#server/database/database.ts'
import type { ChatId } from '#shared/api/ids.ts'
import type { ChatKey } from './chats.ts'
import { isOpen } from './temporary.ts'

/**
 * The messages of a chat form a tree: a question that was edited and an answer that was regenerated have several
 * versions, each with what followed it. The chosen path is the conversation on screen. Only its messages have a
 * position, so a page of it is one scan of an index, however many versions there are. Choosing another version moves
 * positions.
 */

export type LockedChat = {
  id: ChatId
  title: string | null
  titleBy: 'question' | 'model' | 'person'
  /** The number of messages on the chosen path. */
  length: number
  /** The number of messages in all versions; null until a message first gets another version. */
  totalCount: number | null
  /** When a temporary chat expires; null for any other chat. */
  expiresAt: Date | null
}

/**
 * Every change of the path locks the chat first, so changes happen one after the other. Undefined: the chat is not the
 * user's, or it is a temporary one that has expired.
 */
export async function lockChat(trx: Db, key: ChatKey): Promise<LockedChat | undefined> {
  return trx
    .selectFrom('chats')
    .select([
      'id',
      'title',
      'title_by as titleBy',
      'message_count as length',
      'total_count as totalCount',
      'expires_at as expiresAt',
    ])
    .where('id', '=', key.chatId)
    .where('user_id', '=', key.userId)
    .where(isOpen)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export type PreparedChat = LockedChat & { totalCount: number }

/** Gives each message its parent and ordinal, if the chat has no versions yet: one pass over the chat, once. */
export async function prepareVersions(trx: Db, chat: LockedChat): Promise<PreparedChat> {
  const { id, length: totalCount } = chat
  if (chat.totalCount !== null) return { ...chat, totalCount: chat.totalCount }
  await sql`
    update messages m set ordinal = m.position, parent_id = coalesce(
      (select p.id from messages p where p.chat_id = m.chat_id and p.position = m.position - 1), m.chat_id)
    where m.chat_id = ${id}`.execute(trx)
  await trx.updateTable('chats').set({ total_count: totalCount }).where('id', '=', id).execute()
  return { ...chat, totalCount }
}

/**
 * Makes the path lead to this message, and end there. With `onwards` it continues there as it did when the message
 * was last on the path. The chat's own id stands for the beginning.
 */
export async function choosePath(
  trx: Db,
  chat: Pick<LockedChat, 'id'>,
  target: string,
  { onwards }: { onwards: boolean },
): Promise<{ length: number }> {
  const { rows } = await sql<{ position: number | null }>`
    with recursive up as (
      select parent_id, position from messages where id = ${target} and chat_id = ${chat.id}
      union all
      select m.parent_id, m.position from up join messages m on m.id = up.parent_id where up.position is null
    )
    select max(position) as position from up`.execute(trx)
  // The position of the last message that stays on the path.
  const fork = rows[0]?.position ?? -1
  await trx
    .updateTable('messages')
    .set({ position: null, left_at: sql`now()` })
    .where('chat_id', '=', chat.id)
    .where('position', '>', fork)
    .execute()
  const joined = await sql`
    with recursive up as (
      select id, parent_id, 0 as step from messages where id = ${target} and chat_id = ${chat.id} and position is null
      union all
      select m.id, m.parent_id, up.step - 1 from up join messages m on m.id = up.parent_id where m.position is null
    ), down as (
      select id, 0 as step from messages where id = ${target} and chat_id = ${chat.id} and ${onwards}::boolean
      union all
      select next.id, down.step + 1 from down cross join lateral (
        select c.id from messages c where c.parent_id = down.id and c.position is null
        order by c.left_at desc, c.ordinal desc limit 1
      ) next
    ), joined as (
      select id, row_number() over (order by step) as number
      from (select id, step from up union select id, step from down) both_ways
      where exists (select 1 from messages m where m.id = both_ways.id and m.position is null)
    )
    update messages m set position = ${fork}::integer + joined.number from joined where m.id = joined.id`.execute(
    trx,
  )
  const length = fork + 1 + Number(joined.numAffectedRows ?? 0)
  await trx.updateTable('chats').set({ message_count: length }).where('id', '=', chat.id).execute()
  return { length }
}
