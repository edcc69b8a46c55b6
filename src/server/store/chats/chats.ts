import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '#server/database/database.ts'
import type { Schema } from '#server/database/schema.ts'
import type { ChatSort } from '#shared/api/admin.ts'
import type { Chat, ChatPage } from '#shared/api/chat.ts'
import type { ChatChanges } from '#shared/api/chat-requests.ts'
import type { ChatId, UserId } from '#shared/api/ids.ts'
import { expiryWhenCreated, firstExpiry, isOpen } from './temporary.ts'

/** Every query for a user names the owner: another user's chat counts as missing. */

const columns = [
  'id',
  'title',
  'created_at',
  'message_count',
  'last_message_at',
  'pinned',
  'archived',
] as const

type ChatRow = Pick<Selectable<Schema['chats']>, (typeof columns)[number]>

export type ChatKey = { chatId: ChatId; userId: UserId }

/**
 * Each pair shares an index that is read in both directions. By last message, a chat without messages is the oldest.
 */
const orders: Record<ChatSort, RawBuilder<unknown>> = {
  created_desc: sql`created_at desc, id desc`,
  created_asc: sql`created_at, id`,
  messages_desc: sql`message_count desc, id desc`,
  messages_asc: sql`message_count, id`,
  last_message_desc: sql`last_message_at desc nulls last, id desc`,
  last_message_asc: sql`last_message_at nulls first, id`,
}

type PageOf = { userId: UserId; limit: number; offset: number }

/** The user's list, with pinned chats first, or the archive; both newest first. A page past the end is empty. */
export async function listOwnChats(
  db: Db,
  { archived, ...page }: PageOf & { archived: boolean },
): Promise<ChatPage> {
  return readPage(
    page,
    lastingChatsOf(db, page).where(archived ? sql<boolean>`archived` : sql<boolean>`not archived`),
    archived ? orders.created_desc : sql`pinned desc, created_at desc, id desc`,
  )
}

/** All chats of a user, for an administrator: archived ones too, but no temporary ones. */
export async function listChats(db: Db, { sort, ...page }: PageOf & { sort: ChatSort }): Promise<ChatPage> {
  return readPage(page, lastingChatsOf(db, page), orders[sort])
}

/** The user's chats, except temporary ones, which no list shows. */
function lastingChatsOf(db: Db, { userId }: PageOf) {
  return db.selectFrom('chats').select(columns).where('user_id', '=', userId).where('expires_at', 'is', null)
}

async function readPage(
  { limit, offset }: PageOf,
  query: ReturnType<typeof lastingChatsOf>,
  order: RawBuilder<unknown>,
): Promise<ChatPage> {
  const rows = await query
    .orderBy(order)
    .limit(limit + 1)
    .offset(offset)
    .execute()
  return { chats: rows.slice(0, limit).map(toChat), hasMore: rows.length > limit }
}

export async function findChat(db: Db, key: ChatKey): Promise<Chat | undefined> {
  const row = await ownChat(db, key).where(isOpen).executeTakeFirst()
  return row && toChat(row)
}

/** Undefined if the chat is temporary. */
export async function findLastingChat(db: Db, key: ChatKey): Promise<Chat | undefined> {
  const row = await ownChat(db, key).where('expires_at', 'is', null).executeTakeFirst()
  return row && toChat(row)
}

function ownChat(db: Db, { chatId, userId }: ChatKey) {
  return db.selectFrom('chats').select(columns).where('id', '=', chatId).where('user_id', '=', userId)
}

/** The chat's owner, for an administrator; undefined if the owner's account is deleted or the chat is temporary. */
export async function findChatOwner(db: Db, chatId: ChatId): Promise<UserId | undefined> {
  const row = await db
    .selectFrom('chats')
    .innerJoin('users', 'users.id', 'chats.user_id')
    .select('users.id')
    .where('chats.id', '=', chatId)
    .where('chats.expires_at', 'is', null)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.id
}

/**
 * Changes the given fields, except in a temporary chat. A title that the user chose is never replaced by the model's.
 */
