import { sql } from 'kysely'
import type { Db } from '#server/database/database.ts'
import { libraryCountDays, recentLibraryDays } from '#shared/api/admin-library.ts'

/**
 * How often each sheet was found and each subject had no sheet, per day (UTC). Contains only ids, never text of a
 * question.
 */

/** `found`: the id of a sheet. `unanswered`: the id of a subject. */
export type LibraryUse = { kind: 'found' | 'unanswered'; key: string; count: number }

/** Adds to today's counts, in one statement. No two uses may have the same kind and key. */
export async function addLibraryCounts(db: Db, uses: readonly LibraryUse[]): Promise<void> {
  // Ordered, so that two statements cannot wait for each other's rows.
  await sql`
    insert into library_counts (day, kind, key, count)
    select (now() at time zone 'UTC')::date, kind, key, count
    from unnest(${uses.map(use => use.kind)}::text[], ${uses.map(use => use.key)}::text[],
      ${uses.map(use => use.count)}::integer[]) as used (kind, key, count)
    order by kind, key
    on conflict (day, kind, key) do update set count = library_counts.count + excluded.count`.execute(db)
}

/** `total`: of the last 400 days. `recent`: of the last 30. Both include today. */
export type LibraryCount = Omit<LibraryUse, 'count'> & { total: number; recent: number }

export async function listLibraryCounts(db: Db): Promise<LibraryCount[]> {
  const { rows } = await sql<LibraryCount>`
    select kind, key, sum(count)::integer as total,
      coalesce(sum(count) filter (where ${isWithin(recentLibraryDays)}), 0)::integer as recent
    from library_counts where ${isWithin(libraryCountDays)} group by kind, key`.execute(db)
  return rows
}

export async function removeOldLibraryCounts(db: Db): Promise<void> {
  await sql`delete from library_counts where not ${isWithin(libraryCountDays)}`.execute(db)
}

function isWithin(days: number) {
  return sql`(day > (now() at time zone 'UTC')::date - ${days}::integer)`
}
