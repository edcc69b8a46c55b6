import { sql } from 'kysely'
import type { Db } from '#server/database/database.ts'
import { addressMark, hashAfter } from './audit.ts'
import { type AuditCut, findNewestCut } from './audit-retention.ts'

/**
 * The number and the hash of a row, usually of the newest. Saved elsewhere, they prove later that nothing up to that
 * row was changed or, except under AUDIT_RETENTION_DAYS, removed.
 */
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

/** The format that the operator saves. */
export function formatAnchor({ seq, hash }: AuditAnchor): string {
  return `${seq}:${hash}`
}

export function parseAnchor(text: string): AuditAnchor | undefined {
  const [, seq, hash] = /^([1-9]\d{0,9}):([0-9a-f]{64})$/.exec(text.trim().toLowerCase()) ?? []
  return seq !== undefined && hash !== undefined ? { seq: Number(seq), hash } : undefined
}

export type AuditCheck = {
  last: AuditAnchor | undefined
  /** The entries up to this one were removed under AUDIT_RETENTION_DAYS. Undefined: none were. */
  cut: AuditCut | undefined
  broken: AuditFault | undefined
}

export type AuditFault = {
  seq: number
  /**
   * `start`: the entry is missing at the beginning. `cut`: it is the oldest one, and was altered or does not follow the
   * newest cut. `entry`: it was altered, or is missing in the middle. `address`: its address was altered or removed.
   * `end`: it is missing at the end. `anchor`: it is missing or differs from the anchor.
   */
  what: 'start' | 'cut' | 'entry' | 'address' | 'end' | 'anchor'
}

/**
 * Recomputes every hash up to the first fault, and compares the addresses, the newest cut, the recorded newest row and
 * the anchor. If the anchor is older than the cut, its row no longer exists: the caller compares the anchor with `cut`.
 */
export async function verifyAudit(db: Db, anchor?: AuditAnchor): Promise<AuditCheck> {
  for (;;) {
    const cut = await findNewestCut(db)
    const check = await checkAfter(db, cut, anchor)
    if (!check.broken) return check
    // Rows that were removed in the meantime look like missing ones.
    const newest = await findNewestCut(db)
    if (newest?.confirmedBy === cut?.confirmedBy) return check
  }
}

const rowsPerQuery = 5_000

async function checkAfter(
  db: Db,
  cut: AuditCut | undefined,
  anchor: AuditAnchor | undefined,
): Promise<AuditCheck> {
  // First, so that rows added in the meantime come after it.
  const recorded = await findRecordedHead(db)
  const start = cut ?? { seq: 0, hash: '' }
  let last: AuditAnchor | undefined
  const fault = (seq: number, what: AuditFault['what']): AuditCheck => ({ last, cut, broken: { seq, what } })
  if (cut && anchor?.seq === cut.seq && anchor.hash !== cut.hash) return fault(anchor.seq, 'anchor')
  for (;;) {
    const rows = await checkRows(db, last?.seq ?? 0, start)
    for (const { seq, hash, isIntact, isAddressIntact } of rows) {
      const expected = (last ?? start).seq + 1
      if (!last && seq > expected) return fault(expected, 'start')
      if (!last && cut && !(seq === expected && isIntact)) return fault(seq, 'cut')
      if (seq !== expected || !isIntact) return fault(expected, 'entry')
      if (!isAddressIntact) return fault(seq, 'address')
      if (seq === recorded?.seq && hash !== recorded.hash) return fault(seq, 'entry')
      if (seq === anchor?.seq && hash !== anchor.hash) return fault(seq, 'anchor')
      last = { seq, hash }
    }
    if (rows.length < rowsPerQuery) break
  }
  const end = last?.seq ?? 0
  if (recorded && recorded.seq > end) return fault(end + 1, 'end')
  if (anchor && anchor.seq > end) return fault(anchor.seq, 'anchor')
  return { last, cut, broken: undefined }
}

async function findRecordedHead(db: Db): Promise<AuditAnchor | undefined> {
  const row = await db.selectFrom('audit_head').select(['seq', 'hash']).executeTakeFirst()
  return row && { seq: row.seq, hash: row.hash.toString('hex') }
}

type CheckedRow = { seq: number; hash: string; isIntact: boolean; isAddressIntact: boolean }

/** The oldest row follows `start`. An address can be missing only if its account was erased. */
async function checkRows(db: Db, after: number, start: AuditAnchor): Promise<CheckedRow[]> {
  const previous = sql`case when entry.seq = ${start.seq}::integer + 1 then decode(${start.hash}, 'hex') else before.hash end`
  const { rows } = await sql<CheckedRow>`
    select entry.seq, encode(entry.hash, 'hex') as hash,
      entry.hash = ${hashAfter(previous)} as "isIntact",
      case
        when entry.actor_mark is null then true
        when saved.id is null then person.id is null or (person.deleted_at is not null and person.email = '')
        else entry.actor_mark = ${addressMark}
      end as "isAddressIntact"
    from audit_log entry
      left join audit_log before on before.seq = entry.seq - 1
      left join audit_addresses saved on saved.id = entry.actor_address
      left join users person on person.id = coalesce(entry.actor_id, entry.subject_id)
    where entry.seq > ${after} order by entry.seq limit ${rowsPerQuery}`.execute(db)
  return rows
}
