import { argon2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { vi } from 'vitest'

/**
 * Vitest's setup for the API and long tests, which create hundreds of accounts: new passwords are hashed at the lowest
 * cost instead of 33 ms each. A hash contains its cost, so the product's own code checks it, in other processes too.
 * The unit tests check the real cost.
 */

const derive = promisify(argon2)
const cost = { memory: 8, passes: 1, parallelism: 1 }

vi.mock('#server/auth-provider/passwords/password-hash.ts', async importOriginal => ({
  ...(await importOriginal<object>()),
  hashPassword,
}))

async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await derive('argon2id', { ...cost, message: password.normalize('NFC'), nonce, tagLength: 32 })
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
