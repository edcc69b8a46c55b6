import type { Db } from '#server/database/database.ts'
import type { UserId } from '#shared/api/ids.ts'

/** Stores the time of the first call for a version. Later calls change nothing. */
export async function addAcceptedDisclaimer(db: Db, userId: UserId, version: string): Promise<void> {
  await db
    .insertInto('accepted_disclaimers')
    .values({ user_id: userId, version })
    .onConflict(conflict => conflict.doNothing())
    .execute()
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
