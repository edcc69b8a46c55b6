import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { runCommand } from '#server/commands/admin-commands.ts'
import type { Db } from '#server/database/database.ts'
import { appendAudit, lockChain } from '#server/store/audit/audit.ts'
import { findAuditHead, formatAnchor, verifyAudit } from '#server/store/audit/audit-check.ts'
import { findDueAudit, removeOldAudit } from '#server/store/audit/audit-retention.ts'
import { setRole } from '#server/store/users/users.ts'
import { auditPageSchema } from '#shared/api/admin.ts'
import type { UserId } from '#shared/api/ids.ts'
import { logInAdmin, type Person, signUp, until } from '#tests/support/people/people.ts'
import {
  ageAudit,
  daysAgo,
  recordAddress,
  setTriggers,
  writeOldAudit,
} from '#tests/support/samples/old-audit.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/test-app.ts'

const retentionDays = 365
let app: TestApp
let admin: Person

beforeAll(async () => {
  app = await startTestApp({ env: { AUTH_LIMITS: 'off' } })
  admin = await logInAdmin(app.url)
})
afterAll(() => app.close())

/** Five entries, of which the oldest three are due. */
beforeEach(async () => {
  await readChats()
  await writeOldAudit(app.db, daysAgo(900, 700, 367, 300, 10), admin.id)
})

const readChats = () => admin.call(`/api/admin/users/${admin.id}/chats`)

async function listEntries() {
  return v.parse(auditPageSchema, await (await admin.call('/api/admin/audit')).json()).entries
}

async function hashOfEntry(seq: number, db: Db = app.db): Promise<string> {
  const row = await db.selectFrom('audit_log').select('hash').where('seq', '=', seq).executeTakeFirst()
  return row?.hash.toString('hex') ?? 'none'
}

async function command(...args: string[]) {
  const lines: string[] = []
  const env = { ...app.env, AUDIT_RETENTION_DAYS: String(retentionDays) }
  const code = await runCommand(args, line => lines.push(line), env)
  return { code, text: lines.join('\n') }
}

/** A condition for pg_locks, which lists the locks of all databases. */
const inThisDatabase = sql`database = (select oid from pg_database where datname = current_database())`

class Rollback extends Error {}

/** Runs `attempt` in a transaction, rolls its changes back, and returns its result. */
async function tryOut<T>(attempt: (trx: Db) => Promise<T>): Promise<T> {
  let found: { value: T } | undefined
  await app.db
    .transaction()
    .execute(async trx => {
      found = { value: await attempt(trx) }
      throw new Rollback()
    })
    .catch(error => {
      if (!(error instanceof Rollback)) throw error
    })
  if (!found) throw new Error('nothing was found')
  return found.value
}

type Cut = { entryCount: number; upTo: number; hash: string }

const appendCut = (trx: Db, { entryCount, upTo, hash }: Cut) =>
  appendAudit(trx, undefined, {
    action: 'expire_audit',
    reason: `AUDIT_RETENTION_DAYS=${retentionDays}; entries=${entryCount}; up_to=${upTo}; hash=${hash}`,
  })

