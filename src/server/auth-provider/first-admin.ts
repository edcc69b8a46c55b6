import { sql } from 'kysely'
import type { Db } from '#server/database/database.ts'
import { StartError } from '#server/errors.ts'
import type { Log } from '#server/log.ts'
import { findCaller, grantAdmin } from '#server/store/users/users.ts'
import { generatedPasswordLifetimeHours } from '#shared/api/account.ts'
import {
  type AuthUser,
  changeAccount,
  createAccount,
  findByEmail,
  removeAuthUser,
} from './accounts/accounts.ts'
import {
  generatePassword,
  giveGeneratedPassword,
  storeChosenPassword,
} from './passwords/generated-password.ts'
import { hashPassword } from './passwords/password-hash.ts'
import { checkPasswordLength, refuseGuessable } from './passwords/password-rules.ts'
import { AuthError } from './protocol/auth-error.ts'
import { endSessions } from './sessions/sessions.ts'

/** No mail server delivers to this address. */
const defaultEmail = 'admin@parvis.local'
const marker = 'first_admin'

type Options = {
  db: Db
  log: Log
  /** ADMIN_EMAIL and ADMIN_PASSWORD. */
  admin: { email: string | undefined; password: string | undefined }
  minPasswordLength: number
  firmName: string
  /** How long another process may take to show the password that it generated; 0 if there is no other process. */
  noticeTimeoutSeconds: number
}

/** `notice` contains a password: it is printed, never logged. */
export type FirstAdmin = {
  notice: string
  /**
   * Call once the notice has been shown. Otherwise, a start more than `noticeTimeoutSeconds` later generates a new
   * password, unless someone has signed in with this one.
   */
  markAsShown(): Promise<void>
}

/**
 * Called at each start. With ADMIN_EMAIL, ensures that its account is an administrator; without it, creates an
 * administrator at the very first start. Undefined if no password was generated.
 */
export async function ensureFirstAdmin(options: Options): Promise<FirstAdmin | undefined> {
  const { db, admin } = options
  const created =
    admin.email === undefined
      ? await createDefaultAdmin(db)
      : await ensureAdmin(options, admin.email, admin.password)
  const text = created ?? (await replaceUnshown(options, admin.email ?? defaultEmail))
  return text === undefined ? undefined : { notice: text, markAsShown: () => setMarker(db, 'done') }
}

/** Throws a StartError if ADMIN_PASSWORD does not satisfy the rules. */
export async function checkConfiguredPassword(
  password: string,
  email: string,
  { minPasswordLength, firmName }: Pick<Options, 'minPasswordLength' | 'firmName'>,
): Promise<void> {
  try {
    checkPasswordLength(password, minPasswordLength)
    await refuseGuessable(password, { email, firmName })
  } catch (error) {
    throw error instanceof AuthError ? new StartError(`ADMIN_PASSWORD is refused: ${error.message}`) : error
  }
}

/** Creates an administrator at the very first start. Only the process that sets the marker does so. */
async function createDefaultAdmin(db: Db): Promise<string | undefined> {
  if (await hasMarker(db)) return undefined
  const password = generatePassword()
  const passwordHash = await hashPassword(password)
  const created = await db.transaction().execute(async trx => {
    if (!(await claimMarker(trx)) || (await findByEmail(trx, defaultEmail))) return false
    await createAdmin(trx, { email: defaultEmail, passwordHash, isGenerated: true })
    await setMarker(trx, 'unshown')
    return true
  })
  return created ? notice('was created', defaultEmail, password) : undefined
}

/** The process that generated a password may have died before showing it. */
async function replaceUnshown(
  { db, noticeTimeoutSeconds }: Options,
  email: string,
): Promise<string | undefined> {
  if (!(await findUnshown(db, noticeTimeoutSeconds))) return undefined
  const password = generatePassword()
  const passwordHash = await hashPassword(password)
  const replaced = await db.transaction().execute(async trx => {
    const unshown = await findUnshown(trx, noticeTimeoutSeconds, { lock: true })
    const user = await findByEmail(trx, email)
    if (!unshown || !user?.app_metadata.generated_password || !(await isAdmin(trx, user))) return false
    if (user.last_sign_in_at && user.last_sign_in_at > unshown.created_at) return false
    await giveGeneratedPassword(trx, user, passwordHash)
    await setMarker(trx, 'unshown')
    return true
  })
  return replaced ? notice('got a new password', email, password) : undefined
}

