import { sql } from 'kysely'
import { temporaryChatHours } from '#shared/limits.ts'

/** Temporary chats have an `expires_at`, which each question and each new answer postpones. */

const lifetime = sql`${sql.lit(temporaryChatHours)} * interval '1 hour'`

export const firstExpiry = sql<Date>`now() + ${lifetime}`

/** The `expires_at` of a chat that has not been renewed since its first question was stored. */
export const expiryWhenCreated = sql<Date>`created_at + ${lifetime}`

/** Null for chats that are not temporary. */
export const renewedExpiry = sql<Date | null>`case when expires_at is not null then ${firstExpiry} end`

/** False for a temporary chat that has expired, even if it has not been removed yet. */
export const isOpen = sql<boolean>`(expires_at is null or expires_at > now())`
