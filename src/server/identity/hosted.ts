import { errors as joseErrors } from 'jose'
import * as z from 'zod/mini'
import type { Db } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import { ensureUser, grantAdmin } from '#server/store/users.ts'
import { userIdSchema } from '#shared/ids.ts'
import { listHostedUsers, removeHostedUser } from './hosted-accounts.ts'
import { hostedKeys } from './hosted-keys.ts'
import type { Claims, Identity } from './identity.ts'
import {
  invalidToken,
  userClaimsSchema,
  userTokenOptions,
  verifySharedSecretToken,
  verifyToken,
} from './verify-token.ts'

type Options = {
  url: string
  anonKey: string
  serviceRoleKey: string | undefined
  jwtSecret: string | undefined
  db: Db
  log: Log
  /** ADMIN_EMAIL: the account with this confirmed address is the first admin. */
  adminEmail: string | undefined
}

const timeout = 10_000

/** A hosted Supabase project. Issuer, keys and algorithms are the configured ones, whatever a token says. */
export function hostedIdentity(options: Options): Identity {
  const address = `${options.url}/auth/v1`
  const serviceKey = options.serviceRoleKey
  const readToken = tokenReader(address, options)
  const noteFirstAdmin = firstAdminWatch(address, options)
  return {
    client: { url: address, key: options.anonKey, recovery: true },
    async verify(token) {
      const claims = await readToken(token)
      await noteFirstAdmin(token, claims)
      return claims
    },
    removeUser: id => removeHostedUser({ address, serviceKey, log: options.log }, id),
    canRemoveUsers: serviceKey !== undefined,
    ...(serviceKey && { listUsers: page => listHostedUsers({ address, serviceKey }, page) }),
  }
}

function tokenReader(issuer: string, options: Options): (token: string) => Promise<Claims> {
  const keys = hostedKeys(`${issuer}/.well-known/jwks.json`, options.log)
  const secret = options.jwtSecret === undefined ? undefined : new TextEncoder().encode(options.jwtSecret)
  const checks = { ...userTokenOptions, issuer }
  return async token => {
    try {
      const payload = secret
        ? await verifySharedSecretToken(token, secret, checks)
        : await verifyToken(token, keys.find, checks)
      const claims = z.safeParse(userClaimsSchema, payload)
      if (!claims.success || claims.data.is_anonymous) throw invalidToken()
      return { userId: claims.data.sub, email: claims.data.email, sessionId: undefined }
    } catch (error) {
      throw error instanceof joseErrors.JOSEError || error instanceof TypeError ? invalidToken() : error
    }
  }
}

const providerUserSchema = z.object({
  id: userIdSchema,
  email: z.string(),
  email_confirmed_at: z.nullish(z.string()),
})

/**
 * Once per start, the first time that ADMIN_EMAIL's owner calls: the provider is asked whether the address is
 * confirmed, for the token's own claims about that can be written by the user.
 */
function firstAdminWatch(address: string, options: Options) {
  const { adminEmail, db, log } = options
  let settled = adminEmail === undefined
  return async (token: string, claims: Claims): Promise<void> => {
    if (settled || claims.email.toLowerCase() !== adminEmail) return
    try {
      const response = await fetch(`${address}/user`, {
        headers: { apikey: options.anonKey, authorization: `Bearer ${token}` },
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      })
      if (!response.ok) throw new Error(`the provider answered ${response.status}`)
      const user = z.parse(providerUserSchema, await response.json())
      if (user.id !== claims.userId || user.email.toLowerCase() !== adminEmail || !user.email_confirmed_at)
        return
      await db.transaction().execute(async trx => {
        await ensureUser(trx, { id: claims.userId, email: claims.email })
        await grantAdmin(trx, claims.userId)
      })
      settled = true
      log.info({ user: claims.userId }, 'the account of ADMIN_EMAIL is an admin')
    } catch (error) {
      log.warn(
        { err: error },
        'whether ADMIN_EMAIL is confirmed could not be asked; the next call asks again',
      )
    }
  }
}
