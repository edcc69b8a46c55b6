import type { Db } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import { runPeriodically } from '#server/periodic.ts'
import { addLibraryCounts, type LibraryUse } from '#server/store/library-counts.ts'
import { type AdminLibrary, otherSubject } from '#shared/api/admin-library.ts'
import type { Library, LibraryMatch, LibraryQuery } from './library.ts'
import { reportLibrary } from './library-report.ts'
import { openSubjects } from './read-subjects.ts'
import { findSubject } from './subjects.ts'

const storeIntervalMs = 5_000
/** Enough to recognise the subject. */
const maxQuestionLength = 4_000
const maxWaitingQuestions = 1_000

export type CountedLibrary<T extends Library> = {
  library: T
  /** What the console shows. */
  reportLibrary(): Promise<AdminLibrary>
  /** Stores the last counts. If that fails, this is logged, and they are lost. */
  close(): Promise<void>
}

/**
 * Wraps the library so that each search counts the sheets found, or the question's subject if none of the sheets fits.
 * A search only counts in memory; every five seconds one statement stores all counts, so that no answer waits for it.
 * If the statement fails, or the subjects cannot be read, this is logged, and the counts are stored later.
 */
export function openLibraryUse<T extends Library>(
  { library, db, log }: { library: T; db: Db; log: Log },
  folder: string,
): CountedLibrary<T> {
  const readSubjects = openSubjects(folder)
  // Questions without a sheet, until the subjects are read. Their number is limited: further ones count as `other`.
  const questions: string[] = []
  const { add, storeCounts } = openCounts(db)
  const addUnanswered = (question: string) => {
    if (questions.length < maxWaitingQuestions) questions.push(question.slice(0, maxQuestionLength))
    else add({ kind: 'unanswered', key: otherSubject, count: 1 })
  }
  const count = ({ question }: LibraryQuery, { verdict, found }: LibraryMatch) => {
    if (verdict === 'nothing' && library.listSheets().length > 0) addUnanswered(question)
    const sheetIds = new Set(found.map(({ sheet }) => sheet.id))
    for (const key of sheetIds) add({ kind: 'found', key, count: 1 })
  }
  const countQuestions = async () => {
    if (questions.length === 0) return
    const { subjects, failure } = await readSubjects()
    if (failure !== undefined) throw failure
    for (const question of questions.splice(0)) {
      add({ kind: 'unanswered', key: findSubject(subjects, question), count: 1 })
    }
  }
  const storeUses = async () => {
    try {
      await countQuestions()
    } finally {
      await storeCounts()
    }
  }
  const stop = runPeriodically({
    log,
    intervalMs: storeIntervalMs,
    run: storeUses,
    failure: 'the use of the library could not be stored yet',
  })
  const counted: T = {
    ...library,
    find: query => {
      const match = library.find(query)
      if (query.stored) void query.stored.then(() => count(query, match), ignoreRefusal)
      else count(query, match)
      return match
    },
  }
  return {
    library: counted,
    reportLibrary: async () => {
      // If the subjects cannot be read, the report says so, and the periodic job logs it.
      await countQuestions().catch(() => {})
      await storeCounts()
      return reportLibrary({ db, library, readSubjects })
    },
    close: async () => {
      await stop()
      await storeUses().catch(error => {
        log.warn({ err: error }, 'the last use of the library could not be stored')
      })
    },
  }
}

function openCounts(db: Db) {
  // One entry per sheet and subject, so it stays small even while the database is unavailable.
  let uses = new Map<string, LibraryUse>()
  const add = ({ kind, key, count }: LibraryUse) => {
    const id = `${kind} ${key}`
    uses.set(id, { kind, key, count: count + (uses.get(id)?.count ?? 0) })
  }
  const store = async () => {
    const stored = [...uses.values()]
    uses = new Map()
    if (stored.length === 0) return
    try {
      await addLibraryCounts(db, stored)
    } catch (error) {
      stored.forEach(add)
      throw error
    }
  }
  let storing = Promise.resolve()
  return {
    add,
    /** One call after the other: a report must include the counts that the job is storing at this moment. */
    storeCounts(): Promise<void> {
      storing = storing.then(store, store)
      return storing
    },
  }
}

/** The response to the question already reports the refusal. */
function ignoreRefusal(): void {}
