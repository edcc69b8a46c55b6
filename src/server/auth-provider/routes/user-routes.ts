import { type Context, Hono } from 'hono'
import type * as v from 'valibot'
import { readEmail, readMetadata } from '#server/auth-provider/accounts/account-fields.ts'
import {
  type AuthUser,
  changeAccount,
  changeEmail,
  findByEmail,
  findById,
  lockUser,
  mergeMetadata,
} from '#server/auth-provider/accounts/accounts.ts'
import { userJson } from '#server/auth-provider/accounts/user-json.ts'
import { createMailToken, removeMailTokens } from '#server/auth-provider/mail-links/mail-tokens.ts'
import {
  mailLanguage,
  sendNoticeMail,
  sendTokenMail,
  type TokenMail,
} from '#server/auth-provider/mail-links/send-mails.ts'
import { storeChosenPassword } from '#server/auth-provider/passwords/generated-password.ts'
import { checkPassword, hashPassword } from '#server/auth-provider/passwords/password-hash.ts'
import { checkPasswordLength, refuseGuessable } from '#server/auth-provider/passwords/password-rules.ts'
import { AuthError, accountGone, emailExists, invalid } from '#server/auth-provider/protocol/auth-error.ts'
import { metadata, text } from '#server/auth-provider/protocol/request-body.ts'
import type { AuthProvider } from '#server/auth-provider/provider.ts'
import { type Caller, sessionGone } from '#server/auth-provider/sessions/caller.ts'
import { endRecovery, endSession, endSessions, findSession } from '#server/auth-provider/sessions/sessions.ts'
import type { Metadata } from '#server/database/auth-schema.ts'
import type { Db } from '#server/database/database.ts'
import { isConnectionLost } from '#server/database/database-errors.ts'
import { plainObject } from '#shared/schema.ts'
import { type CheckedProof, confirmProof, requireProof } from './reauthentication.ts'
import { type AuthEnv, allowUsers, rateLimit, validBody } from './route-steps.ts'

/** Unknown fields are dropped: a role, an audience or a confirmation in the body has no effect. */
const updateSchema = plainObject({
  email: text,
  phone: text,
  password: text,
  current_password: text,
  nonce: text,
  data: metadata,
  app_metadata: metadata,
})

export function userRoutes(provider: AuthProvider): Hono<AuthEnv> {
  const routes = new Hono<AuthEnv>()
  const users = allowUsers(provider)
  const updateLimit = rateLimit(provider, 'account')

  routes.get('/user', users, c => c.json(userJson(c.var.caller.user)))

  routes.put('/user', users, validBody(updateSchema), updateLimit, async c =>
    c.json(userJson(await updateUser(c, provider, c.req.valid('json')))),
  )

  routes.post('/logout', users, async c => {
    const { user, session } = c.var.caller
    const scope = c.req.query('scope') || 'global'
    if (scope === 'local') await endSession(provider.db, session.id)
    else if (scope === 'others') await endSessions(provider.db, user.id, session.id)
    else if (scope === 'global') await endSessions(provider.db, user.id)
    else throw invalid(`Unsupported logout scope "${scope.slice(0, 40)}"`)
    provider.log.info({ user: user.id, scope }, 'signed out')
    return c.body(null, 204)
  })

  return routes
}

async function updateUser(
  c: Context<AuthEnv>,
  provider: AuthProvider,
  body: v.InferOutput<typeof updateSchema>,
): Promise<AuthUser> {
  const { caller } = c.var
  const { user } = caller
  if (body.app_metadata) {
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges')
  }
  if (body.phone) throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled')
  const email = body.email ? readEmail(body.email) : undefined
  const newEmail = email === user.email ? undefined : email
  const password = await readPassword(provider, user, body.password, newEmail)
  const proof =
    password === undefined && newEmail === undefined
      ? {}
      : await requireProof(c, provider, caller, { ...body, changesEmail: newEmail !== undefined })
  const passwordHash = password === undefined ? undefined : await hashNewPassword(user, password)
  if (newEmail !== undefined && (await findByEmail(provider.db, newEmail))) throw emailExists()
  if (newEmail !== undefined && provider.mailer) {
    // Limited per account too, whatever the new address: each time, the current address gets an email with another
    // code, which a thief could guess.
    await provider.rateLimits.countMail('email_change', user.id)
    await provider.rateLimits.countMail('email_change', newEmail)
  }
  const changes = { data: body.data, passwordHash, newEmail, proof }
  const { user: updated, mails } = await storeChanges(provider, caller, changes)
  const language = mailLanguage(c, updated.user_metadata)
  for (const mail of mails) sendTokenMail(provider, 'email_change', mail, language)
  if (passwordHash !== undefined) {
    provider.log.info({ user: user.id }, 'password changed')
    if (user.email !== null) sendNoticeMail(provider, 'password_changed', user.email, language)
  }
  return updated
}

