import type { MiddlewareHandler } from 'hono'
import { AppError } from '#server/errors.ts'
import { recentSignInMinutes } from '#server/identity/identity.ts'
import type { CallerEnv } from './allow.ts'

/**
 * For what a stolen session alone must not be enough for: answers 403 `reauthentication_needed` unless the user signed
 * in during the last few minutes. To be used after `allow.users`.
 */
export const recentSignIn: MiddlewareHandler<CallerEnv> = async (c, next) => {
  const { signedInAtMs } = c.var
  const isRecent = signedInAtMs !== undefined && Date.now() - signedInAtMs < recentSignInMinutes * 60_000
  if (!isRecent) throw new AppError(403, 'reauthentication_needed', 'Please log in again to do this.')
  await next()
}
