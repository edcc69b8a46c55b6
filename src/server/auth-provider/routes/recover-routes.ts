import { setTimeout as wait } from 'node:timers/promises'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { readEmail } from '#server/auth-provider/accounts/account-fields.ts'
import { type AuthUser, changeAccount, findByEmail } from '#server/auth-provider/accounts/accounts.ts'
import type { MailLinkType } from '#server/auth-provider/mail-links/mail-links.ts'
import { createMailToken, findChosenPassword } from '#server/auth-provider/mail-links/mail-tokens.ts'
import { mailLanguage, sendTokenMail, type TokenMail } from '#server/auth-provider/mail-links/send-mails.ts'
import { AuthError, invalid } from '#server/auth-provider/protocol/auth-error.ts'
import { text } from '#server/auth-provider/protocol/request-body.ts'
import type { AuthProvider } from '#server/auth-provider/provider.ts'
import { databaseUnavailable } from '#server/database/database-errors.ts'
import { everybody } from '#server/http/allow.ts'
import { plainObject } from '#shared/schema.ts'
import { type AuthEnv, allowUsers, type Body, rateLimit, validBody } from './route-steps.ts'
import { startEmailChange } from './user-routes.ts'

const recoverSchema = plainObject({ email: text })
const resendSchema = plainObject({ type: text, email: text, phone: text })
const otpSchema = plainObject({ email: text, phone: text, create_user: v.nullish(v.boolean()) })

/**
 * Routes that send an email. If a visitor names the address, the response does not show whether it has an account: its
 * text, its duration and the rate limit of one email a minute are the same. Such an email is therefore prepared and
 * sent without being awaited.
 */
export function recoverRoutes(provider: AuthProvider): Hono<AuthEnv> {
  const routes = new Hono<AuthEnv>()
  const mailLimit = rateLimit(provider, 'mail')
  const otpBody = validBody(otpSchema, body => readOtp(body, provider))

  const sendMail = async (c: Context<AuthEnv, string, Body<MailRequest>>) => {
    await sendIfKnown(c, provider, c.req.valid('json'))
    return c.json({})
  }

  routes.post('/recover', everybody, validBody(recoverSchema, readRecover), mailLimit, sendMail)
  routes.post('/otp', everybody, otpBody, mailLimit, sendMail)
  routes.post('/resend', everybody, validBody(resendSchema, readResend), mailLimit, sendMail)

  routes.get('/reauthenticate', allowUsers(provider), mailLimit, async c => {
    await sendNonce(c, provider, c.var.caller.user)
    return c.json({})
  })

  return routes
}

type MailRequest = { email: string; purpose: MailLinkType }

function readRecover({ email }: v.InferOutput<typeof recoverSchema>): MailRequest {
  if (!email) throw invalid('Password recovery requires an email')
  return { email: readEmail(email), purpose: 'recovery' }
}

function readOtp(body: v.InferOutput<typeof otpSchema>, provider: AuthProvider): MailRequest {
  if (body.phone) throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider')
  if (!body.email) throw invalid('One of email or phone must be set')
  const email = readEmail(body.email)
  if (!provider.mailer && body.create_user === false) {
    throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp')
  }
  return { email, purpose: 'magiclink' }
}

function readResend(body: v.InferOutput<typeof resendSchema>): MailRequest {
  if (body.type === 'sms' || body.type === 'phone_change') {
    throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled')
  }
  if (body.type !== 'signup' && body.type !== 'email_change') {
    throw invalid('Missing one of these types: signup, email_change, sms, phone_change')
  }
  if (!body.email) throw invalid('Type provided requires an email address')
  return { email: readEmail(body.email), purpose: body.type }
}

/** Emails a code that replaces the current password as proof when the password or the address is changed. */
async function sendNonce(
  c: Context,
  provider: AuthProvider,
  { id, email, ...user }: AuthUser,
): Promise<void> {
  if (email === null) throw invalid('Reauthentication requires the user to have an email or a phone number')
  if (!provider.mailer) {
    throw new AuthError(422, 'otp_disabled', 'No email can be sent here. Use your current password instead.')
  }
  if (!user.email_confirmed_at) {
    throw new AuthError(422, 'email_not_confirmed', 'Please verify your email first.')
  }
  await provider.rateLimits.countMail('reauthentication', email)
  const { code } = await createMailToken(provider.db, { userId: id, kind: 'reauthentication' })
  const language = mailLanguage(c, user.user_metadata)
  provider.mailer.send({ to: email, kind: 'reauthentication', code, language })
}

/** The time after which an email is prepared again if the database failed. */
const retryMs = 1_000

async function sendIfKnown(
  c: Context,
  provider: AuthProvider,
  { email, purpose }: MailRequest,
): Promise<void> {
  await provider.rateLimits.countMail(purpose, email)
  if (!provider.mailer) {
    provider.log.warn({ purpose }, 'no email was sent: no mail server is configured (SMTP_URL)')
    return
  }
  const user = await findByEmail(provider.db, email)
  if (!user) return
  const language = mailLanguage(c, user.user_metadata)
  // Not awaited: the time it takes would reveal whether the address has an account.
  void prepareMails(provider, user, purpose)
    .catch(async error => {
      if (!databaseUnavailable(error)) throw error
      // The person has been told that the email is on its way. If only the response to the commit was lost, the first
      // link is never sent.
      await wait(retryMs, undefined, { ref: false })
      return prepareMails(provider, user, purpose)
    })
    .then(mails => {
      for (const mail of mails) sendTokenMail(provider, purpose, mail, language)
    })
    .catch(error => provider.log.error({ err: error }, 'an email could not be prepared'))
}

async function prepareMails(
  provider: AuthProvider,
  user: AuthUser,
  purpose: MailLinkType,
): Promise<TokenMail[]> {
  const { email, new_email } = user
  if (email === null || (purpose === 'signup' && user.email_confirmed_at)) return []
  if (purpose === 'email_change' && new_email === null) return []
  return provider.db.transaction().execute(async trx => {
    if (purpose === 'email_change') return (await startEmailChange(trx, user, new_email ?? '')).mails
    // A repeated confirmation email is for the newest sign-up with this address.
    const passwordHash = purpose === 'signup' ? await findChosenPassword(trx, user) : null
    await changeAccount(trx, user.id, sentAt(purpose))
    const token = await createMailToken(trx, { userId: user.id, kind: purpose, passwordHash })
    return [{ to: email, token }]
  })
}

function sentAt(purpose: MailLinkType): Pick<Partial<AuthUser>, 'confirmation_sent_at' | 'recovery_sent_at'> {
  return purpose === 'signup' ? { confirmation_sent_at: new Date() } : { recovery_sent_at: new Date() }
}
