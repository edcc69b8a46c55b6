import { argon2 } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { signUpClient } from '#tests/support/people/auth-client.ts'
import { newEmail, trySignIn } from '#tests/support/people/people.ts'
import type { TestApp } from '#tests/support/servers/test-app.ts'

// Otherwise new passwords have cheaper hashes than the one that an unknown address is checked against.
vi.unmock('#server/auth-provider/passwords/password-hash.ts')

/** The real module, with a spy on argon2. */
vi.mock('node:crypto', async original => {
  const crypto = await original<typeof import('node:crypto')>()
  return { ...crypto, argon2: vi.fn(crypto.argon2) }
})

let app: TestApp
beforeAll(async () => {
  // Loaded again, because an earlier file of this process may have loaded it without the spy.
  vi.resetModules()
  const { startTestApp } = await import('#tests/support/servers/test-app.ts')
  app = await startTestApp()
})
afterAll(async () => {
  await app.close()
  vi.resetModules()
})

it('a sign-in does the same slow work for an unknown address as for a wrong password (Z-5)', async () => {
  const { email } = await signUpClient(app.url)
  const workFor = async (address: string) => {
    vi.mocked(argon2).mockClear()
    await trySignIn(app.url, address, 'wrong')
    return vi.mocked(argon2).mock.calls.map(([algorithm, { memory, passes, parallelism, tagLength }]) => {
      return { algorithm, memory, passes, parallelism, tagLength }
    })
  }
  const known = await workFor(email)
  expect(known).toHaveLength(1)
  expect(await workFor(newEmail())).toEqual(known)
})
