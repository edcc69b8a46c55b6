import type { Context } from 'hono'
import { type AuthUser, findById, isBanned } from '#server/auth-provider/accounts/accounts.ts'
import { AuthError } from '#server/auth-provider/protocol/auth-error.ts'
import type { AuthProvider } from '#server/auth-provider/provider.ts'
import { readAccessToken } from './access-token.ts'
import { type CallerSession, findSession } from './sessions.ts'

export function bearerToken(c: Context): string {
  const token = /^Bearer +(\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1]
  if (!token) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  return token
}

export type Caller = { user: AuthUser; session: CallerSession }

/** The caller, identified by an access token whose session has not ended. */
export async function requireCaller(c: Context, provider: AuthProvider): Promise<Caller> {
  const token = bearerToken(c)
  const claims = await readAccessToken(provider.keys, provider.issuer, token).catch(() => {
    throw badJwt()
  })
  const user = await findById(provider.db, claims.userId)
  if (!user) {
    throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  }
  const session = await findSession(provider.db, claims.sessionId, user.id)
  if (!session) throw sessionGone()
  if (isBanned(user)) throw new AuthError(403, 'user_banned', 'User is banned')
  return { user, session }
}

export function sessionGone(): AuthError {
  return new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
}

export function badJwt(): AuthError {
  return new AuthError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature')
}
