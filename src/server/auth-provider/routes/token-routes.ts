import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type * as v from 'valibot'
import { type AuthUser, findByEmail, isBanned } from '#server/auth-provider/accounts/accounts.ts'
import { checkPassword } from '#server/auth-provider/passwords/password-hash.ts'
import { AuthError, invalid, invalidCredentials } from '#server/auth-provider/protocol/auth-error.ts'
import { text } from '#server/auth-provider/protocol/request-body.ts'
import type { AuthProvider } from '#server/auth-provider/provider.ts'
import { openSession, refreshSession } from '#server/auth-provider/sessions/sessions.ts'
import { tokenJson } from '#server/auth-provider/sessions/token-response.ts'
import { databaseUnavailable } from '#server/database/database-errors.ts'
import { everybody } from '#server/http/allow.ts'
import { requestId } from '#server/http/request-log.ts'
import { plainObject } from '#shared/schema.ts'
import { type AuthEnv, type Body, validBody } from './route-steps.ts'

const tokenSchema = plainObject({ email: text, phone: text, password: text, refresh_token: text })
/** No account has a longer address. The rate limits use the address as a key, so its length must be limited. */
const maxEmailLength = 320

type Grant =
  | { type: 'password'; email: string; password: string }
  | { type: 'refresh_token'; refreshToken: string }

export function tokenRoutes(provider: AuthProvider): Hono<AuthEnv> {
  const routes = new Hono<AuthEnv>()
  const grantBody = validBody(tokenSchema, readGrant)

  routes.post('/token', everybody, knownGrantType, grantBody, grantLimit(provider), async c => {
    const grant = c.req.valid('json')
    const opened =
      grant.type === 'password'
        ? await signIn(provider, grant, c.var.attempt)
        : await refresh(provider, grant.refreshToken, provider.clientAddress(c))
    return c.json(opened)
  })

  return routes
}

const knownGrantType: MiddlewareHandler = async (c, next) => {
  switch (c.req.query('grant_type')) {
    case 'password':
    case 'refresh_token':
      return next()
    case 'pkce':
      // Emailed links lead to one of our pages, so there are no codes to exchange.
      throw new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
    case 'id_token':
      throw new AuthError(400, 'provider_disabled', 'Provider is not enabled')
    case 'web3':
      throw new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled')
    default:
      throw invalidCredentials('unsupported_grant_type')
  }
}

function readGrant(body: v.InferOutput<typeof tokenSchema>, c: Context): Grant {
  if (c.req.query('grant_type') === 'refresh_token') {
    return { type: 'refresh_token', refreshToken: body.refresh_token ?? '' }
  }
  if (body.phone) throw new AuthError(422, 'phone_provider_disabled', 'Phone logins are disabled')
  if (!body.email) throw invalid('missing email or phone')
  const email = body.email.trim().toLowerCase().replaceAll('\0', '').slice(0, maxEmailLength)
  return { type: 'password', email, password: body.password ?? '' }
}

function grantLimit(provider: AuthProvider): MiddlewareHandler<AuthEnv, string, Body<Grant>> {
  return async (c, next) => {
    const grant = c.req.valid('json')
    const address = provider.clientAddress(c)
    if (grant.type === 'refresh_token') {
      await provider.rateLimits.countAddress('refresh', address)
      return next()
    }
    const origin = { account: grant.email, address, isShared: provider.sharesAddress(c) }
    await provider.rateLimits.trySignIn(origin, ({ succeeded }) => {
      c.set('attempt', { request: requestId(c), succeeded })
      return next()
    })
  }
}

async function signIn(
  provider: AuthProvider,
  { email, password }: { email: string; password: string },
  { request, succeeded }: AuthEnv['Variables']['attempt'],
) {
  const user = await findByEmail(provider.db, email)
  const isRight = await checkPassword(password, user?.password_hash)
  if (!user || !isRight) throw refused(provider, user, request, invalidCredentials())
  await succeeded()
  const opened = await provider.db.transaction().execute(async trx => {
    const opened = await openSession(trx, user.id, 'password')
    // If the account was banned or its password changed during the check, all its sessions have ended, and this one
    // must not begin.
    const isSamePassword = opened.user.password_hash === user.password_hash
    const refusal = isSamePassword ? closedAccount(opened.user) : invalidCredentials()
    if (refusal) throw refused(provider, user, request, refusal)
    return opened
  })
  provider.log.info({ user: user.id }, 'signed in')
  return tokenJson(provider, opened)
}

/** Records the refusal, and returns it to be thrown. */
function refused(
  provider: AuthProvider,
  user: AuthUser | undefined,
  request: string,
  refusal: AuthError,
): AuthError {
  provider.log.info({ user: user?.id, request, code: refusal.code }, 'sign-in refused')
  if (user) provider.failedSignIns.append(user.id, request)
  return refusal
}

/** The error for an account that cannot sign in. Only callers who know the password may see it. */
function closedAccount(user: AuthUser): AuthError | undefined {
  if (isBanned(user)) return new AuthError(400, 'user_banned', 'User is banned')
  if (!user.email_confirmed_at) return new AuthError(400, 'email_not_confirmed', 'Email not confirmed')
  if (user.password_expires_at && user.password_expires_at.getTime() < Date.now()) {
    return invalidCredentials(
      'This generated password was not replaced in time and no longer works. Ask the administrator of the server for a new one.',
    )
  }
  return undefined
}

/** The auth client treats any 4xx as the end of the session, so our own failures are 503. */
async function refresh(provider: AuthProvider, refreshToken: string, address: string | undefined) {
  try {
    const opened = await refreshSession(provider.db, refreshToken)
    if (opened.user.email !== null) rememberAddress(provider, opened.user.email, address)
    return await tokenJson(provider, opened)
  } catch (error) {
    if (error instanceof AuthError) {
      if (error.code === 'refresh_token_already_used')
        provider.log.warn('an old refresh token was used, so its session was ended')
      throw error
    }
    if (databaseUnavailable(error)) throw error
    provider.log.error({ err: error }, 'refreshing a session failed')
    throw new AuthError(503, 'unexpected_failure', 'Please try again in a moment.', { retryAfterSeconds: 5 })
  }
}

/** The refresh does not wait for this, and succeeds even if this fails. */
function rememberAddress(
  { rateLimits, log }: AuthProvider,
  account: string,
  address: string | undefined,
): void {
  rateLimits
    .rememberAddress(account, address)
    .catch((error: unknown) =>
      log.warn({ err: error }, 'the address of a refreshed session was not recorded'),
    )
}
