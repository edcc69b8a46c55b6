import { sql } from 'kysely'
import type { Db } from '#server/database/database.ts'

/**
 * What must still be removed outside the database: files in the storage, and copies at the model's provider. Also the
 * queries of the sweeps.
 */

export type Removal = { id: string; kind: 'file' | 'provider-file'; key: string; attempts: number }

/** How long a process has for a removal before another one can claim it. */
const claimLifetime = sql`interval '5 minutes'`

/**
 * Claims up to `limit` removals that are due. No other process can claim them for five minutes. With `in` instead of
 * the array, PostgreSQL can choose the rows again for each row of the table, if it assumes that the table is empty. It
 * then claims all removals, in a time that grows with the square of their number.
 */
export async function claimRemovals(db: Db, limit: number): Promise<Removal[]> {
  const result = await sql<Removal>`
    update removals set due_at = now() + ${claimLifetime}, attempts = attempts + 1
    where id = any(array(
      select id from removals where due_at <= now() order by due_at limit ${limit} for update skip locked
    ))
    returning id, kind, key, attempts`.execute(db)
  return result.rows
}

export async function settleRemoval(db: Db, id: string): Promise<void> {
  await db.deleteFrom('removals').where('id', '=', id).execute()
}

/**
 * Schedules another attempt, with a delay that doubles up to an hour. After 72 hours, a copy at the provider is left to
 * expire there. A file in the storage does not expire, so its removal is tried every day until it succeeds.
 */
export async function postponeRemoval(db: Db, id: string): Promise<'soon' | 'daily' | 'never'> {
  const result = await sql<{ outcome: 'soon' | 'daily' }>`
    with given_up as (
      delete from removals
      where id = ${id} and kind = 'provider-file' and created_at < now() - interval '72 hours'
    )
    update removals set due_at = now() + case when created_at < now() - interval '72 hours' then interval '1 day'
      else least(interval '1 hour', interval '2 seconds' * (2 ^ least(attempts, 12))) end
    where id = ${id} and (kind = 'file' or created_at >= now() - interval '72 hours')
    returning case when created_at < now() - interval '72 hours' then 'daily' else 'soon' end as outcome`.execute(
    db,
  )
  return result.rows[0]?.outcome ?? 'never'
}

/**
 * Removes up to 500 files that were not sent within a day, but none that is being sent now. Returns how many. For the
 * array, see `claimRemovals`: here, PostgreSQL would assume that no file is unsent.
 */
export async function removeUnsentUploads(db: Db): Promise<number> {
  const result = await sql`
    delete from uploads where id = any(array(
      select id from uploads where message_id is null and created_at < now() - interval '24 hours' limit 500
    )) and message_id is null`.execute(db)
  return Number(result.numAffectedRows ?? 0)
}

/** Deletes the records of removed files after 30 days. By then, hardly any open page still refers to the files. */
export async function forgetRemovedUploads(db: Db): Promise<void> {
  await sql`delete from removed_uploads where removed_at < now() - interval '30 days'`.execute(db)
}

/**
 * Returns the claim, for `releaseStorage`; undefined if another process is checking the storage. A claim expires after
 * an hour: its process may be dead.
 */
export async function claimStorage(db: Db): Promise<string | undefined> {
  const result = await sql<{ claim: string }>`
    insert into storage_claim (claimed_at) values (now())
    on conflict (only_row) do update set claimed_at = now()
      where storage_claim.claimed_at < now() - interval '1 hour'
    returning claimed_at::text as claim`.execute(db)
  return result.rows[0]?.claim
}

/** Does nothing if the claim expired and another process has taken over: its claim has a different time. */
export async function releaseStorage(db: Db, claim: string): Promise<void> {
  await sql`delete from storage_claim where claimed_at = ${claim}::timestamptz`.execute(db)
}

/** Returns which of the storage keys belong to an upload. */
export async function findUploadKeys(db: Db, keys: string[]): Promise<Set<string>> {
  const result = await sql<{ key: string }>`
    select storage_key as key from uploads where storage_key = any(${keys}::text[])`.execute(db)
  return new Set(result.rows.map(row => row.key))
}

/** Returns which of the storage keys the database knows: those of an upload or of a pending removal. */
export async function findKnownKeys(db: Db, keys: string[]): Promise<Set<string>> {
  const result = await sql<{ key: string }>`
    select storage_key as key from uploads where storage_key = any(${keys}::text[])
    union
    select key from removals where kind = 'file' and key = any(${keys}::text[])`.execute(db)
  return new Set(result.rows.map(row => row.key))
}

/** The next storage keys after this one, in order, of files that are at least an hour old. */
export async function listStorageKeys(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('uploads')
    .select('storage_key')
    .where('storage_key', '>', after)
    .where('created_at', '<', sql<Date>`now() - interval '1 hour'`)
    .orderBy('storage_key')
    .limit(limit)
    .execute()
  return rows.map(row => row.storage_key)
}
