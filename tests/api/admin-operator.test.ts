import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getSigningKeys } from '#server/auth-provider/sessions/signing-keys.ts'
import { runCommand } from '#server/commands/admin-commands.ts'
import { createLog } from '#server/log.ts'
import { listAudit } from '#server/store/audit/audit.ts'
import { findAuditHead } from '#server/store/audit/audit-check.ts'
import { getKey } from '#server/store/secrets.ts'
import { markUserRemoved } from '#server/store/users/user-removals.ts'
import { demoteUser, grantAdmin } from '#server/store/users/users.ts'
import type { UserId } from '#shared/api/ids.ts'
import { signUp } from '#tests/support/people/people.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/test-app.ts'

/** How the audit log records what the operator does at the terminal. */

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(async () => {
  await app.close()
})

async function run(...args: string[]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = []
  const code = await runCommand(args, line => lines.push(line), app.env)
  return { code, lines }
}

it('the first administrator and the operator’s promotions and demotions are logged without an administrator (K-13)', async () => {
  const person = await signUp(app.url)
  expect((await run('promote', person.email)).code).toBe(0)
  expect(await run('promote', person.email)).toEqual({
    code: 0,
    lines: [`${person.email} is already an administrator.`],
  })
  expect((await run('demote', person.email)).code).toBe(0)
  expect(await run('demote', person.email)).toEqual({
    code: 0,
    lines: [`${person.email} is already an ordinary user.`],
  })
  const { entries } = await listAudit(app.db, { limit: 10 })
  expect(entries).toMatchObject([
    { action: 'demote', admin: null, user: { email: person.email }, reason: 'not given', requestId: null },
    { action: 'promote', admin: null, user: { email: person.email } },
    { action: 'promote', admin: null, user: { email: 'admin@example.fr' } },
  ])
})

it('a password reset by the operator is logged', async () => {
  const person = await signUp(app.url)
  expect((await run('reset-password', person.email)).code).toBe(0)
  const { entries } = await listAudit(app.db, { limit: 1 })
  expect(entries).toMatchObject([
    { action: 'reset_password', admin: null, user: { id: person.id, email: person.email } },
  ])
})

it('the id selects one of several accounts with the same address', async () => {
  const person = await signUp(app.url)
  const again = randomUUID() as UserId
  // A hosted provider can cause this if a user was deleted there and signed up again.
  await app.db.insertInto('users').values({ id: again, email: person.email }).execute()
  const refused = await run('promote', person.email)
  expect(refused.code).toBe(1)
  expect(refused.lines.join('\n')).toContain(`  ${person.id}  user`)
  expect(refused.lines.join('\n')).toContain(`  ${again}  user`)
  expect((await run('promote', again)).code).toBe(0)
  expect((await listAudit(app.db, { limit: 1 })).entries).toMatchObject([
    { action: 'promote', user: { id: again } },
  ])
  expect((await run('demote', again.toUpperCase())).code).toBe(0)
  expect(await run('promote', randomUUID())).toEqual({
    code: 1,
    lines: ['There is no account with this id.'],
  })
})

it('no command for one account prints control characters, which could control the terminal', async () => {
  const id = randomUUID() as UserId
  // A hosted provider may allow such an address.
  await app.db.insertInto('users').values({ id, email: '\u001b[2Jperson@example.fr' }).execute()
  const printed: string[] = []
  for (const command of ['promote', 'promote', 'demote', 'demote', 'disclaimers', 'reset-password']) {
    printed.push(...(await run(command, id)).lines)
  }
  expect(printed.length).toBeGreaterThanOrEqual(6)
  expect(printed.join('')).not.toMatch(/\p{Cc}/u)
  for (const line of printed) expect(line).toContain('\ufffd[2Jperson@example.fr')
})

it('a role change that no longer applies has no effect and is not logged', async () => {
  const id = (await signUp(app.url)).id as UserId
  const before = await findAuditHead(app.db)
  expect(await demoteUser(app.db, id)).toBe('not an admin')
  await markUserRemoved(app.db, id)
  const admin = await app.db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .executeTakeFirstOrThrow()
  for (const other of [id, admin.id]) {
    expect(await app.db.transaction().execute(trx => grantAdmin(trx, other))).toBe(false)
  }
  const row = await app.db.selectFrom('users').select('role').where('id', '=', id).executeTakeFirst()
  expect(row).toEqual({ role: 'user' })
  expect(await findAuditHead(app.db)).toEqual(before)
})

it('an account whose deletion has begun is neither listed nor found by its address', async () => {
  const { id, email } = await signUp(app.url)
  expect((await run('list')).lines.join()).toContain(email)
  await markUserRemoved(app.db, id as UserId)
  expect((await run('list')).lines.join()).not.toContain(email)
  expect(await run('disclaimers', email)).toEqual({
    code: 1,
    lines: [`There is no account with the address ${email}.`],
  })
})

it('`renew-keys` ends all sessions at once, and the next start signs tokens and file links with other keys (A-23)', async () => {
  const person = await signUp(app.url)
  const keys = async () => [
    (await getSigningKeys(app.db, undefined, createLog('silent'))).signing.kid,
    await getKey(app.db, 'link-key'),
  ]
  const [signing, link] = await keys()
  expect(await run('renew-keys')).toEqual({
    code: 0,
    lines: [
      expect.stringMatching(/^Ended: \d+ sessions?\. /),
      'Restart every process now: until then, a running one uses the former keys.',
    ],
  })
  expect((await person.call('/api/account')).status).toBe(401)
  expect(await app.db.selectFrom('auth_sessions').select('id').execute()).toEqual([])
  expect(await keys()).toEqual([
    expect.not.stringMatching(signing ?? ''),
    expect.not.stringMatching(link ?? ''),
  ])
})

it('`verify-audit` confirms an intact log, and later names the altered entry', async () => {
  const head = await findAuditHead(app.db)
  expect(await run('verify-audit')).toEqual({
    code: 0,
    lines: [
      `The audit log is intact: ${head?.seq} entries, the last one with the hash ${head?.hash}`,
      `Anchor: ${head?.seq}:${head?.hash}`,
      'Store it away from the database, and pass it to a later check: npm run admin -- verify-audit ANCHOR',
    ],
  })
  await sql`alter table audit_log disable trigger user`.execute(app.db)
  await sql`update audit_log set action = 'read_chats' where seq = 2`.execute(app.db)
  expect(await run('verify-audit')).toEqual({
    code: 1,
    lines: ['The audit log was altered: entry 2 is missing or is not what was written.'],
  })
})
