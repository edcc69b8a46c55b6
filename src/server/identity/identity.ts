import type { Hono } from 'hono'
import type { UserId } from '#shared/ids.ts'

/**
 * Port: who a caller is. Implementations: `auth-provider/` (ours, at /auth/v1) and `hosted.ts` (Supabase).
 * It proves identity only. Whether the user still exists and which role they have is the product's own table,
 * read at every request (http/allow.ts): nothing a user can write here grants anything.
 */
export type Identity = {
  /**
   * What a bearer token proves. Issuer, audience, expiry, signature and algorithm are checked; anonymous users
   * and the provider's own keys are refused. Throws 401 `invalid_token`, 503 `identity_unavailable` where the
   * provider's keys are out of reach.
   */
  verify(token: string): Promise<Claims>
  /** What the browser's auth client is told: base address, public key, whether recovery by mail works. */
  client: { url: string; key: string; recovery: boolean }
  /**
   * Ends the account at the provider. `gone`: it is, or was before; `untouched`: it surely is as it was. Throws where
   * nobody can know, such as after a time-out: only asking again tells.
   */
  removeUser(id: UserId): Promise<'gone' | 'untouched'>
  /** False where removeUser can only refuse: a hosted provider without its service key. */
  canRemoveUsers: boolean
  /**
   * One page of the provider's accounts, numbered from 1. Only where there may be accounts that are not among the
   * product's users yet, and may be asked for.
   */
  listUsers?(page: number): Promise<ProviderPage>
  /** The provider's own routes, mounted at /auth/v1 (embedded only). */
  routes?: Hono
}

export type Claims = {
  userId: UserId
  email: string
  /** Must still be alive in auth_sessions; undefined where the provider keeps its sessions to itself. */
  sessionId: string | undefined
}

export type ProviderPage = {
  /** Of every account on the page, as the provider spells it; empty behind the last page. */
  ids: string[]
  /** Those that have a place in the product. */
  users: ProviderUser[]
}

export type ProviderUser = { id: UserId; email: string }
