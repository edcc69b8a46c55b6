import type { Context } from 'hono'
import { type AuthUser, lockUser } from '#server/auth-provider/accounts/accounts.ts'
import { consumeCode, findCode } from '#server/auth-provider/mail-links/mail-tokens.ts'
import { checkPassword } from '#server/auth-provider/passwords/password-hash.ts'
import { AuthError } from '#server/auth-provider/protocol/auth-error.ts'
import type { AuthProvider } from '#server/auth-provider/provider.ts'
import type { Caller } from '#server/auth-provider/sessions/caller.ts'
import type { Db } from '#server/database/database.ts'
import { requestId } from '#server/http/request-log.ts'

type Proof = { current_password?: string | null | undefined; nonce?: string | null | undefined }

/** `passwordHash`: with which the current password was compared. */
export type CheckedProof = { passwordHash?: string | null; nonce?: string; isRecovery?: true }

/**
 * A stolen token alone must not be enough to take the account over. To change the password or the address, a user must
 * also give the current password or an emailed code, or have signed in during the last few minutes. For an hour after a
 * recovery link was used, none of this is needed to change the password once. Call this function before comparing the
 * new password with the old one: the result of that comparison would let a thief guess the password. Returns what
 * `confirmProof` must check again.
 */
export async function requireProof(
  c: Context,
  provider: AuthProvider,
  caller: Caller,
  change: Proof & { changesEmail: boolean },
): Promise<CheckedProof> {
  const { user, session } = caller
  // An anonymous user has no account to take over.
  if (user.email === null) return {}
  const owner = { ...user, email: user.email }
  if (change.current_password) {
    await checkCurrentPassword(c, provider, owner, change.current_password)
    return { passwordHash: user.password_hash }
  }
  if (change.nonce) {
    await checkNonce(provider, owner, change.nonce)
    return { nonce: change.nonce }
  }
  if (session.isRecent) return {}
  if (session.isRecovery && !change.changesEmail) return { isRecovery: true }
  throw proofNeeded()
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
  throw wrongPassword()
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

/**
 * Called in the transaction of the change, with the account and the session as they are now: another request may have
 * changed the password since it was compared, or used the code or the recovery. A change that is refused does not use
 * them up.
 */
export async function confirmProof(
  trx: Db,
  user: Pick<AuthUser, 'id' | 'password_hash'>,
  session: Caller['session'],
  { passwordHash, nonce, isRecovery }: CheckedProof,
): Promise<void> {
  if (passwordHash !== undefined && passwordHash !== user.password_hash) throw wrongPassword()
  if (nonce !== undefined && !(await consumeCode(trx, user.id, nonce, ['reauthentication'])))
    throw invalidNonce()
  if (isRecovery && !session.isRecovery) throw proofNeeded()
}

function invalidNonce(): AuthError {
  return new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
}

function wrongPassword(): AuthError {
  return new AuthError(400, 'current_password_invalid', 'The current password is not correct.')
}

function proofNeeded(): AuthError {
  return new AuthError(
    400,
    'reauthentication_needed',
    'Please enter your current password to make this change.',
  )
}
