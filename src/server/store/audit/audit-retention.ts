import { sql } from 'kysely'
import type { Db } from '#server/database/database.ts'
import { appendAudit, lockChain } from './audit.ts'

/**
 * Removes entries of the audit log AUDIT_RETENTION_DAYS after the day on which they were added (docs/decisions/0045).
 * Only the oldest entries are removed, without gaps. A new entry records the hash of the last one removed, so the
 * oldest entry that remains can still be verified. The trigger of migration 0029 refuses any other removal.
 */

/** A batch should take at most about 0.1 s, because every other entry waits for it. */
const maxBatchEntries = 1_000

/** The maximum of PostgreSQL's type `integer`. */
const maxSeq = 2 ** 31 - 1

/**
 * Removes a batch of the oldest entries that are due. Returns how many, and 0 once all are removed. Entries become due
 * by whole days (UTC). Otherwise those of a busy day would be removed one at a time, and each removal would add another
 * entry.
 */
export async function removeOldAudit(db: Db, days: number): Promise<number> {
  // Usually there is nothing to remove, and then no other entries have to wait.
  if ((await findDueAudit(db, days, 1)).count === 0) return 0
  return db.transaction().execute(async trx => {
    await lockChain(trx)
    const due = await findDueAudit(trx, days, maxBatchEntries)
    // Another process may have been faster.
    if (due.last === undefined) return 0
    const { seq, hash } = due.last
    const reason = `AUDIT_RETENTION_DAYS=${days}; entries=${due.count}; up_to=${seq}; hash=${hash}`
    await appendAudit(trx, undefined, { action: 'expire_audit', reason })
    await trx.deleteFrom('audit_log').where('seq', '<=', seq).execute()
    await removeUnusedAddresses(trx)
    return due.count
  })
}

export type DueAudit = {
  count: number
  oldest: Date | null
  /** The newest of them. */
  last: { seq: number; hash: string } | undefined
}

/** The entries before the first one that is not due, or the oldest `limit` of them. */
export async function findDueAudit(db: Db, days: number, limit?: number): Promise<DueAudit> {
  const { rows } = await sql<{ count: number; oldest: Date | null; seq: number | null; hash: string | null }>`
    with oldest as (
      select seq, at, at >= date_trunc('day', now(), 'UTC') - make_interval(hours => ${days * 24}::integer) as stays
      from audit_log order by seq limit ${limit ?? null}::integer
    ), due as (
      select * from oldest where not stays and seq <= coalesce((select min(seq) - 1 from oldest where stays), ${maxSeq})
    ), found as (
      select count(*)::integer as count, min(at) as oldest, max(seq) as seq from due
    )
    select found.*, encode(entry.hash, 'hex') as hash
    from found left join audit_log entry on entry.seq = found.seq`.execute(db)
  const [found] = rows
  if (!found || found.seq === null || found.hash === null) return { count: 0, oldest: null, last: undefined }
  return { count: found.count, oldest: found.oldest, last: { seq: found.seq, hash: found.hash } }
}

/** An address that an action is about to name is locked (`appendAudit`), and is left for a later batch. */
async function removeUnusedAddresses(trx: Db): Promise<void> {
  await sql`
    delete from audit_addresses where id in (
      select saved.id from audit_addresses saved
      where not exists (
          select from audit_log where actor_id = saved.user_id and actor_address = saved.id)
        and not exists (
          select from audit_log where subject_id = saved.user_id and actor_address = saved.id)
      for update skip locked)`.execute(trx)
}

/** The newest entry about removed entries. `seq` and `hash` are those of the last one that was removed. */
export type AuditCut = { seq: number; hash: string; confirmedBy: number; at: Date }

export async function findNewestCut(db: Db): Promise<AuditCut | undefined> {
  const row = await db
    .selectFrom('audit_log')
    .select(['seq', 'at', 'reason'])
    .where('action', '=', 'expire_audit')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  const [, seq, hash] = /; up_to=(\d+); hash=([0-9a-f]{64})$/.exec(row?.reason ?? '') ?? []
  if (!row || seq === undefined || hash === undefined) return undefined
  return { seq: Number(seq), hash, confirmedBy: row.seq, at: row.at }
}
