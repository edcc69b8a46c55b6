import { randomUUID } from 'node:crypto'
import type { Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { type AuthUser, findByEmail, isBanned } from '#server/auth-provider/accounts/accounts.ts'
import { checkPassword } from '#server/auth-provider/passwords/password-hash.ts'
import { AuthError, invalid, invalidCredentials } from '#server/auth-provider/protocol/auth-error.ts'
import { readBody, text } from '#server/auth-provider/protocol/request-body.ts'
import type { AuthProvider } from '#server/auth-provider/provider.ts'
import { openSession, refreshSession } from '#server/auth-provider/sessions/sessions.ts'
import { tokenJson } from '#server/auth-provider/sessions/token-response.ts'

const passwordSchema = z.object({ email: text, phone: text, password: text })
/** No account has a longer one, and it must not fill the memory of the rate limits. */
const maxEmailLength = 320

const refreshSchema = z.object({ refresh_token: text })

export function addToken(app: Hono, provider: AuthProvider): void {
  app.post('/token', async c => {
    switch (c.req.query('grant_type')) {
      case 'password':
        return c.json(await signIn(c, provider))
      case 'refresh_token':
        return c.json(await refresh(c, provider))
      case 'pkce':
        // Mailed links lead to a page of ours, so there are no codes to exchange.
        throw new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
      case 'id_token':
        throw new AuthError(400, 'provider_disabled', 'Provider is not enabled')
      case 'web3':
        throw new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled')
      default:
        throw invalidCredentials('unsupported_grant_type')
    }
  })
}

async function signIn(c: Context, provider: AuthProvider) {
  const body = await readBody(c, passwordSchema)
  if (body.phone) throw new AuthError(422, 'phone_provider_disabled', 'Phone logins are disabled')
  if (!body.email) throw invalid('missing email or phone')
  const email = body.email.trim().toLowerCase().replaceAll('\0', '').slice(0, maxEmailLength)
  // Every response has one, so that it reveals nothing. The audit log may name it.
  const requestId = randomUUID()
  c.header('X-Request-Id', requestId)
  const isShared = provider.sharesAddress(c)
  const attempt = await provider.rateLimits.startSignIn(email, provider.clientAddress(c), isShared)
  const user = await findByEmail(provider.db, email)
  const right = await checkPassword(body.password ?? '', user?.password_hash)
  if (!user || !right) throw refused(provider, user, requestId, invalidCredentials())
  await attempt.succeeded()
  const closed = closedAccount(user)
  if (closed) throw refused(provider, user, requestId, closed)
  const opened = await provider.db.transaction().execute(async trx => {
    const opened = await openSession(trx, user.id, 'password')
    // A change of password meanwhile has ended all sessions, and so must end this one.
    if (opened.user.password_hash === user.password_hash) return opened
    throw refused(provider, user, requestId, invalidCredentials())
  })
  provider.log.info({ user: user.id }, 'signed in')
  return tokenJson(provider, opened)
}

/** Records the refusal, and returns it to be thrown. */
function refused(
  provider: AuthProvider,
  user: AuthUser | undefined,
  requestId: string,
  refusal: AuthError,
): AuthError {
  provider.log.info({ user: user?.id, requestId, code: refusal.code }, 'sign-in refused')
  if (user) provider.failedSignIns.append(user.id, requestId)
  return refusal
}

/** Only for callers who know the password. */
function closedAccount(user: AuthUser): AuthError | undefined {
  if (isBanned(user)) return new AuthError(400, 'user_banned', 'User is banned')
  if (!user.email_confirmed_at) return new AuthError(400, 'email_not_confirmed', 'Email not confirmed')
  if (user.password_expires_at && user.password_expires_at.getTime() < Date.now()) {
    return invalidCredentials(
      'This generated password was not replaced in time and no longer works. The administrator of the server can make a new one.',
    )
  }
  return undefined
}

/** The auth client takes any 4xx for the end of the session, so our own failures are 503. */
async function refresh(c: Context, provider: AuthProvider) {
  const { refresh_token } = await readBody(c, refreshSchema)
  const address = provider.clientAddress(c)
  await provider.rateLimits.countAddress('refresh', address)
  try {
    const opened = await refreshSession(provider.db, refresh_token ?? '')
    if (opened.user.email !== null) provider.rateLimits.rememberAddress(opened.user.email, address)
    return await tokenJson(provider, opened)
  } catch (error) {
    if (error instanceof AuthError) {
      if (error.code === 'refresh_token_already_used') provider.log.warn('a refresh token was used twice')
      throw error
    }
    provider.log.error({ err: error }, 'refreshing a session failed')
    throw new AuthError(503, 'unexpected_failure', 'Please try again in a moment.', { retryAfterSeconds: 5 })
  }
}
