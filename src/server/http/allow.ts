import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import type { Db } from '#server/database/database.ts'
import { adminsOnly, unauthorized } from '#server/errors.ts'
import type { Claims, Identity } from '#server/identity/identity.ts'
import type { Account } from '#shared/api/account.ts'
import { type Admission, createAdmission } from './admission.ts'
import { loadCaller } from './load-caller.ts'
import type { RateLimit } from './rate-limit.ts'
import type { StreamWatch } from './stream-watch.ts'

/** What a route knows of its caller, and Node's own request and response. */
export type CallerEnv = {
  Bindings: HttpBindings
  Variables: {
    caller: Account
    /** Loads the caller again, for long responses. Throws 401 once their session or account has ended. */
    recheckCaller(): Promise<Account>
    /**
     * Calls `end` once the caller's session or account has ended, for open streams. Returns a function to unsubscribe.
     */
    onSignedOut(end: () => void): () => void
    signedInAtMs: Claims['signedInAtMs']
  }
}

type SenderEnv = {
  Variables: Pick<CallerEnv['Variables'], 'onSignedOut'> & { admission: Admission }
}

/**
 * The first middleware of a route: who may call it. Answers 401 or 403 to everyone else; `senders` leaves part of the
 * check to its handler.
 */
export type Allow = {
  /** Users who are signed in. */
  users: MiddlewareHandler<CallerEnv>
  /**
   * Users with a valid token. The handler must use `admission` to check the session and the limit. Only for sending a
   * question, because each round trip delays the first word of its answer.
   */
  senders(limit: RateLimit): MiddlewareHandler<SenderEnv>
  /** Users who are administrators at the time of the call. */
  admins: MiddlewareHandler<CallerEnv>
}

/** A public route. */
export const everybody: MiddlewareHandler = (_c, next) => next()

/**
 * Authenticates the caller. The only accepted form is `Authorization: Bearer`. The token proves the user's identity.
 * The role, and whether the account and its session still exist, are read from the database for each request, or
 * checked by the statement that stores a question.
 */
export function createAllow(identity: Identity, db: Db, streams: StreamWatch): Allow {
  const verify = (c: Context) => identity.verify(bearerToken(c.req.header('authorization')))
  const authenticate = async (c: Context, claims: Claims) => {
    c.set('caller', await loadCaller(db, claims))
    c.set('recheckCaller', () => loadCaller(db, claims))
    c.set('onSignedOut', (end: () => void) => streams.watch(claims, end))
    c.set('signedInAtMs', claims.signedInAtMs)
  }
  return {
    users: async (c, next) => {
      await authenticate(c, await verify(c))
      await next()
    },
    senders: limit => async (c, next) => {
      const claims = await verify(c)
      c.set('admission', createAdmission(db, claims, limit))
      c.set('onSignedOut', (end: () => void) => streams.watch(claims, end))
      await next()
    },
    admins: async (c, next) => {
      await authenticate(c, await verify(c))
      checkAdmin(c.var.caller)
      await next()
    },
  }
}

/** Throws 403 `forbidden` unless the caller is an administrator. */
export function checkAdmin(caller: Account): void {
  if (caller.role !== 'admin') throw adminsOnly()
}

function bearerToken(header: string | undefined): string {
  const token = header?.match(/^Bearer ([\w.~+/=-]+)$/i)?.[1]
  if (token === undefined) throw unauthorized()
  return token
}
