import { sql } from 'kysely'
import type { Db } from '#server/database/database.ts'
import { addressMark, hashAfter } from '#server/store/audit/audit.ts'
import { findNewestCut } from '#server/store/audit/audit-retention.ts'

/**
 * Replaces the audit log with an intact one whose entries have these times. `actorId`: the administrator whom they
 * name, who must have an address in the log.
 */
export async function writeOldAudit(db: Db, times: Date[], actorId?: string): Promise<void> {
  const all = sql`${times.map(time => time.toISOString())}::timestamptz[]`
  const columns = sql`saved.user_id as actor_id, saved.id as actor_address, ${addressMark} as actor_mark,
    'read_chats'::text as action, null::uuid as subject_id, null::uuid as chat_id, null::uuid as request_id,
    'not given'::text as reason`
  const address = sql`(select 1) as always left join audit_addresses saved on saved.user_id = ${actorId ?? null}::uuid`
  await db.transaction().execute(async trx => {
    await setTriggers(trx, 'disable')
    await sql`delete from audit_log`.execute(trx)
    await sql`delete from audit_head`.execute(trx)
    await sql`
      with recursive chain as (
        select entry.*, ${hashAfter(sql`''::bytea`)} as hash
        from (select 1 as seq, (${all})[1] as at, ${columns} from ${address}) entry
        union all
        select entry.*, ${hashAfter(sql`chain.hash`)}
        from chain cross join lateral (
          select chain.seq + 1 as seq, (${all})[chain.seq + 1] as at, ${columns} from ${address}) entry
        where chain.seq < ${times.length}
      )
      insert into audit_log
        (seq, at, actor_id, actor_address, actor_mark, action, subject_id, chat_id, request_id, reason, hash)
      select * from chain`.execute(trx)
    await sql`insert into audit_head (seq, hash) select seq, hash from audit_log order by seq desc limit 1`.execute(
      trx,
    )
    await setTriggers(trx, 'enable')
  })
}

/** Adds an entry like those of the upgrade that introduced marks: it names the user's address, but no actor. */
export async function recordAddress(db: Db, userId: string): Promise<void> {
  await sql`
    with last as (select seq, hash from audit_log order by seq desc limit 1), entry as (
      select last.seq + 1 as seq, clock_timestamp() as at, null::uuid as actor_id, saved.id as actor_address,
        ${addressMark} as actor_mark, 'record_address'::text as action, saved.user_id as subject_id,
        null::uuid as chat_id, null::text as request_id, 'not given'::text as reason
      from last, audit_addresses saved where saved.user_id = ${userId}::uuid
    )
    insert into audit_log
      (seq, at, actor_id, actor_address, actor_mark, action, subject_id, chat_id, request_id, reason, hash)
    select entry.*, ${hashAfter(sql`(select hash from last)`)} from entry`.execute(db)
}

/** Makes every entry older, including those that confirm a removal, and computes the hashes again. */
export async function ageAudit(db: Db, days: number): Promise<void> {
  await db.transaction().execute(async trx => {
    const cut = await findNewestCut(trx)
    let previous = cut?.hash ?? ''
    await setTriggers(trx, 'disable')
    await sql`update audit_log set at = at - make_interval(days => ${days})`.execute(trx)
    for (const { seq } of await trx.selectFrom('audit_log').select('seq').orderBy('seq').execute()) {
      const { rows } = await sql<{ hash: string }>`
        update audit_log entry set hash = ${hashAfter(sql`decode(${previous}, 'hex')`)} where seq = ${seq}
        returning encode(hash, 'hex') as hash`.execute(trx)
      previous = rows[0]?.hash ?? ''
    }
    await sql`update audit_head set hash = decode(${previous}, 'hex')`.execute(trx)
    await setTriggers(trx, 'enable')
  })
}

/** Switches the triggers that protect the audit log on or off, as the owner of its tables can. */
export async function setTriggers(db: Db, state: 'enable' | 'disable'): Promise<void> {
  for (const table of ['audit_log', 'audit_head']) {
    await sql`alter table ${sql.table(table)} ${sql.raw(state)} trigger user`.execute(db)
  }
}

export function daysAgo(...days: number[]): Date[] {
  return days.map(count => new Date(Date.now() - count * 24 * 60 * 60_000))
}
