import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import { accountGone, emailExists } from '#server/auth-provider/protocol/auth-error.ts'
import type { AuthTables, Metadata } from '#server/database/auth-schema.ts'
import type { Db } from '#server/database/database.ts'
import { isUniqueViolation } from '#server/database/database-errors.ts'
import { ensureUser } from '#server/store/users/users.ts'
import type { UserId } from '#shared/api/ids.ts'

/** The rows of auth_users. For each one that is not anonymous, the product has a row with the same id. */

export type AuthUser = Selectable<AuthTables['auth_users']>

export type NewAccount = {
  id?: UserId | undefined
  email: string
  passwordHash: string | null
  isConfirmed: boolean
  userMetadata: Metadata
  appMetadata?: Metadata | undefined
}

function newUserId(): UserId {
  return randomUUID() as UserId
}

export function findById(db: Db, id: UserId): Promise<AuthUser | undefined> {
  return db.selectFrom('auth_users').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Locks the account for the rest of the transaction. Take this lock before any other. */
export function lockUser(trx: Db, id: UserId): Promise<AuthUser | undefined> {
  return trx.selectFrom('auth_users').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

export function findByEmail(db: Db, email: string): Promise<AuthUser | undefined> {
  return db.selectFrom('auth_users').selectAll().where('email', '=', email).executeTakeFirst()
}

/**
 * Creates an account and the product's row for it. Throws email_exists if the address or the id is taken. Call it
 * inside a transaction, so that neither row is stored alone.
 */
export async function createAccount(db: Db, account: NewAccount): Promise<AuthUser> {
  const id = account.id ?? newUserId()
  const row = await db
    .insertInto('auth_users')
    .values({
      id,
      email: account.email,
      password_hash: account.passwordHash,
      email_confirmed_at: account.isConfirmed ? new Date() : null,
      identity_id: randomUUID(),
      app_metadata: JSON.stringify({ ...account.appMetadata, provider: 'email', providers: ['email'] }),
      user_metadata: JSON.stringify(account.userMetadata),
    })
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!row) throw emailExists()
  await ensureUser(db, { id, email: account.email })
  return row
}

/** An anonymous user has no email address and no password, and cannot use the product. */
export async function createAnonymous(db: Db, userMetadata: Metadata): Promise<AuthUser> {
  return db
    .insertInto('auth_users')
    .values({
      id: newUserId(),
      email: null,
      password_hash: null,
      is_anonymous: true,
      identity_id: randomUUID(),
      app_metadata: JSON.stringify({}),
      user_metadata: JSON.stringify(userMetadata),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export type AccountChange = {
  [K in
    | 'password_hash'
    | 'password_expires_at'
    | 'email_confirmed_at'
    | 'mailbox_proven'
    | 'confirmation_sent_at'
    | 'recovery_sent_at'
    | 'new_email'
    | 'email_change_sent_at'
    | 'last_sign_in_at'
    | 'banned_until']?: AuthUser[K]
} & { user_metadata?: Metadata; app_metadata?: Metadata }

/** Throws user_not_found if the account no longer exists. */
export async function changeAccount(db: Db, id: UserId, change: AccountChange): Promise<AuthUser> {
  const { user_metadata, app_metadata, ...columns } = change
  return db
    .updateTable('auth_users')
    .set({
      ...columns,
      ...(user_metadata && { user_metadata: JSON.stringify(user_metadata) }),
      ...(app_metadata && { app_metadata: JSON.stringify(app_metadata) }),
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow(accountGone)
}

/**
 * Gives an account its first or a new address, here and in the product. Throws email_exists if the address is taken.
 * Call it inside a transaction.
 */
export async function changeEmail(
  db: Db,
  id: UserId,
  email: string,
  { isConfirmed, isProven }: { isConfirmed: boolean; isProven: boolean },
): Promise<AuthUser> {
  const taken = await findByEmail(db, email)
  if (taken && taken.id !== id) throw emailExists()
  const row = await db
    .updateTable('auth_users')
    .set({
      email,
      new_email: null,
      mailbox_proven: isProven,
      is_anonymous: false,
      ...(isConfirmed && { email_confirmed_at: sql<Date>`coalesce(email_confirmed_at, now())` }),
      app_metadata: sql<string>`app_metadata || '{"provider":"email","providers":["email"]}'::jsonb`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow(accountGone)
    .catch((error: unknown) => {
      // Another account was given the address in the meantime.
      throw isUniqueViolation(error) ? emailExists() : error
    })
  await ensureUser(db, { id, email })
  await db.updateTable('users').set({ email }).where('id', '=', id).where('deleted_at', 'is', null).execute()
  return row
}

/** The account's sessions, emailed links and codes are deleted with it. */
export async function removeAuthUser(db: Db, id: UserId): Promise<void> {
  await db.deleteFrom('auth_users').where('id', '=', id).execute()
}

/** Merges metadata. A null removes its key. */
export function mergeMetadata(current: Metadata, change: Metadata): Metadata {
  return Object.fromEntries(Object.entries({ ...current, ...change }).filter(([, value]) => value !== null))
}

export function isBanned(user: AuthUser): boolean {
  return user.banned_until !== null && user.banned_until.getTime() > Date.now()
}