type Changes = {
  data: Metadata | null | undefined
  passwordHash: string | undefined
  newEmail: string | undefined
  proof: CheckedProof
}

type Changed = { user: AuthUser; mails: TokenMail[] }

async function storeChanges(provider: AuthProvider, caller: Caller, changes: Changes): Promise<Changed> {
  let changed: Changed | undefined
  try {
    return await provider.db.transaction().execute(async trx => {
      changed = await changeUser(trx, provider, caller, changes)
      return changed
    })
  } catch (error) {
    // If only the response to the commit was lost, a second attempt would be told that the current password is wrong.
    if (!changed || !isConnectionLost(error) || !(await hasPassword(provider.db, caller, changes)))
      throw error
    return changed
  }
}

/** Whether the account has this new hash, which no other change could have stored: each hash has its own salt. */
async function hasPassword(db: Db, { user }: Caller, { passwordHash }: Changes): Promise<boolean> {
  return passwordHash !== undefined && (await findById(db, user.id))?.password_hash === passwordHash
}

async function changeUser(
  trx: Db,
  provider: AuthProvider,
  { user, session }: Caller,
  { data, passwordHash, newEmail, proof }: Changes,
): Promise<Changed> {
  const current = await lockUser(trx, user.id)
  if (!current) throw accountGone()
  // Another request may just have ended this session, through a new password or a sign-out.
  const currentSession = await findSession(trx, session.id, user.id)
  if (!currentSession) throw sessionGone()
  await confirmProof(trx, current, currentSession, proof)
  if (data) {
    const merged = readMetadata(mergeMetadata(current.user_metadata, data))
    await changeAccount(trx, user.id, { user_metadata: merged })
  }
  if (passwordHash !== undefined) {
    await storeChosenPassword(trx, current, passwordHash)
    await endSessions(trx, user.id, session.id)
    await endRecovery(trx, session.id)
  }
  if (newEmail === undefined) return { user: await changeAccount(trx, user.id, {}), mails: [] }
  if (!provider.mailer)
    return {
      user: await changeEmail(trx, user.id, newEmail, { isConfirmed: true, isProven: false }),
      mails: [],
    }
  return startEmailChange(trx, current, newEmail)
}

async function readPassword(
  provider: AuthProvider,
  user: AuthUser,
  password: string | null | undefined,
  newEmail: string | undefined,
): Promise<string | undefined> {
  if (typeof password !== 'string') return undefined
  if (user.email === null && newEmail === undefined) {
    throw new AuthError(
      422,
      'validation_failed',
      'Updating password of an anonymous user without an email or phone is not allowed',
    )
  }
  checkPasswordLength(password, provider.minPasswordLength)
  await refuseGuessable(password, { email: newEmail ?? user.email, firmName: provider.firmName })
  return password
}

async function hashNewPassword(user: AuthUser, password: string): Promise<string> {
  if (user.password_hash && (await checkPassword(password, user.password_hash))) {
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.')
  }
  return hashPassword(password)
}

/** Both mailboxes must confirm: someone who stole a session cannot read the old one. */
export async function startEmailChange(db: Db, user: AuthUser, newEmail: string) {
  const updated = await changeAccount(db, user.id, {
    new_email: newEmail,
    email_change_sent_at: new Date(),
  })
  await removeMailTokens(db, user.id, ['email_change_current', 'email_change_new'])
  const mails: TokenMail[] = [
    { to: newEmail, token: await createMailToken(db, { userId: user.id, kind: 'email_change_new' }) },
  ]
  if (user.email !== null) {
    const token = await createMailToken(db, { userId: user.id, kind: 'email_change_current' })
    mails.push({ to: user.email, token })
  }
  return { user: updated, mails }
}
