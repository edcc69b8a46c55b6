import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { newEmail, password } from '#tests/support/people/people.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { TRUST_PROXY: 'loopback' } })
})
afterAll(async () => {
  await app.close()
})

function post(path: string, body: object, from: string): Promise<Response> {
  return fetch(`${app.url}/auth/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  })
}

const sendSignUp = (from: string, email = newEmail()) => post('/signup', { email, password }, from)
const sendSignIn = (email: string, secret: string, from: string) =>
  post('/token?grant_type=password', { email, password: secret }, from)

const signUp = async (...call: Parameters<typeof sendSignUp>) => (await sendSignUp(...call)).status
const signIn = async (...call: Parameters<typeof sendSignIn>) => (await sendSignIn(...call)).status

async function expectRefusal(response: Response): Promise<void> {
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await response.json()).toMatchObject({ error_code: 'over_request_rate_limit' })
}

describe('behind a proxy', () => {
  it('an address can create five accounts an hour; others are not affected, and a forged header does not help (H-5)', async () => {
    const statuses: number[] = []
    for (let round = 0; round < 6; round += 1) statuses.push(await signUp('203.0.113.1'))
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    await expectRefusal(await sendSignUp('6.6.6.6, 203.0.113.1'))
    expect(await signUp('203.0.113.2')).toBe(200)
  })

  it('twenty wrong passwords from one address do not block sign-in from another', async () => {
    const email = newEmail()
    await signUp('203.0.113.3', email)
    const responses: Response[] = []
    for (let round = 0; round < 20; round += 1)
      responses.push(await sendSignIn(email, 'wrong', '203.0.113.4'))
    // On a slow machine, the first delays can end before the next attempt.
    const refused = responses.filter(response => response.status !== 400)
    expect(refused.length).toBeGreaterThanOrEqual(13)
    for (const response of refused) await expectRefusal(response)
    expect(await signIn(email, password, '203.0.113.5')).toBe(200)
  })

  it('an address can try seven wrong passwords in five minutes, across all accounts', async () => {
    const statuses: number[] = []
    for (let round = 0; round < 8; round += 1) statuses.push(await signIn(newEmail(), 'wrong', '203.0.113.6'))
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 400, 429])
  })

  it('everyone at an office can sign in at the same moment, even if their address may try only one more wrong password', async () => {
    const from = '203.0.113.8'
    const emails = Array.from({ length: 20 }, () => newEmail())
    for (const [index, email] of emails.entries())
      expect(await signUp(`198.51.100.${index}`, email)).toBe(200)
    for (let round = 0; round < 6; round += 1) expect(await signIn(newEmail(), 'wrong', from)).toBe(400)
    const statuses = await Promise.all(emails.map(email => signIn(email, password, from)))
    expect(statuses).toEqual(emails.map(() => 200))
  })

  it('twenty codes for one account can be tried in a quarter of an hour, from all addresses together', async () => {
    const token = { type: 'recovery', email: newEmail(), token: '123456' }
    const guess = (place: number) => post('/verify', token, `198.51.100.${place}`)
    for (let place = 1; place <= 20; place += 1) expect((await guess(place)).status).toBe(403)
    await expectRefusal(await guess(21))
  })

  it('an address can try thirty codes in five minutes, across all accounts', async () => {
    const guess = () =>
      post('/verify', { type: 'recovery', email: newEmail(), token: '123456' }, '198.51.100.99')
    const statuses = await Promise.all(Array.from({ length: 30 }, async () => (await guess()).status))
    expect(new Set(statuses)).toEqual(new Set([403]))
    await expectRefusal(await guess())
  })

  it('of forty wrong passwords at the same moment, only seven are checked', async () => {
    const guesses = Array.from({ length: 40 }, () => signIn(newEmail(), 'wrong', '203.0.113.9'))
    const statuses = (await Promise.all(guesses)).sort()
    expect(statuses).toEqual([...Array(7).fill(400), ...Array(33).fill(429)])
  })

  it('correct passwords do not count', async () => {
    const email = newEmail()
    await signUp('203.0.113.7', email)
    for (let round = 0; round < 12; round += 1) expect(await signIn(email, password, '203.0.113.7')).toBe(200)
  })
})

// Without a database server or Redis, this is counted in memory, which cannot fail.
it.skipIf(inject('databaseTemplate').kind === 'embedded')(
  'a refresh works, and the server runs on, if the address that was used cannot be recorded',
  async () => {
    const created = await sendSignUp('203.0.113.10')
    const { refresh_token } = await created.json()
    const tomorrowMs = Date.now() + 24 * 60 * 60 * 1000
    await sql`create function refuse_long_counts() returns trigger language plpgsql as
      $$ begin raise exception 'refused by the test'; end $$`.execute(app.db)
    await sql`create trigger refuse_long_counts before insert or update on rate_limits for each row
      when (new.expire > ${sql.lit(tomorrowMs)}) execute function refuse_long_counts()`.execute(app.db)
    const refreshed = await post('/token?grant_type=refresh_token', { refresh_token }, '203.0.113.10')
    expect(refreshed.status).toBe(200)
    await expect.poll(app.log).toContain('the address of a refreshed session was not recorded')
    await sql`drop function refuse_long_counts cascade`.execute(app.db)
  },
)