describe('entries of the audit log at the end of their retention period', () => {
  it('are removed oldest first, and a new entry says how many, and gives the number and hash of the last one (RT-9, RT-10)', async () => {
    const hash = await hashOfEntry(3)
    expect(await removeOldAudit(app.db, retentionDays)).toBe(3)
    expect(await removeOldAudit(app.db, retentionDays)).toBe(0)
    const entries = await listEntries()
    expect(entries.map(entry => entry.seq)).toEqual([6, 5, 4])
    expect(entries[0]).toMatchObject({
      action: 'expire_audit',
      admin: null,
      user: null,
      reason: `AUDIT_RETENTION_DAYS=365; entries=3; up_to=3; hash=${hash}`,
    })
    expect(await verifyAudit(app.db)).toMatchObject({
      cut: { seq: 3, hash, confirmedBy: 6 },
      last: { seq: 6 },
      broken: undefined,
    })
    const csv = await (await admin.call('/api/admin/audit.csv')).text()
    expect(csv.trim().split('\n')).toHaveLength(5)
    expect(csv).toContain(`entries=3; up_to=3; hash=${hash}`)
  })

  it('stay until the end of the day (UTC) on which their retention period ends, and as long as an earlier entry stays (RT-9)', async () => {
    const { rows } = await sql<{ start: Date }>`
      select date_trunc('day', now(), 'UTC') - interval '8760 hours' as start`.execute(app.db)
    const startMs = rows[0]?.start.getTime() ?? 0
    await writeOldAudit(app.db, [new Date(startMs - 1), new Date(startMs), new Date(startMs - 1)])
    expect(await findDueAudit(app.db, retentionDays)).toMatchObject({ count: 1, last: { seq: 1 } })
  })

  it('include entries about earlier removals, but never the newest one (RT-10)', async () => {
    await removeOldAudit(app.db, retentionDays)
    await ageAudit(app.db, 400)
    expect((await verifyAudit(app.db)).broken).toBeUndefined()
    expect(await removeOldAudit(app.db, retentionDays)).toBe(3)
    const [entry, ...others] = await listEntries()
    expect(entry).toMatchObject({ seq: 7, reason: expect.stringContaining('; entries=3; up_to=6; hash=') })
    expect(others).toEqual([])
    expect(await verifyAudit(app.db)).toMatchObject({ cut: { seq: 6 }, last: { seq: 7 }, broken: undefined })
    expect(await removeOldAudit(app.db, retentionDays)).toBe(0)
    await readChats()
    expect(await verifyAudit(app.db)).toMatchObject({ cut: { seq: 6 }, last: { seq: 8 }, broken: undefined })
  })

  it('are removed in batches, and only once if two processes remove them at the same time; every check meanwhile passes (RT-10, RT-13)', async () => {
    await writeOldAudit(app.db, daysAgo(...Array.from({ length: 2_300 }, (_, index) => 3_000 - index)))
    const removeAll = async () => {
      for (;;) {
        const removedCount = await removeOldAudit(app.db, 400)
        expect(removedCount).toBeLessThanOrEqual(1_000)
        if (removedCount === 0) return
      }
    }
    const faults: unknown[] = []
    let isRemoving = true
    const checkAll = async () => {
      while (isRemoving) faults.push((await verifyAudit(app.db)).broken)
    }
    const checks = [checkAll(), checkAll()]
    await Promise.all([removeAll(), removeAll()])
    isRemoving = false
    await Promise.all(checks)
    expect(faults.filter(fault => fault !== undefined)).toEqual([])
    const cuts = (await listEntries()).filter(entry => entry.action === 'expire_audit')
    expect(cuts.map(({ reason }) => Number(/entries=(\d+)/.exec(reason)?.[1]))).toEqual([300, 1_000, 1_000])
    const { cut, broken } = await verifyAudit(app.db)
    expect([cut?.seq, broken]).toEqual([2_300, undefined])
  })

  it('are removed together with the addresses of administrators whom no other entry names (RT-11)', async () => {
    const [former, recorded] = [await signUp(app.url), await signUp(app.url)]
    for (const person of [former, recorded]) {
      await setRole(app.db, person.id as UserId, 'admin')
      await person.call(`/api/admin/users/${admin.id}/chats`)
      await setRole(app.db, person.id as UserId, 'user')
    }
    const addressesOf = async (person: Person) =>
      (await sql`select id from audit_addresses where user_id = ${person.id}::uuid`.execute(app.db)).rows
    await writeOldAudit(app.db, daysAgo(800, 790), former.id)
    await readChats()
    await recordAddress(app.db, recorded.id)
    expect([await addressesOf(former), await addressesOf(admin)]).toMatchObject([[{}], [{}]])
    expect(await removeOldAudit(app.db, retentionDays)).toBe(2)
    expect([await addressesOf(former), await addressesOf(admin)]).toMatchObject([[], [{}]])
    expect(await addressesOf(recorded)).toHaveLength(1)
    expect((await verifyAudit(app.db)).broken).toBeUndefined()
  })

  // The embedded database has a single session, so nothing happens at the same time.
  it.skipIf(inject('databaseTemplate').kind === 'embedded')(
    'are removed without the address of an administrator who acts at the same moment (RT-11)',
    async () => {
      await writeOldAudit(app.db, daysAgo(800, 790), admin.id)
      const untilWaiting = (waitingCount: number) =>
        until(
          async () =>
            (
              await sql`select from pg_locks where locktype = 'advisory' and not granted and ${inThisDatabase}`.execute(
                app.db,
              )
            ).rows,
          rows => rows.length === waitingCount,
        )
      const running = await app.db.transaction().execute(async trx => {
        await lockChain(trx)
        const removal = removeOldAudit(app.db, retentionDays)
        await untilWaiting(1)
        const reading = readChats()
        await untilWaiting(2)
        return { removal, reading }
      })
      expect(await running.removal).toBe(2)
      await running.reading
      const [entry] = await listEntries()
      expect(entry).toMatchObject({ action: 'read_chats', admin: { email: 'admin@example.fr' } })
      expect((await verifyAudit(app.db)).broken).toBeUndefined()
    },
  )

  it('are counted by the dry run, which changes nothing, and removed by --apply (RT-7, RT-9)', async () => {
    const dry = await command('retention')
    expect(dry.text).toContain('AUDIT_RETENTION_DAYS is 365: entries of the audit log are removed')
    const oldest = daysAgo(900)[0]?.toISOString().slice(0, 10)
    expect(dry.text).toContain(
      `       3  entries of the audit log past their retention period (oldest entry: ${oldest})`,
    )
    expect(await listEntries()).toHaveLength(5)
    const applied = await command('retention', '--apply')
    expect(applied.text).toContain('3 entries of the audit log, and all expired links.')
    expect((await listEntries()).map(entry => entry.seq)).toEqual([6, 5, 4])
    expect((await command('retention')).text).toContain(
      '       0  entries of the audit log past their retention period\n',
    )
  })
})

