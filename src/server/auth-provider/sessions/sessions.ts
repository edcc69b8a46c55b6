import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type AuthUser, findById, isBanned } from '#server/auth-provider/accounts/accounts.ts'
import { mailTokenLifetimeMinutes } from '#server/auth-provider/mail-links/mail-tokens.ts'
import { AuthError, invalid, invalidCredentials } from '#server/auth-provider/protocol/auth-error.ts'
import type { SignInMethod } from '#server/database/auth-schema.ts'
import type { Db } from '#server/database/database.ts'
import { recentSignInMinutes } from '#server/identity/identity.ts'
import type { UserId } from '#shared/api/ids.ts'
import type { TokenSession } from './access-token.ts'
import { encodeRefreshToken, parseRefreshToken } from './refresh-token.ts'

/**
 * A session ends after `maxIdleDays` without a refresh, and `maxSessionDays` after its sign-in at the latest. Both are
 * checked at a refresh, so a session older than `maxSessionDays` still works until its access token expires.
 */
export const maxIdleDays = 30
const maxSessionDays = 365
/**
 * Tabs that wake up together refresh together. For this long after a refresh, an older token still gets the current
 * one.
 */
const refreshGraceSeconds = 10

export type OpenedSession = { user: AuthUser; session: TokenSession; refreshToken: string }

/**
 * Opens a session. Call it in the transaction that checked the password or link. Throws invalid_credentials for a
 * deleted account.
 */
export async function openSession(db: Db, userId: UserId, method: SignInMethod): Promise<OpenedSession> {
  const key = randomBytes(32)
  const user = await db
    .updateTable('auth_users')
    .set({ last_sign_in_at: sql<Date>`now()`, updated_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow(() => invalidCredentials())
  await db
    .deleteFrom('auth_sessions')
    .where('user_id', '=', userId)
    .where('refreshed_at', '<', sql<Date>`now() - make_interval(days => ${maxIdleDays})`)
    .execute()
  const session = await db
    .insertInto('auth_sessions')
    .values({ id: randomUUID(), user_id: userId, refresh_key: key.toString('base64url'), method })
    .returning(['id', 'method', 'created_at'])
    .executeTakeFirstOrThrow()
  return { user, session, refreshToken: encodeRefreshToken(session.id, 0, key) }
}

/**
 * Exchanges the current refresh token for the next one. The previous token (the response with the current one may have
 * been lost) and, during the grace period, any older one are exchanged for the current one. Otherwise an older token
 * means that someone else has a copy, and the session ends.
 */
export async function refreshSession(db: Db, token: string): Promise<OpenedSession> {
  const parsed = parseRefreshToken(token)
  if (!parsed) throw invalid('Refresh token is not valid')
  const outcome = await db.transaction().execute(async trx => {
    const row = await lockSession(trx, parsed.sessionId)
    const key = Buffer.from(row?.refresh_key ?? '', 'base64url')
    if (!row || !parsed.isSignedBy(key)) return notFound()
    const user = await findById(trx, row.user_id)
    if (!user) return notFound()
    if (isBanned(user)) return new AuthError(400, 'user_banned', 'Invalid Refresh Token: User Banned')
    const current = Number(row.refresh_counter)
    const behind = current - parsed.counter
    if (behind < 0) return invalid('Invalid Refresh Token: Not Issued By This Server')
    if (row.hasEnded || (behind > 1 && !row.isRecent)) {
      await trx.deleteFrom('auth_sessions').where('id', '=', row.id).execute()
      return row.hasEnded ? expired() : alreadyUsed()
    }
    const next = behind === 0 ? current + 1 : current
    if (behind === 0) await setCounter(trx, row.id, next)
    return { user, session: row, refreshToken: encodeRefreshToken(row.id, next, key) }
  })
  if (outcome instanceof AuthError) throw outcome
  return outcome
}

function lockSession(db: Db, id: string) {
  return db
    .selectFrom('auth_sessions')
    .selectAll()
    .select([
      sql<boolean>`refreshed_at > now() - make_interval(secs => ${refreshGraceSeconds})`.as('isRecent'),
      sql<boolean>`refreshed_at < now() - make_interval(days => ${maxIdleDays})
        or created_at < now() - make_interval(days => ${maxSessionDays})`.as('hasEnded'),
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

async function setCounter(db: Db, id: string, counter: number): Promise<void> {
  await db
    .updateTable('auth_sessions')
    .set({ refresh_counter: counter, refreshed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** A session that has not ended, and what its sign-in still proves. A refresh proves nothing new. */
export type CallerSession = {
  id: string
  /** Signed in within the last `recentSignInMinutes`. */
  isRecent: boolean
  /** Opened by a recovery link less than `mailTokenLifetimeMinutes` ago, and not yet used to set a password. */
  isRecovery: boolean
}

/** The session; undefined once it has ended. */
export function findSession(db: Db, id: string, userId: UserId): Promise<CallerSession | undefined> {
  return db
    .selectFrom('auth_sessions')
    .select([
      'id',
      sql<boolean>`created_at > now() - make_interval(mins => ${recentSignInMinutes})`.as('isRecent'),
      sql<boolean>`method = 'recovery' and created_at > now() - make_interval(mins => ${mailTokenLifetimeMinutes})`.as(
        'isRecovery',
      ),
    ])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** A recovery link can set a password only once. */
export async function endRecovery(db: Db, id: string): Promise<void> {
  await db
    .updateTable('auth_sessions')
    .set({ method: 'otp' })
    .where('id', '=', id)
    .where('method', '=', 'recovery')
    .execute()
}

export async function endSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('auth_sessions').where('id', '=', id).execute()
}

/** Ends all sessions of a user, or all except one. */
export async function endSessions(db: Db, userId: UserId, except?: string): Promise<void> {
  await db
    .deleteFrom('auth_sessions')
    .where('user_id', '=', userId)
    .$if(except !== undefined, query => query.where('id', '!=', except ?? ''))
    .execute()
}

/** Ends the sessions of all users, and returns how many there were. */
export async function endAllSessions(db: Db): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('auth_sessions').executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

function notFound(): AuthError {
  return new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
}

function alreadyUsed(): AuthError {
  return new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
}

function expired(): AuthError {
  return new AuthError(400, 'session_expired', 'Invalid Refresh Token: Session Expired')
}
