import { argon2 } from 'node:crypto'
import { afterAll, describe, expect, it, vi } from 'vitest'

/** The real function, wrapped in a spy. */
vi.mock('node:crypto', async original => {
  const crypto = await original<typeof import('node:crypto')>()
  return { ...crypto, argon2: vi.fn(crypto.argon2) }
})
// Loaded again, because an earlier file of this process may have loaded it without the spy.
vi.resetModules()
const { checkPassword, hashPassword, isReadableHash } = await import('./password-hash.ts')
afterAll(() => vi.resetModules())

describe('password hashes', () => {
  it('match their password and no other', async () => {
    const hash = await hashPassword('un mot de passe')
    expect(await checkPassword('un mot de passe', hash)).toBe(true)
    expect(await checkPassword('un mot de passe ', hash)).toBe(false)
    expect(await checkPassword('', hash)).toBe(false)
  })

  it('match the same accented password in another Unicode form', async () => {
    expect(await checkPassword('e\u0301te\u0301 2026', await hashPassword('\u00e9t\u00e9 2026'))).toBe(true)
  })

  it('are argon2id PHC strings with the agreed cost and a random salt', async () => {
    const [one, two] = await Promise.all([hashPassword('same password'), hashPassword('same password')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(one).not.toBe(two)
  })

  it('can be imported from another argon2 implementation', async () => {
    const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
    expect(await checkPassword('password', reference)).toBe(true)
    expect(await checkPassword('passwore', reference)).toBe(false)
  })

  it('are refused if the algorithm is not argon2, or if a value is too small or too large', () => {
    const encoded = (bytes: number) => Buffer.alloc(bytes, 1).toString('base64').replace(/=+$/, '')
    const hash = (cost: string, saltBytes = 8, tagBytes = 32) =>
      `$argon2id$v=19$${cost}$${encoded(saltBytes)}$${encoded(tagBytes)}`
    expect(isReadableHash(hash('m=262144,t=16,p=16'))).toBe(true)
    expect(isReadableHash(hash('m=128,t=1,p=16', 8, 16))).toBe(true)
    expect(isReadableHash(hash('m=8,t=1,p=1', 8, 64))).toBe(true)
    for (const refused of [
      '$2a$10$abcdefghijklmnopqrstuv',
      '',
      hash('m=262145,t=2,p=1'),
      hash('m=127,t=1,p=16'),
      hash('m=65536,t=17,p=1'),
      hash('m=65536,t=0,p=1'),
      hash('m=65536,t=2,p=17'),
      hash('m=65536,t=2,p=0'),
      hash('m=65536,t=2,p=1', 7),
      hash('m=65536,t=2,p=1', 8, 15),
      hash('m=65536,t=2,p=1', 8, 65),
    ]) {
      expect(isReadableHash(refused), refused).toBe(false)
    }
  })

  it('take the same work to check with and without an account', async () => {
    const hash = await hashPassword('right password')
    const workFor = async (storedHash: string | undefined) => {
      vi.mocked(argon2).mockClear()
      await checkPassword('wrong password', storedHash)
      return vi.mocked(argon2).mock.calls.map(([algorithm, { memory, passes, parallelism, tagLength }]) => {
        return { algorithm, memory, passes, parallelism, tagLength }
      })
    }
    const known = await workFor(hash)
    expect(known).toMatchObject([{ algorithm: 'argon2id', memory: 19_456, passes: 2 }])
    expect(await workFor(undefined)).toEqual(known)
  })
})