describe('the database', () => {
  /** Whether the database lets a transaction append this entry, if any, and then remove these entries. */
  async function allows(removal: ReturnType<typeof sql>, cut?: Partial<Cut>): Promise<boolean> {
    const hash = await hashOfEntry(cut?.upTo ?? 3)
    const refusal = await tryOut(async trx => {
      if (cut) await appendCut(trx, { entryCount: 3, upTo: 3, hash, ...cut })
      await removal.execute(trx)
      return 'none'
    }).catch(String)
    expect(refusal).toMatch(/^none$|only ever added to/)
    return refusal === 'none'
  }
  const upTo = (seq: number) => sql`delete from audit_log where seq <= ${seq}`

  it('lets only the oldest entries be removed, and only by a transaction that says so in the log (RT-12)', async () => {
    expect(await allows(upTo(3), {})).toBe(true)
    expect(await allows(upTo(3))).toBe(false)
    expect(await allows(upTo(2), {})).toBe(false)
    expect(await allows(upTo(4), {})).toBe(false)
    expect(await allows(sql`delete from audit_log where seq = 2`, { entryCount: 1, upTo: 2 })).toBe(false)
    expect(await allows(sql`delete from audit_log where seq in (1, 3)`, { entryCount: 2 })).toBe(false)
    expect(await allows(sql`delete from audit_log where seq >= 5`, { entryCount: 2, upTo: 5 })).toBe(false)
    expect(await allows(sql`delete from audit_log`, { entryCount: 5, upTo: 5 })).toBe(false)
    expect(await allows(sql`delete from audit_log`)).toBe(false)
    expect(await allows(sql`delete from audit_log where false`)).toBe(false)
    expect(await allows(upTo(3), { hash: '0'.repeat(64) })).toBe(false)
    expect(await allows(upTo(3), { hash: await hashOfEntry(2) })).toBe(false)
    expect(await allows(upTo(3), { entryCount: 2 })).toBe(false)
    expect(await allows(sql`update audit_log set reason = 'x' where seq = 1`, {})).toBe(false)
    expect(await allows(sql`truncate audit_log`, {})).toBe(false)
    expect((await verifyAudit(app.db)).broken).toBeUndefined()
  })

  it('keeps entries of the last 180 days whatever the log says (RT-12)', async () => {
    for (const [ageDays, isAllowed] of [
      [179.99, false],
      [180.01, true],
    ] as const) {
      await writeOldAudit(app.db, daysAgo(900, 700, ageDays, 10))
      expect(await allows(upTo(3), {})).toBe(isAllowed)
    }
  })

  it('allows no removal that another transaction confirmed, and no confirmation in the name of an administrator (RT-12)', async () => {
    const hash = await hashOfEntry(3)
    await app.db.transaction().execute(trx => appendCut(trx, { entryCount: 3, upTo: 3, hash }))
    expect(await allows(upTo(3))).toBe(false)
    // The entry confirms a removal that did not happen.
    expect((await verifyAudit(app.db)).broken).toEqual({ seq: 1, what: 'cut' })
    const actor = { id: admin.id as UserId, email: 'admin@example.fr', requestId: admin.id, reason: 'x' }
    const appending = app.db.transaction().execute(trx => appendAudit(trx, actor, { action: 'expire_audit' }))
    await expect(appending).rejects.toThrow('The audit log cannot be written')
  })
})

