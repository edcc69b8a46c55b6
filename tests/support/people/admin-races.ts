import { sql } from 'kysely'
import { expect } from 'vitest'
import type { UserId } from '#shared/api/ids.ts'
import type { TestApp } from '#tests/support/servers/test-app.ts'
import { type Person, signUp, statusAndCode } from './people.ts'

type Attack = (by: Person, on: Person) => Promise<Response>

export const demote: Attack = (by, on) =>
  untilItsTurn(() => by.call('/api/admin/demote', { method: 'POST', json: { userId: on.id } }))
const remove: Attack = (by, on) =>
  untilItsTurn(() => by.call(`/api/admin/users/${on.id}`, { method: 'DELETE' }))

/** On a busy machine, a call can wait too long for the others. It has then changed nothing, and is sent again. */
async function untilItsTurn(send: () => Promise<Response>): Promise<Response> {
  let response = await send()
  while (response.status === 503) {
    expect(await statusAndCode(response)).toEqual([503, 'database_conflict'])
    response = await send()
  }
  return response
}

/** Each deletion costs an account, so only every fifth round deletes. */
function attacksOf(round: number): [Attack, Attack] {
  if (round % 5 !== 4) return [demote, demote]
  return round % 10 === 4 ? [remove, demote] : [remove, remove]
}

/**
 * The only two administrators demote or delete each other at the same moment, `roundCount` times: one always remains.
 * The second one can use another server on the same database.
 */
export async function raceAdmins(app: TestApp, roundCount: number, otherUrl = app.url): Promise<void> {
  await app.db.updateTable('users').set({ role: 'user' }).execute()
  let [one, other] = [await signUp(app.url), await signUp(otherUrl)]
  for (let round = 0; round < roundCount; round += 1) {
    await app.db
      .updateTable('users')
      .set({ role: 'admin' })
      .where('id', 'in', [one.id as UserId, other.id as UserId])
      .execute()
    const [byOne, byOther] = attacksOf(round)
    const responses = await Promise.all([byOne(one, other), byOther(other, one)])
    const statuses = responses.map(response => response.status)
    expect(await countAdmins(app), `round ${round}: ${statuses}`).toBe(1)
    expect(statuses.filter(status => status === 200 || status === 204)).toHaveLength(1)
    expect([200, 204, 401, 403, 409]).toEqual(expect.arrayContaining(statuses))
    if (!statuses.includes(204)) continue
    // One of them deleted the other.
    if ((await other.call('/api/account')).status === 401) other = await signUp(otherUrl)
    if ((await one.call('/api/account')).status === 401) one = await signUp(app.url)
  }
}

async function countAdmins(app: TestApp): Promise<number> {
  const { rows } = await sql<{ adminCount: number }>`
    select count(*)::integer as "adminCount" from users where role = 'admin' and deleted_at is null`.execute(
    app.db,
  )
  return rows[0]?.adminCount ?? 0
}
