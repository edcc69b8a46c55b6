import type { Context } from 'hono'
import { lockUser } from '#server/auth-provider/accounts/accounts.ts'
import { consumeCode } from '#server/auth-provider/mail-links/mail-tokens.ts'
import { checkPassword } from '#server/auth-provider/passwords/password-hash.ts'
import { AuthError } from '#server/auth-provider/protocol/auth-error.ts'
import type { AuthProvider } from '#server/auth-provider/provider.ts'
import type { Caller } from '#server/auth-provider/sessions/caller.ts'
import { requestId } from '#server/http/request-log.ts'

export type Proof = { current_password?: string | null | undefined; nonce?: string | null | undefined }

/**
 * A stolen token alone must not be enough to take the account over. To change the password or the address, a user must
 * also give the current password or an emailed code, or have signed in during the last few minutes. For an hour after a
 * recovery link was used, none of this is needed to change the password once. Call this function before comparing the
 * new password with the old one: the result of that comparison would let a thief guess the password.
 */
export async function requireProof(
  c: Context,
  provider: AuthProvider,
  caller: Caller,
  change: Proof & { changesEmail: boolean },
): Promise<void> {
  const { user, session } = caller
  // An anonymous user has no account to take over.
  if (user.email === null) return
  if (change.current_password) {
    return checkCurrentPassword(c, provider, { ...user, email: user.email }, change.current_password)
  }
  if (change.nonce) return consumeNonce(provider, { ...user, email: user.email }, change.nonce)
  if (session.isRecent || (session.isRecovery && !change.changesEmail)) return
  throw new AuthError(
    400,
    'reauthentication_needed',
    'Please enter your current password to make this change.',
  )
}

type Owner = Caller['user'] & { email: string }

/** Counts as an attempt to sign in: the same rate limit and, if it fails, the same entry in the audit log. */
async function checkCurrentPassword(
  c: Context,
  provider: AuthProvider,
  user: Owner,
  password: string,
): Promise<void> {
  const origin = {
    account: user.email,
    address: provider.clientAddress(c),
    isShared: provider.sharesAddress(c),
  }
  const isRight = await provider.rateLimits.trySignIn(origin, async ({ succeeded }) => {
    const isRight = await checkPassword(password, user.password_hash)
    if (isRight) await succeeded()
    return isRight
  })
  if (isRight) return
  const request = requestId(c)
  provider.log.info({ user: user.id, request }, 'the current password was wrong')
  provider.failedSignIns.append(user.id, request)
  throw new AuthError(400, 'current_password_invalid', 'The current password is not correct.')
}

async function consumeNonce(provider: AuthProvider, user: Owner, nonce: string): Promise<void> {
  await provider.rateLimits.countCode(user.email)
  // Always committed, to keep the count of wrong codes.
  const token = await provider.db.transaction().execute(async trx => {
    await lockUser(trx, user.id)
    return consumeCode(trx, user.id, nonce, ['reauthentication'])
  })
  if (!token) throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
}
