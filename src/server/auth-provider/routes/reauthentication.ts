import type { Context } from 'hono'
import { lockUser } from '#server/auth-provider/accounts/accounts.ts'
import { consumeCode, findCode } from '#server/auth-provider/mail-links/mail-tokens.ts'
import { checkPassword } from '#server/auth-provider/passwords/password-hash.ts'
import { AuthError } from '#server/auth-provider/protocol/auth-error.ts'
import type { AuthProvider } from '#server/auth-provider/provider.ts'
import type { Caller } from '#server/auth-provider/sessions/caller.ts'
import type { Db } from '#server/database/database.ts'
import { requestId } from '#server/http/request-log.ts'
import type { UserId } from '#shared/api/ids.ts'

export type Proof = { current_password?: string | null | undefined; nonce?: string | null | undefined }

/**
 * A stolen token alone must not be enough to take the account over. To change the password or the address, a user must
 * also give the current password or an emailed code, or have signed in during the last few minutes. For an hour after a
 * recovery link was used, none of this is needed to change the password once. Call this function before comparing the
 * new password with the old one: the result of that comparison would let a thief guess the password. Returns the code, if
 * there is one, for `consumeNonce`.
 */
export async function requireProof(
  c: Context,
  provider: AuthProvider,
  caller: Caller,
  change: Proof & { changesEmail: boolean },
): Promise<string | undefined> {
  const { user, session } = caller
  // An anonymous user has no account to take over.
  if (user.email === null) return undefined
  const owner = { ...user, email: user.email }
  if (change.current_password) {
    await checkCurrentPassword(c, provider, owner, change.current_password)
    return undefined
  }
  if (change.nonce) {
    await checkNonce(provider, owner, change.nonce)
    return change.nonce
  }
  if (session.isRecent || (session.isRecovery && !change.changesEmail)) return undefined
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

async function checkNonce(provider: AuthProvider, user: Owner, nonce: string): Promise<void> {
  await provider.rateLimits.countCode(user.email)
  // Always committed, to keep the count of wrong codes.
  const token = await provider.db.transaction().execute(async trx => {
    await lockUser(trx, user.id)
    return findCode(trx, user.id, nonce, ['reauthentication'])
  })
  if (!token) throw invalidNonce()
}

/** Uses the code, in the transaction of the change: a change that is refused does not use it up. */
export async function consumeNonce(trx: Db, userId: UserId, nonce: string): Promise<void> {
  if (!(await consumeCode(trx, userId, nonce, ['reauthentication']))) throw invalidNonce()
}

function invalidNonce(): AuthError {
  return new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
}
