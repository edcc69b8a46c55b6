import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  findStoredSession,
  isAlive,
  isClientNeeded,
  isFresh,
  isSessionStored,
  isSignOut,
  removeStoredSession,
  sessionKey,
} from './stored-session.ts'

const nowMs = Date.UTC(2026, 0, 1)

/** As the auth client writes it, including the fields that the page does not read. */
function storeSession(changes: object = {}) {
  const session = {
    access_token: 'access',
    refresh_token: 'refresh',
    expires_at: nowMs / 1000 + 3600,
    expires_in: 3600,
    token_type: 'bearer',
    user: { id: 'u1', email: 'a@example.fr', aud: 'authenticated' },
    ...changes,
  }
  localStorage.setItem(sessionKey, JSON.stringify(session))
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe('a stored session', () => {
  it('has the user and the token', () => {
    storeSession()
    expect(findStoredSession()).toEqual({
      user: { id: 'u1', email: 'a@example.fr' },
      accessToken: 'access',
      refreshToken: 'refresh',
      expiresAtMs: nowMs + 3_600_000,
    })
  })

  it('may belong to a user without an email address', () => {
    storeSession({ user: { id: 'u1', email: null } })
    expect(findStoredSession()?.user).toEqual({ id: 'u1', email: '' })
    storeSession({ user: { id: 'u1' } })
    expect(findStoredSession()?.user).toEqual({ id: 'u1', email: '' })
  })

  it('is fresh until the auth client would renew it, and alive until it expires', () => {
    vi.useFakeTimers({ now: nowMs })
    const user = { id: 'u1', email: '' }
    const expiringIn = (remainingMs: number) => ({
      user,
      accessToken: 'access',
      refreshToken: 'refresh',
      expiresAtMs: nowMs + remainingMs,
    })
    expect(isFresh(expiringIn(90_000))).toBe(true)
    expect(isFresh(expiringIn(89_999))).toBe(false)
    expect(isAlive(expiringIn(1))).toBe(true)
    expect(isAlive(expiringIn(0))).toBe(false)
  })

  it('that can be read needs the auth client only when it is about to expire', () => {
    vi.useFakeTimers({ now: nowMs })
    expect(isClientNeeded()).toBe(false)
    storeSession()
    expect(isClientNeeded()).toBe(false)
    storeSession({ expires_at: nowMs / 1000 + 89 })
    expect(isClientNeeded()).toBe(true)
  })

  it.each([
    { access_token: 7 },
    { access_token: '' },
    { refresh_token: undefined },
    { expires_at: '2026' },
    { user: null },
    { user: { id: 3 } },
  ])('that cannot be read is left to the auth client (%o)', changes => {
    storeSession(changes)
    expect(findStoredSession()).toBeUndefined()
    expect(isSessionStored()).toBe(true)
    expect(isClientNeeded()).toBe(true)
  })

  it.each(['', 'null', 'not JSON', '{"access_token":'])(
    'does not exist if the storage holds something else (%s)',
    text => {
      localStorage.setItem(sessionKey, text)
      expect(findStoredSession()).toBeUndefined()
      expect(isSessionStored()).toBe(false)
      expect(isClientNeeded()).toBe(false)
    },
  )

  it('leaves nothing behind when it is removed', () => {
    storeSession()
    removeStoredSession()
    expect(localStorage.length).toBe(0)
  })

  it('that is removed can be told from an expired one by the other tabs', () => {
    const events: StorageEvent[] = []
    const record = (key: string, newValue: string | null) =>
      events.push(new StorageEvent('storage', { key, newValue }))
    vi.stubGlobal('localStorage', { setItem: record, removeItem: (key: string) => record(key, null) })
    removeStoredSession()
    expect(events.map(isSignOut)).toEqual([true, false])
  })

  it('does not exist when the browser refuses access to its storage', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(isSessionStored()).toBe(false)
    removeStoredSession()
  })
})
