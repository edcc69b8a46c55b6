import { type Context, type Env, Hono, type MiddlewareHandler } from 'hono'
import type * as v from 'valibot'
import { readEmail, readMetadata } from '#server/auth-provider/accounts/account-fields.ts'
import {
  type AuthUser,
  changeAccount,
  createAccount,
  createAnonymous,
  findByEmail,
} from '#server/auth-provider/accounts/accounts.ts'
import { knownAddressJson, userJson } from '#server/auth-provider/accounts/user-json.ts'
import { createMailToken } from '#server/auth-provider/mail-links/mail-tokens.ts'
import { mailLanguage, sendTokenMail } from '#server/auth-provider/mail-links/send-mails.ts'
import { hashPassword } from '#server/auth-provider/passwords/password-hash.ts'
import { checkPasswordLength, refuseGuessable } from '#server/auth-provider/passwords/password-rules.ts'
import { AuthError, invalid } from '#server/auth-provider/protocol/auth-error.ts'
import { metadata, text } from '#server/auth-provider/protocol/request-body.ts'
import type { AuthProvider } from '#server/auth-provider/provider.ts'
import { openSession } from '#server/auth-provider/sessions/sessions.ts'
import { tokenJson } from '#server/auth-provider/sessions/token-response.ts'
import type { Metadata } from '#server/database/auth-schema.ts'
import type { Db } from '#server/database/database.ts'
import { everybody } from '#server/http/allow.ts'
import { plainObject } from '#shared/schema.ts'
import { type AuthEnv, type Body, validBody } from './route-steps.ts'

const signUpSchema = plainObject({ email: text, phone: text, password: text, data: metadata })

type SignUpRequest = { data: Metadata } & (
  | { kind: 'anonymous' }
  | { kind: 'password'; email: string; password: string }
)

type SignUp = { email: string; passwordHash: string; data: Metadata }

export function signUpRoutes(provider: AuthProvider): Hono<AuthEnv> {
  const routes = new Hono<AuthEnv>()
  const signUpBody = validBody(signUpSchema, body => readSignUp(body, provider))

  routes.post('/signup', everybody, signUpBody, signUpLimit(provider), async c => {
    const request = c.req.valid('json')
    if (request.kind === 'anonymous') return c.json(await signUpAnonymously(provider, request.data))
    const { email, password, data } = request
    // Hashed in every case, so that the response time does not reveal whether the address has an account.
    const signUp = { email, passwordHash: await hashPassword(password), data }
    return c.json(
      provider.mailer
        ? await signUpWithConfirmation(c, provider, signUp)
        : await signUpWithoutConfirmation(provider, signUp),
    )
  })

  return routes
}

async function readSignUp(
  body: v.InferOutput<typeof signUpSchema>,
  { minPasswordLength, firmName, allowsAnonymous }: AuthProvider,
): Promise<SignUpRequest> {
  const data = readMetadata(body.data)
  if (!body.email && !body.phone) {
    if (allowsAnonymous) return { kind: 'anonymous', data }
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  }
  if (!body.password) throw invalid('Signup requires a valid password')
  checkPasswordLength(body.password, minPasswordLength)
  if (body.phone) throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled')
  const email = readEmail(body.email ?? '')
  await refuseGuessable(body.password, { email, firmName })
  return { kind: 'password', email, password: body.password, data }
}

function signUpLimit(provider: AuthProvider): MiddlewareHandler<Env, string, Body<SignUpRequest>> {
  return async (c, next) => {
    const bucket = c.req.valid('json').kind === 'anonymous' ? 'anonymous' : 'signUp'
    await provider.rateLimits.countAddress(bucket, provider.clientAddress(c))
    await next()
  }
}

async function signUpWithoutConfirmation(provider: AuthProvider, signUp: SignUp) {
  const opened = await provider.db.transaction().execute(async trx => {
    if (await findByEmail(trx, signUp.email)) throw alreadyRegistered()
    const user = await createAccount(trx, newAccount(signUp, true)).catch(error => {
      throw error instanceof AuthError ? alreadyRegistered() : error
    })
    await setMetadata(trx, user, signUp.data)
    return openSession(trx, user.id, 'password')
  })
  provider.log.info({ user: opened.user.id }, 'signed up')
  return tokenJson(provider, opened)
}

/**
 * The address must be confirmed by email. If it already has a confirmed account, no email is sent, and the response is
 * the one for a new account, except that `identities` and `role` are empty and `user_metadata` has only the submitted
 * data. If it has an unconfirmed account, another email is sent. Confirming through that email sets the password of
 * this request.
 */
async function signUpWithConfirmation(c: Context, provider: AuthProvider, signUp: SignUp) {
  await provider.rateLimits.countMail('signup', signUp.email)
  const sent = await provider.db.transaction().execute(async trx => {
    const known = await findByEmail(trx, signUp.email)
    if (known?.email_confirmed_at) return undefined
    const user = known ?? (await createAccount(trx, newAccount(signUp, false)))
    if (!known) await setMetadata(trx, user, signUp.data)
    const updated = await changeAccount(trx, user.id, { confirmation_sent_at: new Date() })
    const chosen = { userId: user.id, kind: 'signup', passwordHash: signUp.passwordHash } as const
    return { user: updated, token: await createMailToken(trx, chosen) }
  })
  if (!sent) return knownAddressJson(signUp.email, signUp.data)
  sendTokenMail(provider, 'signup', { to: signUp.email, token: sent.token }, mailLanguage(c, signUp.data))
  return userJson(sent.user)
}

async function signUpAnonymously(provider: AuthProvider, data: Metadata) {
  const opened = await provider.db.transaction().execute(async trx => {
    const user = await createAnonymous(trx, data)
    return openSession(trx, user.id, 'anonymous')
  })
  return tokenJson(provider, opened)
}

function newAccount(signUp: SignUp, isConfirmed: boolean) {
  return { email: signUp.email, passwordHash: signUp.passwordHash, isConfirmed, userMetadata: {} }
}

/** Adds what Supabase Auth adds to the submitted data. Nothing may rely on it: users can change it. */
async function setMetadata(db: Db, user: AuthUser, data: Metadata): Promise<void> {
  await changeAccount(db, user.id, {
    user_metadata: {
      ...data,
      sub: user.id,
      email: user.email,
      email_verified: user.email_confirmed_at !== null,
      phone_verified: false,
    },
  })
}

function alreadyRegistered(): AuthError {
  return new AuthError(422, 'user_already_exists', 'User already registered')
}