/**
 * A stranger may already have signed up with the address. So an existing account that becomes an administrator keeps
 * its password only if a link or code emailed to the address was used, and ADMIN_PASSWORD is not set.
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
    if (configured !== undefined) {
      log.info(
        'ADMIN_PASSWORD is ignored: the account of ADMIN_EMAIL is already an administrator and keeps its password',
      )
    }
    return undefined
  }
  if (configured !== undefined) await checkConfiguredPassword(configured, email, options)
  const password = configured ?? generatePassword()
  const passwordHash = await hashPassword(password)
  const outcome = await db.transaction().execute(async trx => {
    await claimMarker(trx)
    await trx.selectFrom('secrets').select('name').where('name', '=', marker).forUpdate().execute()
    const user = await findUndeleted(trx, email)
    if (!user) {
      await createAdmin(trx, { email, passwordHash, isGenerated: configured === undefined })
      if (configured === undefined) await setMarker(trx, 'unshown')
      return 'was created'
    }
    // Another process made it an administrator first.
    if (await isAdmin(trx, user)) return undefined
    const keepsPassword = configured === undefined && user.mailbox_proven
    if (configured !== undefined) await setPassword(trx, user, passwordHash)
    else if (!keepsPassword) {
      await giveGeneratedPassword(trx, user, passwordHash)
      await setMarker(trx, 'unshown')
    }
    await grantAdmin(trx, user.id)
    return keepsPassword ? undefined : 'already existed and got a new password'
  })
  log.info('the account of ADMIN_EMAIL is an administrator')
  return outcome && configured === undefined ? notice(outcome, email, password) : undefined
}

/**
 * A deletion may have stopped before it reached this provider. The account then counts as deleted, and is removed here,
 * so that its address is free.
 */
async function findUndeleted(trx: Db, email: string): Promise<AuthUser | undefined> {
  const user = await findByEmail(trx, email)
  if (!user || (await findCaller(trx, { userId: user.id, sessionId: undefined })) !== 'deleted') return user
  await removeAuthUser(trx, user.id)
  return undefined
}

async function isAdmin(db: Db, user: AuthUser): Promise<boolean> {
  const account = await findCaller(db, { userId: user.id, sessionId: undefined })
  return account !== undefined && account !== 'deleted' && account.role === 'admin'
}

async function createAdmin(
  db: Db,
  { email, passwordHash, isGenerated }: { email: string; passwordHash: string; isGenerated: boolean },
): Promise<void> {
  const user = await createAccount(db, { email, passwordHash, isConfirmed: true, userMetadata: {} })
  await grantAdmin(db, user.id)
  if (isGenerated) await giveGeneratedPassword(db, user, passwordHash)
}

async function setPassword(db: Db, user: AuthUser, passwordHash: string): Promise<void> {
  await storeChosenPassword(db, user, passwordHash)
  await changeAccount(db, user.id, { email_confirmed_at: user.email_confirmed_at ?? new Date() })
  await endSessions(db, user.id)
}

async function hasMarker(db: Db): Promise<boolean> {
  const row = await db.selectFrom('secrets').select('name').where('name', '=', marker).executeTakeFirst()
  return row !== undefined
}

/** Returns true for the first process that sets it. */
async function claimMarker(db: Db): Promise<boolean> {
  const row = await db
    .insertInto('secrets')
    .values({ name: marker, value: 'done' })
    .onConflict(conflict => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst()
  return row !== undefined
}

/** `unshown`: a generated password has not been shown yet. `created_at` says since when. */
async function setMarker(db: Db, value: 'done' | 'unshown'): Promise<void> {
  await db
    .updateTable('secrets')
    .set({ value, created_at: sql<Date>`now()` })
    .where('name', '=', marker)
    .execute()
}

function findUnshown(
  db: Db,
  noticeTimeoutSeconds: number,
  { lock = false } = {},
): Promise<{ created_at: Date } | undefined> {
  return db
    .selectFrom('secrets')
    .select('created_at')
    .where('name', '=', marker)
    .where('value', '=', 'unshown')
    .where('created_at', '<=', sql<Date>`now() - make_interval(secs => ${noticeTimeoutSeconds})`)
    .$if(lock, query => query.forUpdate())
    .executeTakeFirst()
}

function notice(outcome: string, email: string, password: string): string {
  return [
    `The administrator's account ${outcome}. Its password is shown only once:`,
    `  email     ${email}`,
    `  password  ${password}`,
    `Log in and choose your own: this one works for ${generatedPasswordLifetimeHours} hours.`,
  ].join('\n')
}
