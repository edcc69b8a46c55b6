import { errors as joseErrors } from 'jose'
import * as v from 'valibot'
import type { Log } from '#server/log.ts'
import { plainObject } from '#shared/schema.ts'
import { emailSchema, listHostedUsers, removeHostedUser } from './hosted-accounts.ts'
import { type HostedFirstAdmin, watchForFirstAdmin } from './hosted-first-admin.ts'
import { hostedKeys } from './hosted-keys.ts'
import type { Claims, Identity } from './identity.ts'
import {
  invalidToken,
  rememberClaims,
  signedInAtMs,
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
  log: Log
  /** Undefined without ADMIN_EMAIL. */
  firstAdmin: HostedFirstAdmin | undefined
}

/**
 * A hosted Supabase project. Issuer, keys and algorithms come from the settings and the project's list of keys, never
 * from a token.
 */
export function hostedIdentity(options: Options): Identity {
  const address = `${options.url}/auth/v1`
  const { serviceRoleKey } = options
  const readToken = rememberClaims(tokenReader(address, options))
  const noteFirstAdmin =
    options.firstAdmin &&
    watchForFirstAdmin({ address, anonKey: options.anonKey, log: options.log }, options.firstAdmin)
  return {
    client: { url: address, key: options.anonKey, recovery: true },
    async verify(token) {
      const claims = await readToken(token)
      await noteFirstAdmin?.(token, claims)
      return claims
    },
    removeUser: id => removeHostedUser({ address, serviceRoleKey, log: options.log }, id),
    canRemoveUsers: serviceRoleKey !== undefined,
    ...(serviceRoleKey && {
      listUsers: page => listHostedUsers({ address, serviceRoleKey, log: options.log }, page),
    }),
  }
}

/** Users can have no address. */
const claimsSchema = plainObject({ ...userClaimsSchema.entries, email: v.optional(emailSchema, '') })

function tokenReader(issuer: string, options: Options): (token: string) => Promise<Claims> {
  const keys = hostedKeys(`${issuer}/.well-known/jwks.json`, options.log)
  const secret = options.jwtSecret === undefined ? undefined : new TextEncoder().encode(options.jwtSecret)
  const checks = { ...userTokenOptions, issuer }
  return async token => {
    try {
      const payload = secret
        ? await verifySharedSecretToken(token, secret, checks)
        : await verifyToken(token, keys.find, checks)
      const claims = v.safeParse(claimsSchema, payload)
      if (!claims.success || claims.output.is_anonymous) throw invalidToken()
      return {
        userId: claims.output.sub,
        email: claims.output.email,
        sessionId: undefined,
        signedInAtMs: signedInAtMs(claims.output),
      }
    } catch (error) {
      throw error instanceof joseErrors.JOSEError || error instanceof TypeError ? invalidToken() : error
    }
  }
}
