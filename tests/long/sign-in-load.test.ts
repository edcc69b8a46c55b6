import { performance } from 'node:perf_hooks'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type * as passwordHash from '#server/auth-provider/passwords/password-hash.ts'
import { signInClient, signUpClient } from '#tests/support/people/auth-client.ts'
import { newEmail, password } from '#tests/support/people/people.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { AUTH_LIMITS: 'off' } })
})
afterAll(async () => {
  await app.close()
})

/** Other tests use a cost that is too low to notice where a password is hashed (quick-passwords-setup.ts). */
async function hashAtFullCost() {
  const { hashPassword } = await vi.importActual<typeof passwordHash>(
    '#server/auth-provider/passwords/password-hash.ts',
  )
  await app.db
    .updateTable('auth_users')
    .set({ password_hash: await hashPassword(password) })
    .execute()
}

describe('fifty users who sign in at once', () => {
  it('do not block the event loop, because hashing runs outside it', async () => {
    const emails = Array.from({ length: 50 }, newEmail)
    for (const email of emails) await signUpClient(app.url, email)
    await hashAtFullCost()
    const before = performance.eventLoopUtilization()
    await Promise.all(emails.map(email => signInClient(app.url, email, password)))
    const { utilization } = performance.eventLoopUtilization(before)
    // Includes the clients, which run in this process. If hashing ran on the event loop, it would be almost 1.
    expect(utilization).toBeLessThan(0.8)
  })
})

describe('a thousand tabs in pairs', () => {
  it('never lose their session when both refresh at once', async () => {
    for (let round = 0; round < 500; round += 1) {
      const { client, session } = await signUpClient(app.url)
      const body = JSON.stringify({ refresh_token: session.refresh_token })
      const responses = await Promise.all(
        [0, 1].map(() =>
          fetch(`${app.url}/auth/v1/token?grant_type=refresh_token`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body,
          }),
        ),
      )
      expect(responses.map(response => response.status)).toEqual([200, 200])
      const tokens = await Promise.all(responses.map(async response => (await response.json()).refresh_token))
      expect(tokens[0]).toBe(tokens[1])
      expect((await client.getUser()).error).toBeNull()
    }
  })
})
