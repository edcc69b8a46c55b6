import * as v from 'valibot'
import { finite, plainObject } from '#shared/schema.ts'
import { findStored, removeStored, store } from '#web/lib/storage/local-storage.ts'

/**
 * The session as the auth client stores it in the browser. From it, a page knows who is signed in and can make calls
 * until the token expires, without the client's code. Only the client renews it.
 */

export const sessionKey = 'parvis.session'

export type SessionUser = { id: string; email: string }

/** `expiresAtMs`: Unix time. */
export type StoredSession = {
  user: SessionUser
  accessToken: string
  refreshToken: string
  expiresAtMs: number
}

/** The auth client renews a token that expires within this time. Until then, the token is used as it is. */
const renewalMarginMs = 90_000

/** Stored instead of the session for a moment. The auth client of another tab reads it as no session. */
const signOutMark = 'null'

/** `v.regex` instead of `v.nonEmpty`: the pages already contain its code. */
const nonEmpty = v.pipe(v.string(), v.regex(/./))
const storedSchema = plainObject({
  access_token: nonEmpty,
  refresh_token: nonEmpty,
  /** In seconds. */
  expires_at: finite,
  user: plainObject({ id: nonEmpty, email: v.nullish(v.string()) }),
})

/** Whether anything is stored, readable here or not. Like the auth client, treats text that is not JSON as nothing. */
export function isSessionStored(): boolean {
  return readStored() !== null
}

/** Also undefined if the stored session cannot be read here: the auth client then has to read it. */
export function findStoredSession(): StoredSession | undefined {
  const parsed = v.safeParse(storedSchema, readStored())
  if (!parsed.success) return undefined
  const { access_token: accessToken, refresh_token: refreshToken, expires_at: seconds, user } = parsed.output
  const { id, email } = user
  return { user: { id, email: email ?? '' }, accessToken, refreshToken, expiresAtMs: seconds * 1000 }
}

/** The token is valid and does not need to be renewed yet. */
export function isFresh(session: StoredSession): boolean {
  return session.expiresAtMs - Date.now() >= renewalMarginMs
}

/** The token is still valid, but may be about to expire. */
export function isAlive(session: StoredSession): boolean {
  return session.expiresAtMs > Date.now()
}

/** A session is stored that the auth client has to renew, or that only the client can read. */
export function isClientNeeded(): boolean {
  const session = findStoredSession()
  return session ? !isFresh(session) : isSessionStored()
}

/**
 * For a sign-out. Stores the mark and then removes it: other tabs get an event for each of the two changes, and can
 * tell a sign-out from an expired session, which is removed without the mark.
 */
export function removeStoredSession(): void {
  store(sessionKey, signOutMark)
  removeStored(sessionKey)
}

/** The user signed out in another tab. */
export function isSignOut({ key, newValue }: StorageEvent): boolean {
  return key === sessionKey && newValue === signOutMark
}

/** Another tab changed the session, or (without a key) cleared the whole storage. */
export function isSessionChange({ key }: StorageEvent): boolean {
  return key === sessionKey || key === null
}

/** The parsed value; null if there is none or it is not JSON. */
export function readStored(): unknown {
  try {
    return JSON.parse(findStored(sessionKey) ?? 'null')
  } catch {
    return null
  }
}
