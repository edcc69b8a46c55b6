import { type Context, Hono } from 'hono'
import type * as v from 'valibot'
import { readEmail } from '#server/auth-provider/accounts/account-fields.ts'
import {
  type AuthUser,
  changeAccount,
  changeEmail,
  findByEmail,
  isBanned,
  lockUser,
} from '#server/auth-provider/accounts/accounts.ts'
import { type MailLinkType, mailLink } from '#server/auth-provider/mail-links/mail-links.ts'
import {
  consumeCode,
  consumeLink,
  findLinkOwner,
  hasOpenToken,
  type MailToken,
  removeMailTokens,
} from '#server/auth-provider/mail-links/mail-tokens.ts'
import { mailLanguage, sendNoticeMail } from '#server/auth-provider/mail-links/send-mails.ts'
import { AuthError, invalid } from '#server/auth-provider/protocol/auth-error.ts'
import { text } from '#server/auth-provider/protocol/request-body.ts'
import type { AuthProvider } from '#server/auth-provider/provider.ts'
import { type OpenedSession, openSession } from '#server/auth-provider/sessions/sessions.ts'
import { tokenJson } from '#server/auth-provider/sessions/token-response.ts'
import type { MailTokenKind } from '#server/database/auth-schema.ts'
import type { Db } from '#server/database/database.ts'
import { everybody } from '#server/http/allow.ts'
import type { UserId } from '#shared/api/ids.ts'
import { plainObject } from '#shared/schema.ts'
import { type AuthEnv, rateLimit, validBody } from './route-steps.ts'

const verifySchema = plainObject({ type: text, token: text, token_hash: text, email: text, phone: text })
type Verify = v.InferOutput<typeof verifySchema>

/** The kinds of token that each type of the protocol accepts. Our page sends `signup` for magic links too. */
const kinds: Record<string, MailTokenKind[]> = {
  signup: ['signup', 'magiclink'],
  invite: ['signup'],
  email: ['signup', 'magiclink'],
  magiclink: ['magiclink'],
  recovery: ['recovery'],
  email_change: ['email_change_current', 'email_change_new'],
}

const halfConfirmed = {
  code: '200',
  msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
}

export function verifyRoutes(provider: AuthProvider): Hono<AuthEnv> {
  const routes = new Hono<AuthEnv>()

  routes.post(
    '/verify',
    everybody,
    validBody(verifySchema, readVerify),
    rateLimit(provider, 'verify'),
    async c => {
      const { outcome, previousEmail } = await verify(provider, c.req.valid('json'))
      if (outcome === 'half') return c.json(halfConfirmed)
      const { user } = outcome
      if (previousEmail !== null && previousEmail !== user.email) {
        sendNoticeMail(provider, 'email_changed', previousEmail, mailLanguage(c, user.user_metadata))
      }
      return c.json(await tokenJson(provider, outcome))
    },
  )

  // For links in Supabase's format, built elsewhere: redirects to our page, where a person confirms with a button.
  routes.get('/verify', everybody, c => c.redirect(pageFor(c, provider), 303))

  return routes
}

function pageFor(c: Context, provider: AuthProvider): string {
  const type = c.req.query('type') ?? ''
  const token = c.req.query('token') ?? ''
  const page = (['recovery', 'magiclink', 'email_change'] as MailLinkType[]).find(known => known === type)
  return mailLink(provider.origin, page ?? 'signup', /^[\w-]{1,128}$/.test(token) ? token : 'invalid')
}

/** Checks the fields, and adds the kinds of token that the type accepts. */
function readVerify(body: Verify): Verify & { acceptedKinds: MailTokenKind[] } {
  if (!body.type) throw invalid('Verify requires a verification type')
  if (!body.token === !body.token_hash) throw invalid('Verify requires either a token or a token hash')
  if (body.token_hash && (body.email || body.phone)) {
    throw invalid('Only the token_hash and type should be provided')
  }
  if (body.phone && !/^\+?[1-9]\d{1,14}$/.test(body.phone)) {
    throw invalid('Invalid phone number format (E.164 required)')
  }
  if (body.phone) throw expired('Token has expired or is invalid')
  const acceptedKinds = Object.hasOwn(kinds, body.type) ? kinds[body.type] : undefined
  if (!acceptedKinds) throw invalid('Unsupported verification type')
  return { ...body, acceptedKinds }
}

async function verify(provider: AuthProvider, { acceptedKinds, ...body }: ReturnType<typeof readVerify>) {
  const email = body.token ? readEmail(body.email ?? '') : undefined
  if (email !== undefined) await provider.rateLimits.countCode(email)
  const { outcome, previousEmail } = await provider.db.transaction().execute(async trx => {
    const userId =
      email === undefined ? await findLinkOwner(trx, body.token_hash ?? '') : await findCodeOwner(trx, email)
    // Locked: of two links opened at the same time, the second must see the effect of the first.
    const user = userId && (await lockUser(trx, userId))
    if (!user) return { outcome: undefined, previousEmail: null }
    const mailToken =
      email === undefined
        ? await consumeLink(trx, body.token_hash ?? '', acceptedKinds)
        : await consumeCode(trx, user.id, body.token ?? '', acceptedKinds)
    // Returned, not thrown: the transaction must commit the count of a wrong code.
    return { outcome: mailToken && (await confirm(trx, user, mailToken)), previousEmail: user.email }
  })
  if (outcome === undefined) {
    throw expired(
      email === undefined ? 'Email link is invalid or has expired' : 'Token has expired or is invalid',
    )
  }
  if (outcome !== 'half') provider.log.info({ user: outcome.user.id }, 'signed in by email')
  return { outcome, previousEmail }
}

/** During a change of address, either mailbox may have received the code. */
async function findCodeOwner(db: Db, email: string): Promise<UserId | undefined> {
  const user =
    (await findByEmail(db, email)) ??
    (await db.selectFrom('auth_users').select('id').where('new_email', '=', email).executeTakeFirst())
  return user?.id
}

async function confirm(
  db: Db,
  user: AuthUser,
  mailToken: MailToken,
): Promise<OpenedSession | 'half' | undefined> {
  if (isBanned(user)) throw new AuthError(403, 'user_banned', 'User is banned')
  if (mailToken.kind === 'email_change_current' || mailToken.kind === 'email_change_new') {
    const other = mailToken.kind === 'email_change_new' ? 'email_change_current' : 'email_change_new'
    if (await hasOpenToken(db, user.id, other)) return 'half'
    if (user.new_email === null) return undefined
    await changeEmail(db, user.id, user.new_email, { isConfirmed: true, isProven: true })
    // Links and codes emailed to the old address must no longer work.
    await removeMailTokens(db, user.id)
  } else if (!user.email_confirmed_at) {
    await confirmAddress(db, user, mailToken)
  } else if (!user.mailbox_proven) {
    await changeAccount(db, user.id, { mailbox_proven: true })
  }
  return openSession(db, user.id, mailToken.kind === 'recovery' ? 'recovery' : 'otp')
}

/**
 * From here on, the account belongs to the person who reads the mailbox. It gets the password of the sign-up that sent
 * this email, or none: a password that someone else chose for this address before is removed.
 */
async function confirmAddress(db: Db, user: AuthUser, mailToken: MailToken): Promise<void> {
  await changeAccount(db, user.id, {
    email_confirmed_at: new Date(),
    mailbox_proven: true,
    password_hash: mailToken.password_hash,
    user_metadata: { ...user.user_metadata, email_verified: true },
  })
  await removeMailTokens(db, user.id, ['signup'])
}

function expired(message: string): AuthError {
  return new AuthError(403, 'otp_expired', message)
}
