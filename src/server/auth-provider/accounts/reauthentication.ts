import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { takeCode } from '#server/auth-provider/mail-links/mail-tokens.ts'
import { checkPassword } from '#server/auth-provider/passwords/password-hash.ts'
import { AuthError } from '#server/auth-provider/protocol/auth-error.ts'
import type { AuthProvider } from '#server/auth-provider/provider.ts'
import type { Caller } from '#server/auth-provider/sessions/caller.ts'
import { lockUser } from './accounts.ts'

export type Proof = { current_password?: string | null | undefined; nonce?: string | null | undefined }

/**
 * A token may be stolen, so it alone must not take the account over: who changes the password or the address also
 * gives the current password or a code from the account's mailbox, or has just signed in. Call before the new
 * password is compared with the old one: that answer, too, would let a thief guess.
 */
export async function requireProof(
  c: Context,
  provider: AuthProvider,
  caller: Caller,
  change: Proof & { changesEmail: boolean },
): Promise<void> {
  const { user, session } = caller
  // An anonymous sign-in has nothing yet that could be taken over.
  if (user.email === null) return
  if (change.current_password) {
    return checkCurrentPassword(c, provider, { ...user, email: user.email }, change.current_password)
  }
  if (change.nonce) return takeNonce(provider, { ...user, email: user.email }, change.nonce)
  if (session.isRecent || (session.isRecovery && !change.changesEmail)) return
  throw new AuthError(
    400,
    'reauthentication_needed',
    'Please enter your current password to make this change.',
  )
}

type Owner = Caller['user'] & { email: string }

/** Under the limits of signing in, and noted like a failed one: it is the same guess. */
async function checkCurrentPassword(
  c: Context,
  provider: AuthProvider,
  user: Owner,
  password: string,
): Promise<void> {
  const requestId = randomUUID()
  c.header('X-Request-Id', requestId)
  const attempt = await provider.rateLimits.startSignIn(user.email, provider.clientAddress(c))
  if (await checkPassword(password, user.password_hash)) return attempt.succeeded()
  provider.log.info({ user: user.id, requestId }, 'the current password was wrong')
  provider.failedSignIns.append(user.id, requestId)
  throw new AuthError(400, 'current_password_invalid', 'The current password is not correct.')
}

async function takeNonce(provider: AuthProvider, user: Owner, nonce: string): Promise<void> {
  await provider.rateLimits.countCode(user.email)
  // Committed in any case: a wrong code must stay counted.
  const taken = await provider.db.transaction().execute(async trx => {
    await lockUser(trx, user.id)
    return takeCode(trx, user.id, nonce, ['reauthentication'])
  })
  if (!taken) throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
}
