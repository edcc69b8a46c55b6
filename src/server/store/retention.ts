import { sql } from 'kysely'
import type { Db } from '#server/database/database.ts'
import type { ChatId, UserId } from '#shared/api/ids.ts'
import { appendAudit } from './audit/audit.ts'

/**
 * Chats that are removed RETENTION_DAYS after their last message, even if they are pinned or archived. Also counts what
 * else has expired, for `npm run admin -- retention`.
 */

const lastUse = sql<Date>`coalesce(chats.last_message_at, chats.created_at)`

function isDue(days: number) {
  return sql<boolean>`(chats.expires_at is null and ${lastUse} <= now() - make_interval(hours => ${days * 24}::integer)
    and not exists (select from generations g where g.chat_id = chats.id and g.status = 'running'))`
}

const noExport = sql<boolean>`(users.exporting_until is null or users.exporting_until < now())`

/** A batch should take at most about 0.1 s. */
const maxBatchChats = 50
const maxBatchMessages = 1_000

/**
 * Removes a batch of the chats that have been due for the longest, with all that belongs to them, and writes one audit
 * entry. Returns how many: 0 if no chat is due, if all that are due are in use, or if an answer has just begun in each
 * chat of the batch. Never waits for a chat or an owner in use: these are left for a later call. Two processes that
 * call this at once never remove the same chat.
 */
export async function removeOldChats(db: Db, days: number): Promise<number> {
  return db.transaction().execute(async trx => {
    const batch = await lockBatch(trx, days)
    if (batch.length === 0) return 0
    const removed = await trx
      .deleteFrom('chats')
      .where('id', 'in', batch)
      // Again, because an answer may have begun just before the chat was locked.
      .where(isDue(days))
      .returning('user_id')
      .execute()
    if (removed.length === 0) return 0
    await recount(
      trx,
      removed.map(chat => chat.user_id),
    )
    const reason = `RETENTION_DAYS=${days}; chats=${removed.length}`
    await appendAudit(trx, undefined, { action: 'expire_chats', reason })
    return removed.length
  })
}

/** As in removeChat: locks each owner before the chat, so that the owners' counts stay correct until the end. */
async function lockBatch(trx: Db, days: number): Promise<ChatId[]> {
  const rows = await trx
    .selectFrom('chats')
    .innerJoin('users', 'users.id', 'chats.user_id')
    .select(['chats.id', sql<number>`coalesce(chats.total_count, chats.message_count)`.as('messageCount')])
    .where(isDue(days))
    .where(noExport)
    .orderBy(lastUse)
    .limit(maxBatchChats)
    .modifyEnd(sql`for no key update of users skip locked for update of chats skip locked`)
    .execute()
  let messageCount = 0
  const batch = rows.filter((row, index) => {
    messageCount += row.messageCount
    return index === 0 || messageCount <= maxBatchMessages
  })
  return batch.map(row => row.id)
}

/** `owners`: the owner of each removed chat, so one owner can appear several times. */
async function recount(trx: Db, owners: UserId[]): Promise<void> {
  await sql`
    update users set chat_count = users.chat_count - removed.count, last_chat_at = (
      select created_at from chats where user_id = users.id and expires_at is null
      order by created_at desc, id desc limit 1)
    from (
      select owner, count(*)::integer as count from unnest(${owners}::uuid[]) as list (owner) group by owner
    ) as removed
    where users.id = removed.owner`.execute(trx)
}

/** Nothing ends the claim, not even the end of the export: it expires by itself. */
const exportClaim = sql<Date>`now() + interval '15 minutes'`
export const exportClaimRenewalMs = 5 * 60_000

/** For the next 15 minutes, none of the user's chats is removed under RETENTION_DAYS. */
export async function claimForExport(db: Db, userId: UserId): Promise<void> {
  await db.updateTable('users').set({ exporting_until: exportClaim }).where('id', '=', userId).execute()
}

export type DueKind = 'chats' | 'temporary_chats' | 'shares' | 'unsent_files' | 'file_removals'

export type DueRows = { kind: DueKind; count: number; oldest: Date | null }

/**
 * What has expired or was deleted, but is still stored. Chats that must not be removed yet, because an answer is being
 * written in them or their owner exports chats, are not counted. `oldest`: when a chat was last used, a temporary chat
 * or a share expired, a file was uploaded, or its removal was requested.
 */
export async function countDue(db: Db, days: number | undefined): Promise<DueRows[]> {
  const due = days === undefined ? sql<boolean>`false` : isDue(days)
  const { rows } = await sql<DueRows>`
    select 'chats' as kind, count(*)::integer as count, min(${lastUse}) as oldest
      from chats join users on users.id = chats.user_id where ${due} and ${noExport}
    union all select 'temporary_chats', count(*)::integer, min(expires_at) from chats where expires_at < now()
    union all select 'shares', count(*)::integer, min(expires_at) from shares where expires_at <= now()
    union all select 'unsent_files', count(*)::integer, min(created_at) from uploads
      where message_id is null and created_at < now() - interval '24 hours'
    union all select 'file_removals', count(*)::integer, min(created_at) from removals`.execute(db)
  return rows
}

export type AuditAge = { count: number; oldest: Date | null }

export async function countAudit(db: Db): Promise<AuditAge> {
  const { rows } =
    await sql<AuditAge>`select count(*)::integer as count, min(at) as oldest from audit_log`.execute(db)
  return rows[0] ?? { count: 0, oldest: null }
}
