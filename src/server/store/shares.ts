import { sql } from 'kysely'
import type { Db } from '#server/database/database.ts'
import { isConnectionLost } from '#server/database/database-errors.ts'
import type { UserId } from '#shared/api/ids.ts'
import type { Share, SharedMessage } from '#shared/api/share.ts'
import type { ChatKey } from './chats/chats.ts'

/** A share that has expired counts as missing, even before the sweep removes it. */

const notExpired = sql<boolean>`expires_at > now()`

export type NewShareRow = ChatKey & {
  id: string
  tokenHash: Buffer
  title: string | null
  messages: SharedMessage[]
  withFiles: boolean
  lifetimeDays: number
}

/** Whether a copy of the user's chat would have files. Only those of the chosen versions are copied. */
export async function hasFilesToShare(db: Db, { chatId, userId }: ChatKey): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from chats c join messages m on m.chat_id = c.id
      -- With two conditions instead, PostgreSQL can read all shared_uploads.
      cross join lateral (
        select from uploads u where u.message_id = m.id
        union all select from shared_uploads s where s.message_id = m.id
      ) file
      where c.id = ${chatId}::uuid and c.user_id = ${userId}::uuid and m.role = 'user' and m.position is not null
    ) as found`.execute(db)
  return rows[0]?.found ?? false
}

type AddedShare = Date | 'no_chat' | 'too_many'

/**
 * Returns when the share expires, or why it was not added: the user has no such chat, the chat is temporary, or the
 * user already has `maxCount` shares.
 */
export async function addShare(db: Db, share: NewShareRow, maxCount: number): Promise<AddedShare> {
  try {
    return await insertShare(db, share, maxCount)
  } catch (error) {
    // If only the response to the commit was lost, the link works, and this is the last chance to tell it to its owner.
    const expiresAt = isConnectionLost(error) ? await findExpiry(db, share.id) : undefined
    if (!expiresAt) throw error
    return expiresAt
  }
}

async function findExpiry(db: Db, id: string): Promise<Date | undefined> {
  const row = await db.selectFrom('shares').select('expires_at').where('id', '=', id).executeTakeFirst()
  return row?.expires_at
}

async function insertShare(db: Db, share: NewShareRow, maxCount: number): Promise<AddedShare> {
  return db.transaction().execute(async transaction => {
    // With the lock, simultaneous shares of one account are counted one after the other.
    await transaction
      .selectFrom('users')
      .select('id')
      .where('id', '=', share.userId)
      .forNoKeyUpdate()
      .execute()
    const chat = await transaction
      .selectFrom('chats')
      .select('id')
      .where('id', '=', share.chatId)
      .where('user_id', '=', share.userId)
      // A copy of a temporary chat would outlive it.
      .where('expires_at', 'is', null)
      .executeTakeFirst()
    if (!chat) return 'no_chat'
    const { count } = await transaction
      .selectFrom('shares')
      .select(sql<number>`count(*)::integer`.as('count'))
      .where('user_id', '=', share.userId)
      .where(notExpired)
      .executeTakeFirstOrThrow()
    if (count >= maxCount) return 'too_many'
    const row = await transaction
      .insertInto('shares')
      .values({
        id: share.id,
        user_id: share.userId,
        chat_id: share.chatId,
        token_hash: share.tokenHash,
        title: share.title,
        messages: JSON.stringify(share.messages),
        with_files: share.withFiles,
        expires_at: sql<Date>`now() + make_interval(days => ${share.lifetimeDays}::integer)`,
      })
      .returning('expires_at')
      .executeTakeFirstOrThrow()
    return row.expires_at
  })
}

export async function listShares(db: Db, userId: UserId): Promise<Share[]> {
  const rows = await db
    .selectFrom('shares')
    .select(['id', 'chat_id', 'title', 'with_files', 'created_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where(notExpired)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(row => ({
    id: row.id,
    chatId: row.chat_id,
    title: row.title,
    withFiles: row.with_files,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  }))
}

export async function removeShare(db: Db, key: { id: string; userId: UserId }): Promise<boolean> {
  const removed = await db
    .deleteFrom('shares')
    .where('id', '=', key.id)
    .where('user_id', '=', key.userId)
    .where(notExpired)
    .executeTakeFirst()
  return removed.numDeletedRows > 0n
}

export type FoundShare = {
  id: string
  userId: UserId
  title: string | null
  messages: SharedMessage[]
  createdAt: Date
  expiresAt: Date
}

/** Finds a share by the hash of its token, for any caller; also undefined if its owner's account was deleted. */
export async function findShare(db: Db, tokenHash: Buffer): Promise<FoundShare | undefined> {
  return db
    .selectFrom('shares')
    .innerJoin('users', 'users.id', 'shares.user_id')
    .select([
      'shares.id',
      'user_id as userId',
      'title',
      'messages',
      'shares.created_at as createdAt',
      'expires_at as expiresAt',
    ])
    .where('token_hash', '=', tokenHash)
    .where(notExpired)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

export async function sweepShares(db: Db): Promise<void> {
  await db.deleteFrom('shares').where(sql<boolean>`expires_at <= now()`).execute()
}
