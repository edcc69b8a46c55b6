import { errors as joseErrors } from 'jose'
import * as z from 'zod/mini'
import type { Db } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import { ensureUser, findCaller, grantAdmin } from '#server/store/users.ts'
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
    ...(serviceKey && {
      listUsers: page => listHostedUsers({ address, serviceKey, log: options.log }, page),
    }),
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

/** A provider that did not answer is left alone for so long: everybody who asks it waits. */
const pauseAfterFailure = 30_000

/**
 * Until ADMIN_EMAIL's owner is an admin: the provider is asked, when they call, whether the address is confirmed, for
 * the token's own claims about that can be written by the user. Calls at the same time wait for one answer.
 */
function firstAdminWatch(address: string, options: Options) {
  const { adminEmail, db, log } = options
  let settled = adminEmail === undefined
  let asking: Promise<void> | undefined
  let pausedUntil = Number.NEGATIVE_INFINITY

  const ask = async (token: string, claims: Claims) => {
    try {
      const known = await findCaller(db, { userId: claims.userId, sessionId: undefined })
      if (known === 'deleted') return
      if (known?.role !== 'admin') {
        if (!(await ownsAddress(address, options, token, claims))) return
        await makeAdmin(db, claims)
        log.info({ user: claims.userId }, 'the account of ADMIN_EMAIL is an admin')
      }
      settled = true
    } catch (error) {
      pausedUntil = performance.now() + pauseAfterFailure
      log.warn({ err: error }, 'whether ADMIN_EMAIL is confirmed could not be asked; a later call asks again')
    }
  }
  return async (token: string, claims: Claims): Promise<void> => {
    if (settled || claims.email.toLowerCase() !== adminEmail || performance.now() < pausedUntil) return
    asking ??= ask(token, claims).finally(() => {
      asking = undefined
    })
    await asking
  }
}

async function ownsAddress(
  address: string,
  { anonKey, adminEmail }: Options,
  token: string,
  claims: Claims,
): Promise<boolean> {
  const response = await fetch(`${address}/user`, {
    headers: { apikey: anonKey, authorization: `Bearer ${token}` },
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  })
  if (!response.ok) throw new Error(`the provider answered ${response.status}`)
  const user = z.parse(providerUserSchema, await response.json())
  return user.id === claims.userId && user.email.toLowerCase() === adminEmail && !!user.email_confirmed_at
}

async function makeAdmin(db: Db, { userId, email }: Claims): Promise<void> {
  await db.transaction().execute(async trx => {
    await ensureUser(trx, { id: userId, email })
    await grantAdmin(trx, userId)
  })
}
