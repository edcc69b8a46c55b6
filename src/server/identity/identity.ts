import type { Hono } from 'hono'
import type { UserId } from '#shared/api/ids.ts'

/**
 * Port: who a caller is. Implementations: `auth-provider/` (ours, at /auth/v1) and `hosted.ts` (Supabase).
 * It proves identity only. The user's role, and whether the user still exists, come from the product's own table at
 * every request (http/allow.ts), so nothing that a user can change at the provider grants anything.
 */
export type Identity = {
  /**
   * What a bearer token proves. Issuer, audience, expiry, signature and algorithm are checked; anonymous users
   * and the provider's own keys are refused. Throws 401 `invalid_token`, or 503 `identity_unavailable` if the
   * provider's keys cannot be fetched.
   */
  verify(token: string): Promise<Claims>
  /** For the browser's auth client: base address, public key, whether recovery by email works. */
  client: { url: string; key: string; recovery: boolean }
  /**
   * Deletes the account at the provider. `removed`: it no longer exists. `unchanged`: it was certainly not deleted.
   * Throws if neither is certain, for example after a timeout: then call again.
   */
  removeUser(id: UserId): Promise<'removed' | 'unchanged'>
  /** False for a hosted provider without its service key: removeUser then changes nothing. */
  canRemoveUsers: boolean
  /**
   * One page of the provider's accounts; the first page is 1. Present if there may be accounts that are not yet among
   * the product's users, and if we may list them.
   */
  listUsers?(page: number): Promise<ProviderPage>
  /** The provider's own routes, mounted at /auth/v1 (embedded only). */
  routes?: Hono
}

export type Claims = {
  userId: UserId
  email: string
  /** A session in auth_sessions that must still exist; undefined if the provider does not share its sessions. */
  sessionId: string | undefined
  /** When the user last signed in; a refresh of the token is not a sign-in. Undefined if the token does not say it. */
  signedInAtMs: number | undefined
}

/** For this long after a sign-in, the session proves who the user is. After that, it could be a stolen one. */
export const recentSignInMinutes = 10

export type ProviderPage = {
  /** The ids of all accounts on the page, as the provider writes them; empty after the last page. */
  ids: string[]
  /** Those that can use the product. */
  users: ProviderUser[]
}

export type ProviderUser = { id: UserId; email: string }
