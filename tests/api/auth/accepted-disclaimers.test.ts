import { afterAll, beforeAll, expect, it } from 'vitest'
import { runCommand } from '#server/commands/admin-commands.ts'
import { listAcceptedDisclaimers } from '#server/store/users/accepted-disclaimers.ts'
import { eraseUser, markUserRemoved } from '#server/store/users/user-removals.ts'
import type { UserId } from '#shared/api/ids.ts'
import { type Person, signUp } from '#tests/support/people/people.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(async () => {
  await app.close()
})

const accept = (person: Person, json: unknown) =>
  person.call('/api/account/disclaimer', { method: 'PUT', json })

const acceptedBy = (person: Person) => listAcceptedDisclaimers(app.db, person.id as UserId)

async function printed(person: Person): Promise<string[]> {
  const lines: string[] = []
  expect(await runCommand(['disclaimers', person.email], line => lines.push(line), app.env)).toBe(0)
  return lines
}

it('an accepted version of the disclaimer is stored once, with the time of the first acceptance, for this user only (L-5)', async () => {
  const [person, other] = [await signUp(app.url), await signUp(app.url)]
  const responses = await Promise.all([1, 2, 3].map(() => accept(person, { version: 'v1' })))
  expect(responses.map(response => response.status)).toEqual([204, 204, 204])
  const [first, ...more] = await acceptedBy(person)
  expect(first?.version).toBe('v1')
  expect(more).toEqual([])
  await accept(person, { version: 'v1' })
  expect(await acceptedBy(person)).toEqual([first])
  expect(await acceptedBy(other)).toEqual([])

  expect(await printed(person)).toEqual([`${first?.acceptedAt.toISOString()}  v1`])
  expect(await printed(other)).toEqual([`${other.email} has not accepted a disclaimer while logged in.`])
})

it('a version that is not the current one is refused, and so are invalid values (L-5)', async () => {
  const person = await signUp(app.url)
  const outdated = await accept(person, { version: 'v1-0123456789ab' })
  expect(outdated.status).toBe(409)
  expect(await outdated.json()).toMatchObject({ error: { code: 'disclaimer_changed' } })
  for (const json of [{}, { version: 1 }, { version: 'v'.repeat(101) }, [], null]) {
    expect((await accept(person, json)).status).toBe(400)
  }
  expect(await acceptedBy(person)).toEqual([])
})

it('the record of an acceptance is erased with the account (L-5)', async () => {
  const person = await signUp(app.url)
  await accept(person, { version: 'v1' })
  expect(await acceptedBy(person)).toHaveLength(1)
  await app.db.transaction().execute(trx => markUserRemoved(trx, person.id as UserId))
  await eraseUser(app.db, person.id as UserId)
  expect(await acceptedBy(person)).toEqual([])
})
