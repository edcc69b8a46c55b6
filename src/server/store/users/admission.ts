import { type RawBuilder, sql } from 'kysely'
import { type SessionKey, sessionExists } from './users.ts'

/**
 * Lets the statement that stores a question in a chat without versions check the sender as well, so that all of it
 * takes one round trip.
 */

/** `count`: undefined if the call has already been counted. */
export type AdmissionCheck = { sender: SessionKey; count: CallCount | undefined }

/** Allows `maxCalls` calls within `windowSeconds`. `key`: the row in `rate_limits`. */
export type CallCount = { key: string; maxCalls: number; windowSeconds: number }

/**
 * A step of that statement. It has a row only if the sender's account and session exist, `condition` holds and the call
 * is within its limit. It counts the call only then. If the statement fails, the count is rolled back too.
 */
export function admitting(
  { sender, count }: AdmissionCheck,
  condition: RawBuilder<unknown> = sql`true`,
): RawBuilder<unknown> {
  const account = sql`from users
    where id = ${sender.userId}::uuid and deleted_at is null and ${sessionExists(sender.sessionId)} and ${condition}`
  return count
    ? sql`admitted as (${counting(count, account)} returning 1)`
    : sql`admitted as (select 1 ${account})`
}

/**
 * Counts like `rate-limiter-flexible`, which counts all other calls in this table, except that a call beyond the limit
 * is not counted.
 */
function counting(
  { key, maxCalls, windowSeconds }: CallCount,
  source: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const nowMs = Date.now()
  const hasExpired = sql`counted.expire <= ${nowMs}::bigint`
  return sql`insert into rate_limits as counted (key, points, expire)
    select ${key}::text, 1, ${nowMs + windowSeconds * 1000}::bigint ${source}
    on conflict (key) do update set
      points = case when ${hasExpired} then 1 else counted.points + 1 end,
      expire = case when ${hasExpired} then excluded.expire else counted.expire end
    where ${hasExpired} or counted.points < ${maxCalls}::integer`
}
