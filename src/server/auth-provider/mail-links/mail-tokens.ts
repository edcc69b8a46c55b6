import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { AuthTables, MailTokenKind } from '#server/database/auth-schema.ts'
import type { Db } from '#server/database/database.ts'
import type { UserId } from '#shared/api/ids.ts'

/**
 * An email carries a link with a 256-bit token, and a six-digit code to type instead; an email for reauthentication
 * carries only the code. They expire after an hour, and using one also uses up the other. A new email invalidates the
 * codes of earlier ones of its kind, so that only one can be guessed, but not their links: otherwise anyone who
 * requests emails to an address could keep its owner from using one. Five wrong codes invalidate the codes of the kinds
 * for which they were tried. Only hashes of the tokens and codes are stored.
 */

export const mailTokenLifetimeMinutes = 60
const maxCodeAttempts = 5

export type MailToken = Pick<Selectable<AuthTables['auth_mail_tokens']>, 'user_id' | 'kind' | 'password_hash'>

export async function createMailToken(
  db: Db,
  token: { userId: UserId; kind: MailTokenKind; passwordHash?: string | null },
): Promise<{ link: string; code: string }> {
  const link = randomBytes(32).toString('base64url')
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await db
    .deleteFrom('auth_mail_tokens')
    .where('user_id', '=', token.userId)
    .where('expires_at', '<', sql<Date>`now()`)
    .execute()
  await db
    .updateTable('auth_mail_tokens')
    .set({ tries: maxCodeAttempts })
    .where('user_id', '=', token.userId)
    .where('kind', '=', token.kind)
    .execute()
  await db
    .insertInto('auth_mail_tokens')
    .values({
      token_hash: hash(link),
      user_id: token.userId,
      kind: token.kind,
      code_hash: hashCode(token.userId, code),
      password_hash: token.passwordHash ?? null,
      expires_at: sql<Date>`now() + make_interval(mins => ${mailTokenLifetimeMinutes})`,
    })
    .execute()
  return { link, code }
}

/** The owner of a link; undefined if it is used or unknown. */
export async function findLinkOwner(db: Db, link: string): Promise<UserId | undefined> {
  const row = await db
    .selectFrom('auth_mail_tokens')
    .select('user_id')
    .where('token_hash', '=', hash(link))
    .executeTakeFirst()
  return row?.user_id
}

/** Uses a link's token; undefined if it is unknown, used, expired or of another kind. */
export function consumeLink(db: Db, link: string, kinds: MailTokenKind[]): Promise<MailToken | undefined> {
  return db
    .deleteFrom('auth_mail_tokens')
    .where('token_hash', '=', hash(link))
    .where('kind', 'in', kinds)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['user_id', 'kind', 'password_hash'])
    .executeTakeFirst()
}

/** Like `findCode`, but uses up the code that it finds. */
export async function consumeCode(...args: Parameters<typeof findCode>): Promise<MailToken | undefined> {
  const [db] = args
  const match = await findCode(...args)
  if (match) await db.deleteFrom('auth_mail_tokens').where('token_hash', '=', match.token_hash).execute()
  return match
}

/**
 * The open token with this code. The caller must have locked the user's row. A wrong code counts against all open codes
 * of these kinds: commit the transaction even then, or the count is lost.
 */
export async function findCode(
  db: Db,
  userId: UserId,
  code: string,
  kinds: MailTokenKind[],
): Promise<(MailToken & { token_hash: string }) | undefined> {
  const open = await db
    .selectFrom('auth_mail_tokens')
    .select(['token_hash', 'code_hash', 'user_id', 'kind', 'password_hash'])
    .where('user_id', '=', userId)
    .where('kind', 'in', kinds)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('tries', '<', maxCodeAttempts)
    .execute()
  const wanted = Buffer.from(hashCode(userId, code))
  const match = open.find(token => timingSafeEqual(Buffer.from(token.code_hash), wanted))
  if (match) return match
  await db
    .updateTable('auth_mail_tokens')
    .set({ tries: sql`tries + 1` })
    .where('user_id', '=', userId)
    .where('kind', 'in', kinds)
    .execute()
  return undefined
}

/** Removes the open tokens of these kinds; by default, of all kinds. */
export async function removeMailTokens(db: Db, userId: UserId, kinds?: MailTokenKind[]): Promise<void> {
  await db
    .deleteFrom('auth_mail_tokens')
    .where('user_id', '=', userId)
    .$if(kinds !== undefined, query => query.where('kind', 'in', kinds ?? []))
    .execute()
}

export async function removeAllMailTokens(db: Db): Promise<void> {
  await db.deleteFrom('auth_mail_tokens').execute()
}

export async function hasOpenToken(db: Db, userId: UserId, kind: MailTokenKind): Promise<boolean> {
  const row = await db
    .selectFrom('auth_mail_tokens')
    .select('kind')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row !== undefined
}

/** The password hash of the newest unconfirmed sign-up whose token is still stored, else the account's own. */
export async function findChosenPassword(
  db: Db,
  user: { id: UserId; password_hash: string | null },
): Promise<string | null> {
  const newest = await db
    .selectFrom('auth_mail_tokens')
    .select('password_hash')
    .where('user_id', '=', user.id)
    .where('kind', '=', 'signup')
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return newest?.password_hash ?? user.password_hash
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

function hashCode(userId: UserId, code: string): string {
  return hash(`${userId}:${code.replaceAll(/\s/g, '')}`)
}
