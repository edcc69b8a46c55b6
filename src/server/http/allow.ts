import type { Context, MiddlewareHandler } from 'hono'
import type { Db } from '#server/database/database.ts'
import { adminsOnly, unauthorized } from '#server/errors.ts'
import type { Claims, Identity } from '#server/identity/identity.ts'
import { ensureUser, findCaller } from '#server/store/users.ts'
import type { Account } from '#shared/account.ts'
import type { StreamWatch } from './stream-watch.ts'

export type CallerEnv = {
  Variables: {
    caller: Account
    /** Who the caller is now, for what goes on for a while; throws 401 once their session or account is gone. */
    recognise(): Promise<Account>
    /** Calls `end` once the caller's session or account is gone, for what stays open. Returns how to stop watching. */
    onSignedOut(end: () => void): () => void
  }
}

/** Who may call a route: its first middleware. Answers 401 or 403 to others. */
export type Allow = {
  /** Everybody who is signed in. */
  users: MiddlewareHandler<CallerEnv>
  /** Those who are administrators at the moment of the call. */
  admins: MiddlewareHandler<CallerEnv>
}

/** A public route: nobody is asked who they are. */
export const everybody: MiddlewareHandler = (_c, next) => next()

/**
 * Recognises the caller, in the one place and the one form there is: `Authorization: Bearer`. The token proves who;
 * that they still exist, that their session lives, and their role come from the database, at every request.
 */
export function createAllow(identity: Identity, db: Db, streams: StreamWatch): Allow {
  const recogniseCaller = async (c: Context<CallerEnv>) => {
    const claims = await identity.verify(bearerToken(c.req.header('authorization')))
    c.set('caller', await recognise(db, claims))
    c.set('recognise', () => recognise(db, claims))
    c.set('onSignedOut', end => streams.watch(claims, end))
  }
  return {
    users: async (c, next) => {
      await recogniseCaller(c)
      await next()
    },
    admins: async (c, next) => {
      await recogniseCaller(c)
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

async function recognise(db: Db, claims: Claims): Promise<Account> {
  const known = await findCaller(db, claims)
  if (known === undefined && claims.sessionId === undefined) {
    await ensureUser(db, { id: claims.userId, email: claims.email })
    const added = await findCaller(db, claims)
    if (added !== undefined && added !== 'deleted') return added
  }
  if (known === undefined || known === 'deleted') throw unauthorized()
  return known
}
