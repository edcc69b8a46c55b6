import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { changeEmail } from '#server/auth-provider/accounts/accounts.ts'
import { listAdminIds } from '#server/store/users/console-users.ts'
import { markUserRemoved } from '#server/store/users/user-removals.ts'
import { demoteUser, setRole } from '#server/store/users/users.ts'
import type { UserId } from '#shared/api/ids.ts'
import { callWhileLocked } from '#tests/support/databases/poll-database.ts'
import { openAdminApi } from '#tests/support/people/admin-api.ts'
import { newEmail, type Person, signUp, until } from '#tests/support/people/people.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/test-app.ts'

/** The safeguards that keep at least one administrator (K-7), each tested separately. */

let app: TestApp
let adminApi: Awaited<ReturnType<typeof openAdminApi>>
let people: Person[]

beforeAll(async () => {
  adminApi = await openAdminApi()
  app = await startTestApp({ env: { ...adminApi.env, AUTH_LIMITS: 'off' } })
})

afterAll(() => app.close())

/** Three users, none of them an administrator. */
beforeEach(async () => {
  await app.db.updateTable('users').set({ role: 'user' }).execute()
  people = await Promise.all([signUp(app.url), signUp(app.url), signUp(app.url)])
})

const idOf = (person: Person | undefined) => person?.id as UserId

async function promote(...chosen: (Person | undefined)[]): Promise<void> {
  for (const person of chosen) await setRole(app.db, idOf(person), 'admin')
}

type Way = (by: Person, on: Person) => Promise<string | number>

const ways = {
  'demoted in the console': (by: Person, on: Person) =>
    by.call('/api/admin/demote', { method: 'POST', json: { userId: on.id } }).then(outcomeOf),
  'deleted in the console': (by: Person, on: Person) =>
    by.call(`/api/admin/users/${on.id}`, { method: 'DELETE' }).then(outcomeOf),
  'demoted at the terminal': async (_by: Person, on: Person) => demoteUser(app.db, idOf(on)),
  'deleted through the provider’s admin API': async (_by: Person, on: Person) => {
    const { error } = await adminApi.clientOf(app.url).deleteUser(on.id)
    return error?.status ?? 'deleted'
  },
} satisfies Record<string, Way>

async function outcomeOf(response: Response): Promise<string> {
  if (response.ok) return String(response.status)
  const { error } = (await response.json()) as { error: { code: string } }
  return `${response.status} ${error.code}`
}

describe('an administrator', () => {
  it.each(['demoted at the terminal', 'deleted through the provider’s admin API'] as const)(
    'who is the only one cannot be %s, however many ordinary users there are',
    async way => {
      const [only, other] = people as [Person, Person]
      await promote(only)
      expect(['last admin', 409]).toContain(await ways[way](other, only))
      expect(await listAdminIds(app.db)).toEqual([only.id])
    },
  )

  it.each(['demoted at the terminal', 'deleted through the provider’s admin API'] as const)(
    'cannot be %s while the only other one is being deleted',
    async way => {
      const [only, leaving] = people as [Person, Person]
      await promote(only, leaving)
      await app.db.transaction().execute(trx => markUserRemoved(trx, idOf(leaving)))
      expect(['last admin', 409]).toContain(await ways[way](leaving, only))
      expect(await listAdminIds(app.db)).toEqual([only.id])
    },
  )
})

/** The embedded database runs one transaction at a time. */
describe.skipIf(inject('databaseTemplate').kind === 'embedded')(
  'while another administrator is being demoted',
  () => {
    /** Calls `act`, which must wait for the demotion of `leaving`, and then commits that demotion. */
    async function during(leaving: Person, act: () => ReturnType<Way>): ReturnType<Way> {
      const demoted = Promise.withResolvers<void>()
      const commit = Promise.withResolvers<void>()
      const demotion = app.db.transaction().execute(async trx => {
        await setRole(trx, idOf(leaving), 'user')
        demoted.resolve()
        await commit.promise
      })
      await demoted.promise
      let isSettled = false
      const acting = act().finally(() => {
        isSettled = true
      })
      await until(async () => isSettled || (await isQueryBlocked()), Boolean)
      commit.resolve()
      await demotion
      return acting
    }

    async function isQueryBlocked(): Promise<boolean> {
      const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db)
      return rows.length > 0
    }

    it.each([
      ['demoted in the console', '409 last_admin'],
      ['deleted in the console', '409 last_admin'],
      ['demoted at the terminal', 'last admin'],
      ['deleted through the provider’s admin API', 409],
    ] as const)('the remaining one cannot be %s', async (way, refusal) => {
      const [leaving, last] = people as [Person, Person]
      await promote(leaving, last)
      expect(await during(leaving, () => ways[way](leaving, last))).toBe(refusal)
      expect(await listAdminIds(app.db)).toEqual([last.id])
      expect((await last.call('/api/account')).status).toBe(200)
    })

    it.each(['demoted in the console', 'deleted in the console'] as const)(
      'no one can be %s by that administrator, however many remain',
      async way => {
        const [leaving, target, third] = people as [Person, Person, Person]
        await promote(leaving, target, third)
        expect(await during(leaving, () => ways[way](leaving, target))).toBe('403 forbidden')
        expect(await listAdminIds(app.db)).toHaveLength(2)
      },
    )
  },
)

it.skipIf(inject('databaseTemplate').kind === 'embedded')(
  'an administrator whose address changes at the same moment can be deleted through the provider’s admin API',
  async () => {
    const [staying, leaving] = people as [Person, Person]
    await promote(staying, leaving)
    const proof = { isConfirmed: true, isProven: false }
    const change = () =>
      app.db
        .transaction()
        .execute(trx => changeEmail(trx, idOf(leaving), newEmail(), proof))
        .then(() => 'changed')
    const account = sql`select from auth_users where id = ${leaving.id} for update`
    const erase = () => ways['deleted through the provider’s admin API'](staying, leaving)
    const results = await callWhileLocked<string | number>(app.db, account, [change, erase])
    expect(results).toMatchObject([{ value: 'changed' }, { value: 'deleted' }])
    expect(await listAdminIds(app.db)).toEqual([staying.id])
  },
)
