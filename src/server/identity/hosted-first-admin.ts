import * as v from 'valibot'
import type { Log } from '#server/log.ts'
import { type UserId, userIdSchema } from '#shared/api/ids.ts'
import { parseOrThrow, plainObject } from '#shared/schema.ts'
import type { Claims, ProviderUser } from './identity.ts'
import { readJson } from './read-json.ts'

/** The account at the hosted provider whose confirmed address is ADMIN_EMAIL: the product's first administrator. */
export type HostedFirstAdmin = {
  /** Lower-cased. */
  email: string
  /** The account's role in the product's own table; undefined before the account's first call. */
  findRole(id: UserId): Promise<'user' | 'admin' | 'deleted' | undefined>
  makeAdmin(user: ProviderUser): Promise<void>
}

type Provider = { address: string; anonKey: string; log: Log }

const timeoutMs = 10_000

/** The time between a failed check and the next one. Without it, each of the owner's calls would wait for a check. */
const pauseAfterFailureMs = 30_000

const providerUserSchema = plainObject({
  id: userIdSchema,
  email: v.string(),
  email_confirmed_at: v.nullish(v.string()),
})

/**
 * Returns a function to call for every verified token. Until the owner of ADMIN_EMAIL is an administrator, their calls
 * ask the provider whether the address is confirmed: the token's own claims about that can be written by the user.
 * Concurrent calls share one request.
 */
export function watchForFirstAdmin(provider: Provider, firstAdmin: HostedFirstAdmin) {
  const { log } = provider
  let isSettled = false
  let pending: Promise<void> | undefined
  let pausedUntilMs = Number.NEGATIVE_INFINITY

  const check = async (token: string, claims: Claims) => {
    try {
      const role = await firstAdmin.findRole(claims.userId)
      if (role === 'deleted') return
      if (role !== 'admin') {
        if (!(await ownsAddress(provider, firstAdmin.email, token, claims.userId))) return
        await firstAdmin.makeAdmin({ id: claims.userId, email: claims.email })
        log.info({ user: claims.userId }, 'the account of ADMIN_EMAIL is an administrator')
      }
      isSettled = true
    } catch (error) {
      pausedUntilMs = performance.now() + pauseAfterFailureMs
      log.warn({ err: error }, 'could not check whether ADMIN_EMAIL is confirmed; a later call tries again')
    }
  }
  return async (token: string, claims: Claims): Promise<void> => {
    if (isSettled || claims.email.toLowerCase() !== firstAdmin.email || performance.now() < pausedUntilMs)
      return
    pending ??= check(token, claims).finally(() => {
      pending = undefined
    })
    await pending
  }
}

async function ownsAddress(
  { address, anonKey }: Provider,
  email: string,
  token: string,
  userId: UserId,
): Promise<boolean> {
  const response = await fetch(`${address}/user`, {
    headers: { apikey: anonKey, authorization: `Bearer ${token}` },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`the provider answered ${response.status}`)
  const user = parseOrThrow(providerUserSchema, await readJson(response))
  return user.id === userId && user.email.toLowerCase() === email && !!user.email_confirmed_at
}
