import * as z from 'zod/mini'
import { findStored, removeStored, store } from '#web/lib/storage.ts'
import { sessionKey } from './session-key.ts'

/**
 * The session as the auth client keeps it in the browser's storage: enough to know who comes back, and to make calls
 * for as long as the token lasts, without the client's code. Only the client renews it.
 */

export type SessionUser = { id: string; email: string }

/** `expiresAt` in milliseconds since 1970. */
export type StoredSession = { user: SessionUser; accessToken: string; expiresAt: number }

/** The auth client renews with less than this to go, in milliseconds: until then both take the token for good. */
const margin = 90_000

/** Stands in the session's place for a moment. To the auth client of another tab it reads as no session at all. */
const signOutMark = 'null'

/** By a check that the pages load in any case. */
const nonEmpty = z.string().check(z.regex(/./))
const storedSchema = z.object({
  access_token: nonEmpty,
  refresh_token: nonEmpty,
  /** In seconds. */
  expires_at: z.number(),
  user: z.object({ id: nonEmpty, email: z.nullish(z.string()) }),
})

/** Whether anything is stored, understood here or not. What is no JSON is nothing, to the auth client as well. */
export function isSessionStored(): boolean {
  return readStored() !== null
}

/** Undefined, too, where what is stored is not understood: the auth client then has to say what it is. */
export function findStoredSession(): StoredSession | undefined {
  const parsed = z.safeParse(storedSchema, readStored())
  if (!parsed.success) return undefined
  const { access_token: accessToken, expires_at: seconds, user } = parsed.data
  return { user: { id: user.id, email: user.email ?? '' }, accessToken, expiresAt: seconds * 1000 }
}

/** The token is good for a call, and nobody needs to renew it yet. */
export function isFresh(session: StoredSession): boolean {
  return session.expiresAt - Date.now() >= margin
}

/** The token is still good, but may be about to end. */
export function isAlive(session: StoredSession): boolean {
  return session.expiresAt > Date.now()
}

/** A session is stored that only the auth client can make use of. */
export function isClientNeeded(): boolean {
  const session = findStoredSession()
  return session ? !isFresh(session) : isSessionStored()
}

/**
 * For a sign-out that was asked for. An expired session goes without the mark, which is how other tabs tell the two
 * apart: they hear of both changes, in their order.
 */
export function removeStoredSession(): void {
  store(sessionKey, signOutMark)
  removeStored(sessionKey)
}

/** Another tab was asked to sign out. */
export function isSignOut({ key, newValue }: StorageEvent): boolean {
  return key === sessionKey && newValue === signOutMark
}

/** Another tab changed the session, or (without a key) wiped everything. */
export function concernsSession({ key }: StorageEvent): boolean {
  return key === sessionKey || key === null
}

/** As it is stored, whatever that is; null for nothing. */
export function readStored(): unknown {
  try {
    return JSON.parse(findStored(sessionKey) ?? 'null')
  } catch {
    return null
  }
}