describe('`verify-audit` on a log whose oldest entries were removed', () => {
  it('says how many were removed and when, and checks anchors from there on (RT-13, K-16)', async () => {
    const anchorAt = async (seq: number) => `${seq}:${await hashOfEntry(seq)}`
    const anchors = [await anchorAt(2), await anchorAt(3), await anchorAt(4)] as const
    await removeOldAudit(app.db, retentionDays)
    const today = new Date((await listEntries())[0]?.at ?? '').toISOString().slice(0, 10)

    const plain = await command('verify-audit')
    expect(plain.code).toBe(0)
    expect(plain.text).toContain('The audit log is intact: 3 entries, the last one with the hash')
    expect(plain.text).toContain(
      `Removed under AUDIT_RETENTION_DAYS, last on ${today}: 3 older entries. Entry 6 confirms the removal.`,
    )
    for (const anchor of [anchors[1], anchors[2]]) {
      const { code, text } = await command('verify-audit', anchor)
      expect([code, text]).toEqual([0, expect.stringContaining('It matches the anchor')])
    }
    const old = await command('verify-audit', anchors[0])
    expect(old.code).toBe(1)
    expect(old.text).toContain('The audit log is intact')
    expect(old.text).toContain(
      `The anchor can no longer be checked, because entry 2 was removed: entry 6 of ${today} confirms the removal up to entry 3.`,
    )
    for (const seq of [3, 4]) {
      expect(await command('verify-audit', `${seq}:${'0'.repeat(64)}`)).toEqual({
        code: 1,
        text: `The audit log does not contain the anchor: entry ${seq} is missing or different.`,
      })
    }
    const head = await findAuditHead(app.db)
    expect((await command('verify-audit', head ? formatAnchor(head) : '')).code).toBe(0)
  })

  it('reports a removal of entries that no entry confirms, or only a forged one (RT-13)', async () => {
    const hash = await hashOfEntry(3)
    /** What the check finds after a change that the database does not refuse, because its trigger is disabled. */
    const brokenAfter = (change: (trx: Db) => Promise<unknown>) =>
      tryOut(async trx => {
        await sql`alter table audit_log disable trigger audit_log_is_only_cut`.execute(trx)
        await change(trx)
        return (await verifyAudit(trx)).broken
      })
    const remove = (trx: Db, seq: number) => sql`delete from audit_log where seq <= ${seq}`.execute(trx)

    expect(await brokenAfter(trx => remove(trx, 3))).toEqual({ seq: 1, what: 'start' })
    for (const forged of [{ hash: '0'.repeat(64) }, { upTo: 4 }]) {
      const found = await brokenAfter(async trx => {
        await appendCut(trx, { entryCount: 3, upTo: 3, hash, ...forged })
        await remove(trx, 3)
      })
      expect(found).toEqual({ seq: 4, what: 'cut' })
    }
    const nothingRemoved = (trx: Db) => appendCut(trx, { entryCount: 3, upTo: 3, hash })
    expect(await brokenAfter(nothingRemoved)).toEqual({ seq: 1, what: 'cut' })

    await removeOldAudit(app.db, retentionDays)
    expect(await brokenAfter(trx => remove(trx, 4))).toEqual({ seq: 4, what: 'start' })
    expect(await brokenAfter(trx => sql`delete from audit_log where seq = 6`.execute(trx))).toEqual({
      seq: 1,
      what: 'start',
    })
    await setTriggers(app.db, 'disable')
    await sql`update audit_log set reason = replace(reason, 'up_to=3', 'up_to=2') where seq = 6`.execute(
      app.db,
    )
    expect((await verifyAudit(app.db)).broken).toEqual({ seq: 3, what: 'start' })
    const { text } = await command('verify-audit')
    expect(text).toBe(
      'The beginning of the audit log was removed: entry 3 is missing, and no entry confirms that AUDIT_RETENTION_DAYS removed it.',
    )
    await setTriggers(app.db, 'enable')
  })
})
