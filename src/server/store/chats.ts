import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/database/database.ts'
import type { ChatSort } from '#shared/admin.ts'
import type { Chat, ChatPage } from '#shared/chat.ts'
import type { ChatId, UserId } from '#shared/ids.ts'

/** Every query names the owner: another user's chat counts as missing. */

const columns = ['id', 'title', 'created_at', 'message_count', 'last_message_at'] as const

type ChatRow = {
  id: ChatId
  title: string | null
  created_at: Date
  message_count: number
  last_message_at: Date | null
}

export type ChatKey = { chatId: ChatId; userId: UserId }

/** Each pair shares an index that is read in both directions. By last message, a chat without messages is the oldest. */
const orders: Record<ChatSort, RawBuilder<unknown>> = {
  created_desc: sql`created_at desc, id desc`,
  created_asc: sql`created_at, id`,
  messages_desc: sql`message_count desc, id desc`,
  messages_asc: sql`message_count, id`,
  last_message_desc: sql`last_message_at desc nulls last, id desc`,
  last_message_asc: sql`last_message_at nulls first, id`,
}

/** Newest first by default. A page past the end is empty. */
export async function listChats(
  db: Db,
  page: { userId: UserId; limit: number; offset: number; sort?: ChatSort },
): Promise<ChatPage> {
  const rows = await db
    .selectFrom('chats')
    .select(columns)
    .where('user_id', '=', page.userId)
    .orderBy(orders[page.sort ?? 'created_desc'])
    .limit(page.limit + 1)
    .offset(page.offset)
    .execute()
  return { chats: rows.slice(0, page.limit).map(toChat), hasMore: rows.length > page.limit }
}

export async function findChat(db: Db, { chatId, userId }: ChatKey): Promise<Chat | undefined> {
  const row = await db
    .selectFrom('chats')
    .select(columns)
    .where('id', '=', chatId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row && toChat(row)
}

/** The chat's owner, for an administrator; undefined once the owner's account is deleted. */
export async function findChatOwner(db: Db, chatId: ChatId): Promise<UserId | undefined> {
  const row = await db
    .selectFrom('chats')
    .innerJoin('users', 'users.id', 'chats.user_id')
    .select('users.id')
    .where('chats.id', '=', chatId)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.id
}

/** Sets the user's own title. The model's title no longer replaces it. */
export async function renameChat(
  db: Db,
  { chatId, userId, title }: ChatKey & { title: string },
): Promise<Chat | undefined> {
  const row = await db
    .updateTable('chats')
    .set({ title, title_by: 'person', searchable_at: null })
    .where('id', '=', chatId)
    .where('user_id', '=', userId)
    .returning(columns)
    .executeTakeFirst()
  return row && toChat(row)
}

/** Sets the model's title unless the user renamed the chat. Returns whether it was set. */
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
    // Locks the owner's row first, so that the counts below stay correct until the end. This kind of lock does not block
    // a question that is being added and refers to the row.
    await transaction.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
    const removed = await transaction
      .deleteFrom('chats')
      .where('id', '=', chatId)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    if (removed.numDeletedRows === 0n) return false
    await transaction
      .updateTable('users')
      .set(({ eb, selectFrom }) => ({
        chat_count: eb('chat_count', '-', 1),
        last_chat_at: selectFrom('chats')
          .select('created_at')
          .where('user_id', '=', userId)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(1),
      }))
      .where('id', '=', userId)
      .execute()
    return true
  })
}

function toChat(row: ChatRow): Chat {
  return {
    id: row.id,
    title: row.title,
    created_at: row.created_at.toISOString(),
    messageCount: row.message_count,
    lastMessageAt: row.last_message_at?.toISOString() ?? null,
  }
}
