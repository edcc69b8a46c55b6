import { sql } from 'kysely'
import type { Db } from '#server/database/database.ts'
import { hashOf, markOf } from './audit.ts'

/** The newest row. Saved elsewhere, it proves later that nothing before it was changed or removed. */
export type AuditAnchor = { seq: number; hash: string }

export async function findAuditHead(db: Db): Promise<AuditAnchor | undefined> {
  const row = await db
    .selectFrom('audit_log')
    .select(['seq', 'hash'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { seq: row.seq, hash: row.hash.toString('hex') }
}

/** The format that the operator saves. Rows are numbered without gaps, so `seq` is also the number of rows. */
export function printAnchor({ seq, hash }: AuditAnchor): string {
  return `${seq}:${hash}`
}

export function readAnchor(text: string): AuditAnchor | undefined {
  const [, seq, hash] = /^([1-9]\d{0,9}):([0-9a-f]{64})$/.exec(text.trim().toLowerCase()) ?? []
  return seq !== undefined && hash !== undefined ? { seq: Number(seq), hash } : undefined
}

export type AuditCheck = { last: AuditAnchor | undefined; broken: AuditFault | undefined }

export type AuditFault = {
  seq: number
  /** In this order: the row was altered, its address was altered, it is missing at the end, it differs from the anchor. */
  what: 'entry' | 'address' | 'end' | 'anchor'
}

const rowsPerQuery = 5_000

/** Recomputes every hash, and compares the addresses, the recorded newest row and the anchor. */
export async function verifyAudit(db: Db, anchor?: AuditAnchor): Promise<AuditCheck> {
  // First, so that rows added in the meantime come after it.
  const recorded = await findRecordedHead(db)
  let last: AuditAnchor | undefined
  const fault = (seq: number, what: AuditFault['what']): AuditCheck => ({ last, broken: { seq, what } })
  for (;;) {
    const rows = await checkRows(db, last?.seq ?? 0)
    for (const { seq, hash, intact, addressIntact } of rows) {
      const expected = (last?.seq ?? 0) + 1
      if (seq !== expected || !intact) return fault(expected, 'entry')
      if (!addressIntact) return fault(seq, 'address')
      if (seq === recorded?.seq && hash !== recorded.hash) return fault(seq, 'entry')
      if (seq === anchor?.seq && hash !== anchor.hash) return fault(seq, 'anchor')
      last = { seq, hash }
    }
    if (rows.length < rowsPerQuery) break
  }
  const rows = last?.seq ?? 0
  if (recorded && recorded.seq > rows) return fault(rows + 1, 'end')
  if (anchor && anchor.seq > rows) return fault(anchor.seq, 'anchor')
  return { last, broken: undefined }
}

async function findRecordedHead(db: Db): Promise<AuditAnchor | undefined> {
  const row = await db.selectFrom('audit_head').select(['seq', 'hash']).executeTakeFirst()
  return row && { seq: row.seq, hash: row.hash.toString('hex') }
}

type CheckedRow = { seq: number; hash: string; intact: boolean; addressIntact: boolean }

/** An address can be missing only if its account was erased. */
async function checkRows(db: Db, after: number): Promise<CheckedRow[]> {
  const { rows } = await sql<CheckedRow>`
    select entry.seq, encode(entry.hash, 'hex') as hash,
      entry.hash = ${hashOf('entry', sql`before.hash`)} as intact,
      case
        when entry.actor_mark is null then true
        when saved.id is null then person.id is null or (person.deleted_at is not null and person.email = '')
        else entry.actor_mark = ${markOf('saved')}
      end as "addressIntact"
    from audit_log entry
      left join audit_log before on before.seq = entry.seq - 1
      left join audit_addresses saved on saved.id = entry.actor_address
      left join users person on person.id = coalesce(entry.actor_id, entry.subject_id)
    where entry.seq > ${after} order by entry.seq limit ${rowsPerQuery}`.execute(db)
  return rows
}
