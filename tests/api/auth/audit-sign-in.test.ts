import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openFailedSignIns } from '#server/auth-provider/failed-sign-ins.ts'
import { createLog } from '#server/log.ts'
import { listAudit } from '#server/store/audit/audit.ts'
import { verifyAudit } from '#server/store/audit/audit-check.ts'
import type { AuditEntry } from '#shared/api/admin.ts'
import type { UserId } from '#shared/api/ids.ts'
import {
  adminAccount,
  logInAdmin,
  type Person,
  signUp,
  trySignIn,
  until,
} from '#tests/support/people/people.ts'
import { startTestApp, startTestAppOn, type TestApp } from '#tests/support/servers/test-app.ts'

/** Failed sign-ins to an administrator's account are in the audit log a moment later. */

const unknownId = '00000000-0000-4000-8000-000000000000'

let app: TestApp
let admin: Person
const log = createLog('silent')

beforeAll(async () => {
  app = await startTestApp({ env: { AUTH_LIMITS: 'off' } })
  admin = await logInAdmin(app.url)
})

afterAll(async () => {
  await app.close()
})

/** Moves all entries more than a minute into the past, which breaks the chain of hashes. */
async function letAMinutePass(): Promise<void> {
  await app.db.transaction().execute(async trx => {
    await sql`alter table audit_log disable trigger user`.execute(trx)
    await sql`update audit_log set at = at - interval '61 seconds'`.execute(trx)
    await sql`alter table audit_log enable trigger user`.execute(trx)
  })
}

async function failures(from: TestApp = app): Promise<AuditEntry[]> {
  const { entries } = await listAudit(from.db, { limit: 100 })
  return entries.filter(entry => entry.action === 'sign_in_failed')
}

/** Records a failed sign-in to each account as another process would, but without the delay. */
async function recordElsewhere(...ids: string[]): Promise<void> {
  const elsewhere = openFailedSignIns(app.db, log)
  for (const id of ids) elsewhere.append(id as UserId, unknownId)
  await elsewhere.close()
}

describe('a failed sign-in to an administrator’s account', () => {
  it('is logged with the id of the request and no administrator; those to other accounts are not (K-12)', async () => {
    const person = await signUp(app.url)
    const others = [
      await trySignIn(app.url, person.email, 'wrong'),
      await trySignIn(app.url, 'unknown@example.fr', 'wrong'),
    ]
    const refused = await trySignIn(app.url, adminAccount.email.toUpperCase(), 'wrong')
    expect(refused.status).toBe(400)
    const entries = await until(failures, list => list.length > 0)
    expect(entries).toMatchObject([
      {
        admin: null,
        user: { id: admin.id, email: adminAccount.email },
        chatId: null,
        requestId: refused.headers.get('x-request-id'),
        reason: 'not given',
      },
    ])
    // The response does not reveal which of the accounts is an administrator's.
    const shape = async (response: Response) => [
      response.status,
      [...response.headers.keys()],
      await response.json(),
    ]
    const expected = await shape(refused)
    for (const response of others) expect(await shape(response)).toEqual(expected)
    expect((await logInAdmin(app.url)).id).toBe(admin.id)
    expect((await verifyAudit(app.db)).broken).toBeUndefined()
  })

  it('adds at most one entry a minute, however many attempts and processes there are (K-12)', async () => {
    await letAMinutePass()
    const countBefore = (await failures()).length
    await Promise.all(Array.from({ length: 12 }, () => recordElsewhere(admin.id, admin.id)))
    expect(await failures()).toHaveLength(countBefore + 1)
    await recordElsewhere(admin.id)
    expect(await failures()).toHaveLength(countBefore + 1)
    await letAMinutePass()
    await recordElsewhere(admin.id)
    expect(await failures()).toHaveLength(countBefore + 2)
  })

  it('is logged separately for each administrator, and only while they have the role', async () => {
    await letAMinutePass()
    const second = await signUp(app.url)
    const change = (path: string) => admin.call(path, { method: 'POST', json: { userId: second.id } })
    const countBefore = (await failures()).length
    await recordElsewhere(second.id)
    await change('/api/admin/promote')
    await recordElsewhere(second.id, unknownId, admin.id)
    const added = (await failures()).slice(0, -countBefore)
    expect(new Set(added.map(entry => entry.user?.id))).toEqual(new Set([second.id, admin.id]))
    expect(added).toHaveLength(2)
    await change('/api/admin/demote')
    await letAMinutePass()
    await recordElsewhere(second.id)
    expect(await failures()).toHaveLength(countBefore + 2)
  })

  it('is also logged if the account is banned, or the current password is wrong in a change of password', async () => {
    await letAMinutePass()
    const countBefore = (await failures()).length
    const setBanEnd = (endsAt: Date | null) =>
      app.db
        .updateTable('auth_users')
        .set({ banned_until: endsAt })
        .where('email', '=', adminAccount.email)
        .execute()
    await setBanEnd(new Date(Date.now() + 60_000))
    expect((await trySignIn(app.url, adminAccount.email, adminAccount.password)).status).toBe(400)
    await setBanEnd(null)
    expect(await until(failures, list => list.length > countBefore)).toHaveLength(countBefore + 1)
    await letAMinutePass()
    const json = { password: 'another long password', current_password: 'wrong' }
    expect((await admin.call('/auth/v1/user', { method: 'PUT', json })).status).toBe(400)
    expect(await until(failures, list => list.length > countBefore + 1)).toHaveLength(countBefore + 2)
  })

  it('is refused as usual if the entry cannot be written, and the server’s log says so (K-12, Z-5)', async () => {
    await letAMinutePass()
    const error = vi.spyOn(log, 'error').mockReturnValue(undefined)
    await sql`alter table audit_log rename to audit_log_away`.execute(app.db)
    const refused = await trySignIn(app.url, adminAccount.email, 'wrong')
    await recordElsewhere(admin.id)
    await sql`alter table audit_log_away rename to audit_log`.execute(app.db)
    expect([refused.status, await refused.json()]).toMatchObject([400, { error_code: 'invalid_credentials' }])
    expect(error.mock.calls).toEqual([
      [{ err: expect.any(Error), users: [admin.id] }, expect.stringContaining('could not be written')],
    ])
  })
})

it('before it stops, a server writes the failed sign-ins that are pending', async () => {
  const first = await startTestApp()
  expect((await trySignIn(first.url, adminAccount.email, 'wrong')).status).toBe(400)
  await first.close()
  const second = await startTestAppOn(first.env)
  expect(await failures(second)).toHaveLength(1)
  expect((await verifyAudit(second.db)).broken).toBeUndefined()
  await second.close()
})