export async function updateChat(
  db: Db,
  { chatId, userId, title, pinned, archived }: ChatKey & ChatChanges,
): Promise<Chat | undefined> {
  const row = await db
    .updateTable('chats')
    .set({
      ...(title !== undefined && { title, title_by: 'person' as const, searchable_at: null }),
      ...(pinned !== undefined && { pinned }),
      ...(archived !== undefined && { archived }),
    })
    .where('id', '=', chatId)
    .where('user_id', '=', userId)
    .where('expires_at', 'is', null)
    .returning(columns)
    .executeTakeFirst()
  return row && toChat(row)
}

/** Sets the model's title unless the current one is from the user or the model. Returns whether it was set. */
export async function suggestTitle(db: Db, chatId: ChatId, title: string): Promise<boolean> {
  const result = await db
    .updateTable('chats')
    .set({ title, title_by: 'model', searchable_at: null })
    .where('id', '=', chatId)
    .where('title_by', '=', 'question')
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Removes the chat with its messages, answers and their logs. Returns false if there is no such chat. */
export async function removeChat(db: Db, { chatId, userId }: ChatKey): Promise<boolean> {
  return db.transaction().execute(async transaction => {
    // Locks the owner's row first, so that the counts below stay correct until the end. This kind of lock does not
    // block a question that is being added and refers to the row.
    await transaction.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
    const removed = await transaction
      .deleteFrom('chats')
      .where('id', '=', chatId)
      .where('user_id', '=', userId)
      .returning('expires_at')
      .executeTakeFirst()
    if (!removed) return false
    // Temporary chats are not counted.
    if (removed.expires_at !== null) return true
    await transaction
      .updateTable('users')
      .set(({ eb, selectFrom }) => ({
        chat_count: eb('chat_count', '-', 1),
        last_chat_at: selectFrom('chats')
          .select('created_at')
          .where('user_id', '=', userId)
          .where('expires_at', 'is', null)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(1),
      }))
      .where('id', '=', userId)
      .execute()
    return true
  })
}

/**
 * Postpones the end of a temporary chat, because its first question was sent again. Returns false if the chat no longer
 * exists.
 */
export async function renewTemporaryChat(db: Db, { chatId, userId }: ChatKey): Promise<boolean> {
  const result = await db
    .updateTable('chats')
    .set({ expires_at: sql`case when ${isOpen} then ${firstExpiry} else expires_at end` })
    .where('id', '=', chatId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/**
 * Removes a temporary chat, unless its first question was sent again (`renewTemporaryChat`). Returns whether it did.
 * The owner's row need not be locked: temporary chats are not counted.
 */
export async function removeUnrenewedChat(db: Db, { chatId, userId }: ChatKey): Promise<boolean> {
  const result = await db
    .deleteFrom('chats')
    .where('id', '=', chatId)
    .where('user_id', '=', userId)
    .where('expires_at', '=', expiryWhenCreated)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** A limit keeps the statement short. */
const maxTemporaryChatsPerStatement = 50

/** Removes the temporary chats that have expired, with all that belongs to them. Returns how many it removed. */
export async function removeExpiredTemporaryChats(db: Db): Promise<number> {
  let total = 0
  for (;;) {
    const count = await removeSomeExpired(db)
    total += count
    if (count < maxTemporaryChatsPerStatement) return total
  }
}

async function removeSomeExpired(db: Db): Promise<number> {
  // With `in` instead of the array, PostgreSQL can choose the rows anew for each row of the table, if its plan is from
  // when the table was empty. The condition is repeated because a question may have renewed the chat while this
  // statement waited for it.
  const { numAffectedRows = 0n } = await sql`
    delete from chats where id = any(array(
      select id from chats where expires_at < now() limit ${maxTemporaryChatsPerStatement}
    )) and expires_at < now()`.execute(db)
  return Number(numAffectedRows)
}

function toChat(row: ChatRow): Chat {
  return {
    id: row.id,
    title: row.title,
    created_at: row.created_at.toISOString(),
    messageCount: row.message_count,
    lastMessageAt: row.last_message_at?.toISOString() ?? null,
    pinned: row.pinned,
    archived: row.archived,
  }
}
