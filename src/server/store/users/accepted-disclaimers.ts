import { sql } from 'kysely'
import type { Db } from '#server/database/database.ts'
import type { UserId } from '#shared/api/ids.ts'

/**
 * Stores the time of the first call for a version. Later calls change nothing, and so does one that arrives while the
 * account is being deleted: its data may have been erased already.
 */
export async function addAcceptedDisclaimer(db: Db, userId: UserId, version: string): Promise<void> {
  await sql`
    insert into accepted_disclaimers (user_id, version)
    select id, ${version}::text from users where id = ${userId} and deleted_at is null for share
    on conflict do nothing`.execute(db)
}

export type AcceptedDisclaimer = { version: string; acceptedAt: Date }

/** The earliest first. */
export async function listAcceptedDisclaimers(db: Db, userId: UserId): Promise<AcceptedDisclaimer[]> {
  return db
    .selectFrom('accepted_disclaimers')
    .select(['version', 'accepted_at as acceptedAt'])
    .where('user_id', '=', userId)
    .orderBy('accepted_at')
    .execute()
}
