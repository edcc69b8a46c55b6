import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '#server/commands/admin-commands.ts'
import { readConfig } from '#server/config/config.ts'
import { type Db, openDatabase } from '#server/database/database.ts'
import { createLog } from '#server/log.ts'
import { appendAudit } from '#server/store/audit/audit.ts'
import { type AuditCheck, findAuditHead, formatAnchor, verifyAudit } from '#server/store/audit/audit-check.ts'
import { eraseUser, markUserRemoved } from '#server/store/users/user-removals.ts'
import { setRole } from '#server/store/users/users.ts'
import type { UserId } from '#shared/api/ids.ts'
import { freshDatabaseUrl, freshDataDir } from '#tests/support/databases/databases.ts'
import { logInAdmin, type Person, signUp } from '#tests/support/people/people.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/test-app.ts'

/** K-16: what the check finds if someone with access to the database changes the audit log. */

let app: TestApp
let boss: Person

beforeAll(async () => {
  app = await startTestApp({ env: { AUTH_LIMITS: 'off' } })
  boss = await logInAdmin(app.url)
  for (let n = 0; n < 3; n += 1) await boss.call(`/api/admin/users/${boss.id}/chats`)
})
afterAll(() => app.close())

class Rollback extends Error {}

/** Makes a change directly in the database, returns what the check finds, and rolls the change back. */
async function checkedAfter(
  change: (trx: Db) => Promise<unknown>,
  anchor?: Parameters<typeof verifyAudit>[1],
): Promise<AuditCheck['broken']> {
  let broken: AuditCheck['broken']
  await app.db
    .transaction()
    .execute(async trx => {
      await sql`alter table audit_log disable trigger user`.execute(trx)
      await change(trx)
      broken = (await verifyAudit(trx, anchor)).broken
      throw new Rollback()
    })
    .catch(error => {
      if (!(error instanceof Rollback)) throw error
    })
  return broken
}

async function run(...args: string[]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = []
  const code = await runCommand(args, line => lines.push(line), app.env)
  return { code, lines }
}

describe('the address of an administrator in the audit log', () => {
  it('cannot be changed, replaced or deleted unnoticed', async () => {
    const broken = { seq: 2, what: 'address' }
    expect(await checkedAfter(trx => sql`select 1`.execute(trx))).toBeUndefined()
    for (const change of [
      sql`update audit_addresses set email = 'somebody.else@example.fr'`,
      sql`update audit_addresses set email = email || ' '`,
      sql`update audit_addresses set salt = gen_random_uuid()`,
      sql`delete from audit_addresses`,
    ]) {
      expect(await checkedAfter(trx => change.execute(trx))).toEqual(broken)
    }
    expect(await checkedAfter(trx => sql`update audit_log set actor_mark = null`.execute(trx))).toEqual({
      seq: 2,
      what: 'entry',
    })
  })

  it('is deleted with the account, and the log stays intact', async () => {
    const person = await signUp(app.url)
    const id = person.id as UserId
    await setRole(app.db, id, 'admin')
    await person.call(`/api/admin/users/${boss.id}/chats`)
    const addresses = () => sql`select from audit_addresses where user_id = ${id}`.execute(app.db)
    expect((await addresses()).rows).toHaveLength(1)
    await markUserRemoved(app.db, id)
    expect((await verifyAudit(app.db)).broken).toBeUndefined()
    await eraseUser(app.db, id)
    expect((await addresses()).rows).toHaveLength(0)
    expect((await verifyAudit(app.db)).broken).toBeUndefined()
  })
})

