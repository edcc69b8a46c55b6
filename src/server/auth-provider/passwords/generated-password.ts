import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { type AuthUser, changeAccount } from '#server/auth-provider/accounts/accounts.ts'
import { removeMailTokens } from '#server/auth-provider/mail-links/mail-tokens.ts'
import { endSessions } from '#server/auth-provider/sessions/sessions.ts'
import type { Metadata } from '#server/database/auth-schema.ts'
import type { Db } from '#server/database/database.ts'
import { generatedPasswordLifetimeHours } from '#shared/api/account.ts'

/** About 149 bits, without characters that look alike. */
export function generatePassword(): string {
  const characters = 'abcdefghjkmnpqrstuvwxyz23456789'
  const group = () => Array.from({ length: 5 }, () => characters[randomInt(characters.length)]).join('')
  return Array.from({ length: 6 }, group).join('-')
}

/**
 * Gives the account a generated password that expires, in the caller's transaction. Confirms its email address, ends
 * its sessions and invalidates its emailed links and codes. The web page sees `generated_password` in the session and
 * asks for a new password.
 */
export async function giveGeneratedPassword(db: Db, user: AuthUser, passwordHash: string): Promise<void> {
  await changeAccount(db, user.id, {
    password_hash: passwordHash,
    email_confirmed_at: user.email_confirmed_at ?? new Date(),
    app_metadata: { ...user.app_metadata, generated_password: true },
  })
  await db
    .updateTable('auth_users')
    .set({
      password_expires_at: sql<Date>`now() + make_interval(hours => ${generatedPasswordLifetimeHours})`,
    })
    .where('id', '=', user.id)
    .execute()
  await removeMailTokens(db, user.id)
  await endSessions(db, user.id)
}

/**
 * Stores a password that a person chose. Unlike a generated one, it does not expire. Links and codes that were emailed
 * stop working.
 */
export async function storeChosenPassword(db: Db, user: AuthUser, passwordHash: string): Promise<void> {
  await changeAccount(db, user.id, {
    password_hash: passwordHash,
    password_expires_at: null,
    app_metadata: withoutGeneratedMark(user.app_metadata),
  })
  await removeMailTokens(db, user.id)
}

export function withoutGeneratedMark({ generated_password: _, ...appMetadata }: Metadata): Metadata {
  return appMetadata
}
