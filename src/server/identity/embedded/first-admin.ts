import type { Db } from '#server/database/database.ts'
import { StartError } from '#server/errors.ts'
import type { Log } from '#server/log.ts'
import { findCaller, grantAdmin } from '#server/store/users.ts'
import { generatedPasswordHours } from '#shared/account.ts'
import { type AuthUser, changeAccount, createAccount, findByEmail, removeAuthUser } from './accounts.ts'
import { AuthError } from './auth-error.ts'
import { generatePassword, giveGeneratedPassword } from './generated-password.ts'
import { dropMailTokens } from './mail-tokens.ts'
import { checkPasswordLength } from './password-rules.ts'
import { hashPassword } from './passwords.ts'
import { endSessions } from './sessions.ts'

/** An address that no mail server delivers to. */
const defaultEmail = 'admin@parvis.local'
const marker = 'first_admin'

type Options = {
  db: Db
  log: Log
  /** ADMIN_EMAIL and ADMIN_PASSWORD. */
  admin: { email: string | undefined; password: string | undefined }
  minPassword: number
}

/**
 * Makes sure at start that there is an admin to begin with. Returns what the operator must read, once, on the
 * terminal: it may hold a password, so it must never reach a log.
 */
export async function ensureFirstAdmin(options: Options): Promise<string | undefined> {
  const { db, admin } = options
  if (admin.email === undefined) return createDefaultAdmin(db)
  if (admin.password !== undefined) checkConfiguredPassword(admin.password, options.minPassword)
  return ensureAdmin(options, admin.email, admin.password)
}

function checkConfiguredPassword(password: string, minimum: number): void {
  try {
    checkPasswordLength(password, minimum)
  } catch (error) {
    throw error instanceof AuthError ? new StartError(`ADMIN_PASSWORD is refused: ${error.message}`) : error
  }
}

/** On the very first start of all; of several processes, the one that sets the marker does it. */
async function createDefaultAdmin(db: Db): Promise<string | undefined> {
  if (await hasMarker(db)) return undefined
  const password = generatePassword()
  const passwordHash = await hashPassword(password)
  const created = await db.transaction().execute(async trx => {
    if (!(await claimMarker(trx)) || (await findByEmail(trx, defaultEmail))) return false
    await createAdmin(trx, defaultEmail, passwordHash, true)
    return true
  })
  return created ? notice('was made', defaultEmail, password) : undefined
}

/**
 * An account that exists already may be a stranger's who took the address before: it becomes an admin's with its
 * own password only where a mail to that address was once acted upon.
 */
async function ensureAdmin(
  options: Options,
  email: string,
  configured: string | undefined,
): Promise<string | undefined> {
  const { db, log } = options
  const known = await findByEmail(db, email)
  if (known && (await isAdmin(db, known))) {
    await claimMarker(db)
    return undefined
  }
  const password = configured ?? generatePassword()
  const passwordHash = await hashPassword(password)
  const outcome = await db.transaction().execute(async trx => {
    await claimMarker(trx)
    await trx.selectFrom('secrets').select('name').where('name', '=', marker).forUpdate().execute()
    const user = await findRemaining(trx, email)
    if (!user) {
      await createAdmin(trx, email, passwordHash, configured === undefined)
      return 'was made'
    }
    // Another process that started at the same moment was faster.
    if (await isAdmin(trx, user)) return undefined
    const keepsPassword = configured === undefined && user.mailbox_proven
    if (configured !== undefined) await setPassword(trx, user, passwordHash)
    else if (!keepsPassword) await giveGeneratedPassword(trx, user, passwordHash)
    await grantAdmin(trx, user.id)
    return keepsPassword ? undefined : 'existed, and got a new password'
  })
  log.info('the account of ADMIN_EMAIL is an admin')
  return outcome && configured === undefined ? notice(outcome, email, password) : undefined
}

/** Where a deletion broke off before it came to this provider, the account is gone all the same: its address is free. */
async function findRemaining(trx: Db, email: string): Promise<AuthUser | undefined> {
  const user = await findByEmail(trx, email)
  if (!user || (await findCaller(trx, { userId: user.id, sessionId: undefined })) !== 'deleted') return user
  await removeAuthUser(trx, user.id)
  return undefined
}

async function isAdmin(db: Db, user: AuthUser): Promise<boolean> {
  const account = await findCaller(db, { userId: user.id, sessionId: undefined })
  return account !== undefined && account !== 'deleted' && account.role === 'admin'
}

async function createAdmin(db: Db, email: string, passwordHash: string, generated: boolean): Promise<void> {
  const user = await createAccount(db, { email, passwordHash, confirmed: true, userMetadata: {} })
  await grantAdmin(db, user.id)
  if (generated) await giveGeneratedPassword(db, user, passwordHash)
}

async function setPassword(db: Db, user: AuthUser, passwordHash: string): Promise<void> {
  await changeAccount(db, user.id, {
    password_hash: passwordHash,
    password_expires_at: null,
    email_confirmed_at: user.email_confirmed_at ?? new Date(),
  })
  await dropMailTokens(db, user.id)
  await endSessions(db, user.id)
}

async function hasMarker(db: Db): Promise<boolean> {
  const row = await db.selectFrom('secrets').select('name').where('name', '=', marker).executeTakeFirst()
  return row !== undefined
}

/** True for the first to set it. */
async function claimMarker(db: Db): Promise<boolean> {
  const row = await db
    .insertInto('secrets')
    .values({ name: marker, value: 'done' })
    .onConflict(conflict => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst()
  return row !== undefined
}

function notice(outcome: string, email: string, password: string): string {
  return [
    `The admin's account ${outcome}. Its password is shown this once:`,
    `  e-mail    ${email}`,
    `  password  ${password}`,
    `Log in and choose your own: this one works for ${generatedPasswordHours} hours.`,
  ].join('\n')
}
