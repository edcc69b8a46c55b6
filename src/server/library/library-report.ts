import type { Db } from '#server/database/database.ts'
import { listLibraryCounts } from '#server/store/library-counts.ts'
import type { AdminLibrary, AdminSheet } from '#shared/api/admin-library.ts'
import type { Library } from './library.ts'
import type { ReadSubjects } from './read-subjects.ts'
import type { Sheet } from './sheet.ts'

type Deps = { db: Db; library: Library; readSubjects(): Promise<ReadSubjects> }

/** The sheets by topic and id, the broken files, and the subjects of questions for which no sheet was found. */
export async function reportLibrary({ db, library, readSubjects }: Deps): Promise<AdminLibrary> {
  const [counts, { subjects, broken }] = await Promise.all([listLibraryCounts(db), readSubjects()])
  const foundCounts = new Map(counts.filter(({ kind }) => kind === 'found').map(count => [count.key, count]))
  const names = new Map(subjects.map(subject => [subject.id, subject.names]))
  const byId = Map.groupBy(library.listSheets(), sheet => sheet.id)
  return {
    sheets: [...byId]
      .map(([id, editions]) => sheetOf(id, editions, foundCounts.get(id)))
      .sort((one, other) => compare(one.topic, other.topic) || compare(one.id, other.id)),
    broken: [...library.listBrokenFiles(), ...broken],
    unanswered: counts
      .filter(({ kind }) => kind === 'unanswered')
      .map(({ key, total, recent }) => ({ id: key, names: names.get(key) ?? null, total, recent }))
      .sort(
        (one, other) => other.recent - one.recent || other.total - one.total || compare(one.id, other.id),
      ),
  }
}

function sheetOf(
  id: string,
  editions: readonly Sheet[],
  counts: { total: number; recent: number } | undefined,
): AdminSheet {
  return {
    id,
    topic: editions[0]?.topic ?? '',
    editions: editions.map(({ language, title, written, reviewer }) => ({
      language,
      title,
      written,
      reviewer,
    })),
    total: counts?.total ?? 0,
    recent: counts?.recent ?? 0,
  }
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
