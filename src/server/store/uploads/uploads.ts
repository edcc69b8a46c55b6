import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/database/database.ts'
import { attachmentRemoved } from '#server/errors.ts'
import type { AttachmentKind } from '#shared/api/chat.ts'
import type { ChatId, UserId } from '#shared/api/ids.ts'

/**
 * Uploaded files. When a row is deleted, triggers queue the removal of its stored files and of the provider's copy
 * (0003_uploads.sql).
 */

export type NewUpload = {
  id: string
  kind: AttachmentKind
  name: string
  type: string
  /** The size of the file that users open. */
  sizeBytes: number
  /** The size of all objects stored for the upload. */
  storedBytes: number
  storageKey: string
  pages: number | null
  textPages: number | null
}

/** The total size of all objects stored for an account's files. */
export async function findStoredBytes(db: Db, userId: UserId): Promise<number> {
  const row = await db
    .selectFrom('uploads')
    .select(sql<number>`coalesce(sum(stored), 0)::float8`.as('bytes'))
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.bytes ?? 0
}

/** Adds all rows, or none if the account would exceed `quotaBytes` or is deleted. */
export async function addUploads(
  db: Db,
  userId: UserId,
  uploads: NewUpload[],
  quotaBytes: number,
): Promise<'added' | 'over_quota' | 'owner_deleted'> {
  return db.transaction().execute(async transaction => {
    // With the lock, simultaneous uploads of one account are counted one after the other.
    const owner = await transaction
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .where('deleted_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst()
    const addedBytes = uploads.reduce((sum, upload) => sum + upload.storedBytes, 0)
    if (!owner) return 'owner_deleted'
    if ((await findStoredBytes(transaction, userId)) + addedBytes > quotaBytes) return 'over_quota'
    await transaction
      .insertInto('uploads')
      .values(
        uploads.map(({ storageKey, sizeBytes, storedBytes, textPages, ...upload }, place) => ({
          ...upload,
          place,
          user_id: userId,
          size: sizeBytes,
          stored: storedBytes,
          storage_key: storageKey,
          text_pages: textPages,
        })),
      )
      .execute()
    return 'added'
  })
}

export type OwnUpload = { id: string; kind: AttachmentKind; name: string; sent: boolean }

/**
 * Returns which of the files are the user's, existing (in the order in which they were uploaded) or removed within the
 * last 30 days. Any other id is unknown, belongs to another user, or is that of a file that was removed before.
 */
export async function findOwnUploads(
  db: Db,
  userId: UserId,
  ids: string[],
): Promise<{ existing: OwnUpload[]; removed: Set<string> }> {
  const result = await sql<{ id: string; kind: AttachmentKind | null; name: string; sent: boolean }>`
    select id, kind, name, sent from (
      select id, kind, name, message_id is not null as sent, created_at, place from uploads
        where id = any(${ids}::text[]) and user_id = ${userId}
      union all
      select id, null, '', false, removed_at, 0 from removed_uploads
        where id = any(${ids}::text[]) and user_id = ${userId}
    ) named order by created_at, place`.execute(db)
  const existing: OwnUpload[] = []
  const removed = new Set<string>()
  for (const { kind, ...row } of result.rows) {
    if (kind === null) removed.add(row.id)
    else existing.push({ ...row, kind })
  }
  return { existing, removed }
}

/**
 * A condition for the statement that stores a question: all files to attach exist. Their rows stay locked until its
 * end, so no other process can remove one before that.
 */
export function allUploadsExist(userId: UserId, ids: string[]): RawBuilder<boolean> {
  return sql`${ids.length} = (select count(*) from (
    select from uploads where id = any(${ids}::text[]) and user_id = ${userId}::uuid for no key update
  ) existing)`
}

/** Throws 409 if one of the files to attach was removed: a question is not stored without a part of it. */
export async function checkUploadsExist(db: Db, userId: UserId, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  const { rows } = await sql<{ exist: boolean }>`select ${allUploadsExist(userId, ids)} as exist`.execute(db)
  if (!rows[0]?.exist) throw attachmentRemoved()
}

export type ContextUpload = {
  id: string
  kind: AttachmentKind
  name: string
  sizeBytes: number
  storageKey: string
  pages: number | null
  textPages: number | null
  /** The position of its question in this chat; null if no question on the chosen path has the file. */
  position: number | null
  /** The provider's copy, unless it expires soon. */
  providerFileId: string | null
}

/**
 * Longer than an answer takes with the default MODEL_TOTAL_SECONDS: the copy must not expire before the answer ends.
 */
const copyMargin = sql`interval '30 minutes'`

/** The files of a chat's chosen path, newest question first, then its owner's other files with the given ids. */
export async function listContextUploads(
  db: Db,
  key: { chatId: ChatId; userId: UserId },
  otherIds: string[],
): Promise<ContextUpload[]> {
  // From the chat's questions, not from the owner's files: these can be thousands.
  const result = await sql<ContextUpload>`
    with in_chat as (
      select file.*, m.position from messages m
      cross join lateral (
        select own.* from uploads own where own.message_id = m.id
        union all
        select former.* from shared_uploads s join uploads former on former.id = s.upload_id where s.message_id = m.id
      ) file
      where m.chat_id = ${key.chatId} and m.role = 'user' and m.position is not null
    )
    select u.id, u.kind, u.name, u.size as "sizeBytes", u.storage_key as "storageKey", u.pages,
      u.text_pages as "textPages", u.position, (
        select file_id from provider_files where upload_id = u.id and expires_at > now() + ${copyMargin}
      ) as "providerFileId"
    from (
      select * from in_chat
      union all
      select other.*, null from uploads other
        where id = any(${otherIds}::text[]) and id not in (select id from in_chat)
    ) u
    where u.user_id = ${key.userId}
    order by position desc nulls last, u.place, u.created_at desc, u.id`.execute(db)
  return result.rows
}

export type ServedUpload = { type: string; name: string; sizeBytes: number; storageKey: string }

/**
 * The file behind a link, as long as the file and its owner's account exist. In a shared chat, the share must also
 * exist, include files, and not have expired.
 */
export async function findServedUpload(
  db: Db,
  { id, userId, shareId }: { id: string; userId: UserId; shareId?: string },
): Promise<ServedUpload | undefined> {
  const isShared = sql<boolean>`exists (
    select from shares where id = ${shareId ?? null}::uuid and with_files and expires_at > now())`
  return db
    .selectFrom('uploads')
    .innerJoin('users', 'users.id', 'uploads.user_id')
    .select(['type', 'name', 'size as sizeBytes', 'storage_key as storageKey'])
    .where('uploads.id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .$if(shareId !== undefined, query => query.where(isShared))
    .executeTakeFirst()
}

/**
 * Saves the id of the provider's copy of a file. If the file was removed in the meantime, queues the copy's removal
 * instead and returns false.
 */
export async function saveProviderFile(
  db: Db,
  copy: { uploadId: string; fileId: string; expiresAt: Date },
): Promise<boolean> {
  const result = await sql<{ saved: number }>`
    with saved as (
      insert into provider_files (upload_id, file_id, expires_at)
      select id, ${copy.fileId}::text, ${copy.expiresAt}::timestamptz from uploads where id = ${copy.uploadId}
        for key share
      on conflict (upload_id) do update set file_id = excluded.file_id, expires_at = excluded.expires_at
      returning 1
    ), queued as (
      insert into removals (kind, key)
      select 'provider-file', ${copy.fileId}::text where not exists (select 1 from saved)
    )
    select count(*)::integer as saved from saved`.execute(db)
  return (result.rows[0]?.saved ?? 0) > 0
}

/** Deletes the records of copies that the provider no longer has or cannot read. */
export async function removeProviderFiles(db: Db, uploadIds: string[]): Promise<void> {
  await db.deleteFrom('provider_files').where('upload_id', 'in', uploadIds).execute()
}

/**
 * Removes all files of an account in the caller's transaction, including those never sent, and the records of its
 * removed files. The stored files and the provider's copies are removed soon afterwards.
 */
export async function removeUserUploads(db: Db, userId: UserId): Promise<void> {
  await db.deleteFrom('uploads').where('user_id', '=', userId).execute()
  await db.deleteFrom('removed_uploads').where('user_id', '=', userId).execute()
}