describe('an audit log that was truncated or rewritten', () => {
  const truncate = (trx: Db, from: number) => sql`delete from audit_log where seq >= ${from}`.execute(trx)

  it('shows that its last entry or all entries are missing', async () => {
    const last = (await findAuditHead(app.db))?.seq ?? 0
    expect(await checkedAfter(trx => truncate(trx, last))).toEqual({ seq: last, what: 'end' })
    expect(await checkedAfter(trx => truncate(trx, 1))).toEqual({ seq: 1, what: 'end' })
    await expect(sql`update audit_head set seq = 1`.execute(app.db)).rejects.toThrow('only ever added to')
    await expect(sql`delete from audit_head`.execute(app.db)).rejects.toThrow('only ever added to')
  })

  it('shows that its last entry was replaced, even by one whose hash follows from the entries before', async () => {
    const last = (await findAuditHead(app.db))?.seq ?? 0
    const replace = async (trx: Db) => {
      await truncate(trx, last)
      await appendAudit(trx, undefined, { action: 'promote', subjectId: randomUUID() as UserId })
    }
    expect(await checkedAfter(replace)).toEqual({ seq: last, what: 'entry' })
  })

  it('does not match an earlier anchor, even if its stored head was changed as well', async () => {
    const anchor = await findAuditHead(app.db)
    const seq = anchor?.seq ?? 0
    const forget = async (trx: Db) => {
      await sql`alter table audit_head disable trigger user`.execute(trx)
      await truncate(trx, seq)
      await sql`delete from audit_head`.execute(trx)
    }
    expect(await checkedAfter(forget)).toBeUndefined()
    expect(await checkedAfter(forget, anchor)).toEqual({ seq, what: 'anchor' })
    const rewrite = async (trx: Db) => {
      await forget(trx)
      await appendAudit(trx, undefined, { action: 'promote', subjectId: randomUUID() as UserId })
    }
    expect(await checkedAfter(rewrite)).toBeUndefined()
    expect(await checkedAfter(rewrite, anchor)).toEqual({ seq, what: 'anchor' })
  })

  it('is detected at the terminal because it does not contain the anchor', async () => {
    const head = await findAuditHead(app.db)
    const anchor = head ? formatAnchor(head) : ''
    expect((await run('verify-audit')).lines).toContain(`Anchor: ${anchor}`)
    await boss.call(`/api/admin/users/${boss.id}/chats`)
    const later = await run('verify-audit', anchor)
    expect(later.code).toBe(0)
    expect(later.lines).toContain(
      `It contains the anchor: nothing up to entry ${head?.seq} was changed or removed.`,
    )
    expect(await run('verify-audit', `${head?.seq}:${'0'.repeat(64)}`)).toEqual({
      code: 1,
      lines: [`The audit log does not contain the anchor: entry ${head?.seq} is missing or different.`],
    })
    for (const nonsense of ['x', '1:2', `0:${'0'.repeat(64)}`]) {
      expect((await run('verify-audit', nonsense)).lines).toEqual([
        'An anchor is a number, a colon and 64 hexadecimal digits, as this command prints it.',
      ])
    }
  })
})

/** An entry as releases before the migration `audit_protection` wrote it: without a mark. */
const entryWithoutMark = (actor: string, address: number) => sql`
  with entry as (
    select coalesce((select max(seq) from audit_log), 0) + 1 as seq, clock_timestamp() as at,
      ${actor}::uuid as actor_id, ${address}::integer as actor_address, 'read_chats' as action,
      ${actor}::uuid as subject_id, null::uuid as chat_id, null::uuid as request_id, 'not given' as reason
  )
  insert into audit_log (seq, at, actor_id, actor_address, action, subject_id, chat_id, request_id, reason, hash)
  select entry.*, sha256(coalesce((select hash from audit_log l where l.seq = entry.seq - 1), ''::bytea)
    || convert_to(jsonb_build_array(
      entry.seq, to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), entry.actor_id,
      entry.actor_address, entry.action, entry.subject_id, entry.chat_id, entry.request_id, entry.reason)::text, 'UTF8'))
  from entry`

it('an audit log whose entries have no marks is intact after the upgrade, and its addresses are covered from then on', async () => {
  const url = await freshDatabaseUrl()
  const settings = { DATA_DIR: await freshDataDir(), ...(url && { DATABASE_URL: url }) }
  const { db, close } = await openDatabase(readConfig(settings), createLog('silent'))
  try {
    const folder = new URL('../../src/server/database/migrations/', import.meta.url)
    const names = (await readdir(folder)).sort()
    const upgrade = names.findIndex(name => name.includes('audit_protection'))
    const apply = async (some: string[]) => {
      for (const name of some) {
        await sql.raw(await readFile(new URL(name, folder), 'utf8')).execute(db)
      }
    }
    await sql.raw('drop schema public cascade; create schema public').execute(db)
    await apply(names.slice(0, upgrade))
    const [known, erased] = [randomUUID(), randomUUID()]
    await sql`insert into users (id, email) values (${known}, 'known@example.fr'), (${erased}, '')`.execute(
      db,
    )
    await sql`update users set deleted_at = now() where email = ''`.execute(db)
    await sql`insert into audit_addresses (user_id, email) values (${known}, 'known@example.fr')`.execute(db)
    await entryWithoutMark(known, 1).execute(db)
    await entryWithoutMark(erased, 7).execute(db)
    const before = await findAuditHead(db)

    await apply(names.slice(upgrade))
    expect(await verifyAudit(db, before)).toMatchObject({ last: { seq: 3 }, broken: undefined })
    const { rows } = await sql`select action, subject_id from audit_log where seq = 3`.execute(db)
    expect(rows).toEqual([{ action: 'record_address', subject_id: known }])
    await sql`update audit_addresses set email = 'other@example.fr'`.execute(db)
    expect((await verifyAudit(db)).broken).toEqual({ seq: 3, what: 'address' })
  } finally {
    await close()
  }
})
