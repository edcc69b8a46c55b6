import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { encodeRefreshToken, parseRefreshToken } from './refresh-token.ts'

const key = randomBytes(32)
const sessionId = randomUUID()

describe('refresh token', () => {
  it('is parsed into its session and counter, for any counter', () => {
    for (const counter of [0, 1, 127, 128, 300, 16_384, 2 ** 31, 2 ** 40 + 5, Number.MAX_SAFE_INTEGER]) {
      const parsed = parseRefreshToken(encodeRefreshToken(sessionId, counter, key))
      expect(parsed).toMatchObject({ sessionId, counter })
      expect(parsed?.isSignedBy(key)).toBe(true)
    }
  })

  it('has the layout that Supabase Auth gives it', () => {
    const bytes = Buffer.from(encodeRefreshToken(sessionId, 300, key), 'base64url')
    expect(bytes.length).toBe(1 + 16 + 2 + 16 + 4)
    expect([bytes[0], bytes[17], bytes[18]]).toEqual([0, 0xac, 0x02])
  })

  it('is refused if it was signed with the key of another session', () => {
    expect(parseRefreshToken(encodeRefreshToken(sessionId, 1, randomBytes(32)))?.isSignedBy(key)).toBe(false)
  })

  it('is refused if a single bit of it changed', () => {
    const bytes = Buffer.from(encodeRefreshToken(sessionId, 7, key), 'base64url')
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Buffer.from(bytes)
      const at = bit >> 3
      changed[at] = (changed[at] ?? 0) ^ (1 << (bit & 7))
      expect(parseRefreshToken(changed.toString('base64url'))).toBeUndefined()
    }
  })

  it('is refused if it has another format', () => {
    for (const text of ['', 'invalid-refresh-token', 'a'.repeat(500), '=?', `${'A'.repeat(50)}\n`]) {
      expect(parseRefreshToken(text)).toBeUndefined()
    }
  })
})
