import type { Db } from '#server/database/database.ts'
import type { Chat } from '#shared/chat.ts'
import type { UserId } from '#shared/ids.ts'

export type ExportedChat = Pick<Chat, 'id' | 'title' | 'created_at'>

/** All chats of the user, oldest first, also those that the list leaves out. Without messages, so there is no paging. */
export async function listChatsToExport(db: Db, userId: UserId): Promise<ExportedChat[]> {
  const rows = await db
    .selectFrom('chats')
    .select(['id', 'title', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ created_at, ...chat }) => ({ ...chat, created_at: created_at.toISOString() }))
}
