import type { Db } from '#server/database/database.ts'
import type { Chat } from '#shared/api/chat.ts'
import type { UserId } from '#shared/api/ids.ts'

export type ExportedChat = Pick<Chat, 'id' | 'title' | 'created_at'>

/** All of the user's chats, archived or not, except temporary ones. Oldest first, without messages, in one page. */
export async function listChatsToExport(db: Db, userId: UserId): Promise<ExportedChat[]> {
  const rows = await db
    .selectFrom('chats')
    .select(['id', 'title', 'created_at'])
    .where('user_id', '=', userId)
    .where('expires_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ created_at, ...chat }) => ({ ...chat, created_at: created_at.toISOString() }))
}
