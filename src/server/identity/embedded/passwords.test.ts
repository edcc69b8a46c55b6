import { describe, expect, it } from 'vitest'
import { checkPassword, hashPassword, isReadableHash } from './passwords.ts'

describe('password hashes', () => {
  it('open with the password and with no other', async () => {
    const hash = await hashPassword('un mot de passe')
    expect(await checkPassword('un mot de passe', hash)).toBe(true)
    expect(await checkPassword('un mot de passe ', hash)).toBe(false)
    expect(await checkPassword('', hash)).toBe(false)
  })

  it('take the same accented password typed in another Unicode form', async () => {
    expect(await checkPassword('e\u0301te\u0301 2026', await hashPassword('\u00e9t\u00e9 2026'))).toBe(true)
  })

  it('are argon2id PHC strings with the agreed cost and a salt of their own', async () => {
    const [one, two] = await Promise.all([hashPassword('same password'), hashPassword('same password')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(one).not.toBe(two)
  })

  it('made elsewhere with another argon2 are read', async () => {
    const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
    expect(await checkPassword('password', reference)).toBe(true)
    expect(await checkPassword('passwore', reference)).toBe(false)
  })

  it('of another kind or of an absurd cost are not read', () => {
    expect(isReadableHash('$2a$10$abcdefghijklmnopqrstuv')).toBe(false)
    expect(
      isReadableHash('$argon2id$v=19$m=99999999,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8'),
    ).toBe(false)
    expect(isReadableHash('')).toBe(false)
  })

  it('cost the same time where there is no account', async () => {
    const hash = await hashPassword('right password')
    const time = async (known: string | undefined) => {
      const start = performance.now()
      await checkPassword('wrong password', known)
      return performance.now() - start
    }
    const samples = { known: [] as number[], unknown: [] as number[] }
    // In turns, so that whatever else the machine does befalls both.
    for (let round = 0; round < 15; round += 1) {
      samples.known.push(await time(hash))
      samples.unknown.push(await time(undefined))
    }
    const [known, unknown] = [median(samples.known), median(samples.unknown)]
    expect(unknown).toBeGreaterThan(known / 3)
    expect(unknown).toBeLessThan(known * 3)
  })
})

function median(samples: number[]): number {
  return samples.sort((a, b) => a - b)[samples.length >> 1] ?? 0
}
