import { once } from 'node:events'
import http from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signUpClient } from '#tests/support/people/auth-client.ts'
import { adminAccount, newEmail, password } from '#tests/support/people/people.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/test-app.ts'

/**
 * Z-7. TRUST_PROXY names another address, so requests with `X-Forwarded-For` from loopback come through an untrusted
 * proxy.
 */
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { TRUST_PROXY: '192.0.2.1' } })
})
afterAll(() => app.close())

function get(path: string, headers: Record<string, string>): Promise<Response> {
  return fetch(`${app.url}${path}`, { headers })
}

async function signIn(email: string, secret: string, from: string): Promise<number> {
  const response = await fetch(`${app.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ email, password: secret }),
  })
  return response.status
}

async function changePassword(token: string, currentPassword: string): Promise<number> {
  const response = await fetch(`${app.url}/auth/v1/user`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'x-forwarded-for': '203.0.113.3',
    },
    body: JSON.stringify({ password: 'another good long password', current_password: currentPassword }),
  })
  return response.status
}

const warnings = () =>
  app
    .log()
    .split('\n')
    .filter(line => line.includes('TRUST_PROXY'))

it('the log names a proxy missing from TRUST_PROXY once, at its first request, with the value to set', async () => {
  await get('/api/config', {})
  expect(warnings()).toEqual([])
  for (let round = 0; round < 3; round += 1) await get('/', { 'x-forwarded-for': '203.0.113.77' })
  await expect.poll(warnings).toHaveLength(1)
  expect(warnings()[0]).toContain('set TRUST_PROXY=192.0.2.1,loopback')
  // The header contains a person's address.
  expect(app.log()).not.toContain('203.0.113.77')
})

it('forged headers from many addresses do not fill the log', async () => {
  const { port } = new URL(app.url)
  for (let last = 2; last < 12; last += 1) {
    const options = { port, localAddress: `127.0.0.${last}`, headers: { 'x-forwarded-for': '203.0.113.77' } }
    const [response] = await once(
      http.get({ host: '127.0.0.1', path: '/api/config', ...options }),
      'response',
    )
    response.resume()
  }
  await get('/api/config', {})
  await expect.poll(warnings).toHaveLength(5)
})

it('seven wrong passwords through an untrusted proxy do not lock other users out', async () => {
  for (let round = 0; round < 7; round += 1) {
    expect(await signIn(newEmail(), 'wrong', '203.0.113.1')).toBe(400)
  }
  expect(await signIn(adminAccount.email, adminAccount.password, '203.0.113.2')).toBe(200)
})

it('wrong current passwords through an untrusted proxy do not keep another user from changing theirs', async () => {
  const [one, two, other] = await Promise.all([
    signUpClient(app.url),
    signUpClient(app.url),
    signUpClient(app.url),
  ])
  for (const { session } of [one, two, one, two, one, two, one, two]) {
    expect(await changePassword(session.access_token, 'wrong')).toBe(400)
  }
  expect(await changePassword(other.session.access_token, password)).toBe(200)
})

it('guessing one account’s password through an untrusted proxy stays slow', async () => {
  const email = newEmail()
  const guess = (round: number) => signIn(email, password, `203.0.113.${round}`)
  const beganAtMs = performance.now()
  const statuses: number[] = []
  for (let round = 0; round < 12; round += 1) statuses.push(await guess(round))
  // On a busy machine a delay can end meanwhile. Then only one of two attempts at once is checked.
  const last = await Promise.all([12, 13].map(guess))
  expect(last).toContain(429)
  // The fifth attempt starts a delay of a second, and each further one a delay that is twice as long.
  const maxCheckedCount = 5 + Math.log2(1 + (performance.now() - beganAtMs) / 1_000)
  const checked = [...statuses, ...last].filter(status => status === 400)
  expect(checked.length).toBeLessThanOrEqual(maxCheckedCount)
})
