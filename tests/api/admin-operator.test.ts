import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runAdminCommand } from '#server/admin-command.ts'
import { findAuditHead, listAudit } from '#server/store/audit.ts'
import { signUp } from '#tests/support/people.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

/** What the operator does at the terminal, as the audit log has it. */

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(async () => {
  await app.close()
})

async function run(...args: string[]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = []
  const code = await runAdminCommand(args, line => lines.push(line), app.env)
  return { code, lines }
}

it('the first admin, and whoever the operator promotes or demotes, are in the log without an admin’s name', async () => {
  const person = await signUp(app.url)
  expect((await run('promote', person.email)).code).toBe(0)
  expect((await run('demote', person.email)).code).toBe(0)
  const { entries } = await listAudit(app.db, { limit: 10 })
  expect(entries).toMatchObject([
    { action: 'demote', admin: null, user: { email: person.email }, reason: 'not given', requestId: null },
    { action: 'promote', admin: null, user: { email: person.email } },
    { action: 'promote', admin: null, user: { email: 'admin@example.fr' } },
  ])
})

it('an account that the operator gives a new password is in the log', async () => {
  const person = await signUp(app.url)
  expect((await run('reset-password', person.email)).code).toBe(0)
  const { entries } = await listAudit(app.db, { limit: 1 })
  expect(entries).toMatchObject([
    { action: 'reset_password', admin: null, user: { id: person.id, email: person.email } },
  ])
})

it('`verify-audit` says that the log is whole, and afterwards which entry is not', async () => {
  const head = await findAuditHead(app.db)
  expect(await run('verify-audit')).toEqual({
    code: 0,
    lines: [`The audit log is whole: ${head?.seq} entries, the last one with the hash ${head?.hash}`],
  })
  await sql`alter table audit_log disable trigger user`.execute(app.db)
  await sql`update audit_log set action = 'read_chats' where seq = 2`.execute(app.db)
  expect(await run('verify-audit')).toEqual({
    code: 1,
    lines: ['The audit log was altered: entry 2 is not as it was written.'],
  })
})
