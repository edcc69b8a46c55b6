import { createHash } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import { runPeriodically } from '#server/periodic.ts'
import {
  hasLibraryIndex,
  type KnownWords,
  listKnownWords,
  openSearchExtensions,
  type SearchExtensions,
  writeLibraryIndex,
} from '#server/store/library-index.ts'
import type { Language } from '#shared/language.ts'
import { problemSentence } from '#shared/library-problems.ts'
import { findSheets, type SearchSettings, type SheetShelf } from './find-sheets.ts'
import { indexOf } from './index-texts.ts'
import type { Library } from './library.ts'
import { loadOrdinaryWords } from './ordinary-words.ts'
import { type LibraryFolder, readFolder } from './read-library.ts'
import { wordFiles } from './word-list.ts'
import { learnWordings, type Wording } from './wording.ts'

/** Part of the hash that names an index. Raise it when sheets are indexed in another way. */
const indexVersion = 5
const watchIntervalMs = 5_000

export type OpenLibrary = Library & {
  /** For measuring the search. */
  shelf(): SheetShelf
  /** Reads the files again if they have changed. */
  refresh(): Promise<void>
  close(): Promise<void>
}

/**
 * Reads the sheets in the folder, indexes them, and does so again when a file changes. Each broken file is named in the
 * log and left out.
 */
export async function openLibrary(
  { folder, db, quick, log }: { folder: string; db: Db; quick: Db; log: Log },
  settings?: SearchSettings,
): Promise<OpenLibrary> {
  let fingerprint = await fingerprintOf(folder)
  let content = await readContent(folder, log)
  const extensions = await openSearchExtensions(db)
  const missing = (['unaccent', 'pg_trgm'] as const).filter(name => !extensions[name])
  if (missing.length > 0 && content.sheets.length > 0) {
    log.warn(
      { missing },
      'the database lacks extensions: questions with typing mistakes or without accents find sheets less often',
    )
  }
  const ordinaryWords = await loadOrdinaryWords()
  let knownWords = await index(db, extensions, content).catch((error: unknown) => {
    log.error({ err: error }, 'the library could not be indexed: no sheet is found until that works')
    return noWords
  })
  const refresh = async () => {
    const current = await fingerprintOf(folder)
    if (current === fingerprint && (await isIndexed(quick, content))) return
    const changed = await readContent(folder, log)
    knownWords = await index(db, extensions, changed)
    content = changed
    fingerprint = current
  }
  const stop = runPeriodically(log, {
    intervalMs: watchIntervalMs,
    run: refresh,
    failure: 'the library could not be indexed: the previous sheets stay in use',
  })
  const shelf = (): SheetShelf => ({
    sheets: content.sheets,
    target: { db: quick, extensions, edition: content.edition },
    ordinaryWords,
    knownWords,
    wordings: content.wordings,
  })
  return {
    listSheets: () => content.sheets,
    listBrokenFiles: () => content.broken,
    find: query => findSheets(shelf(), query, settings),
    shelf,
    refresh,
    close: stop,
  }
}

type Content = LibraryFolder & { edition: string; wordings: Record<Language, Wording> }

/** Changes when a file is added, removed or written. */
async function fingerprintOf(folder: string): Promise<string> {
  const names = (await readdir(folder).catch(() => [])).filter(
    name => name.endsWith('.md') || wordFiles.some(one => one === name),
  )
  const states = await Promise.all(
    names.sort().map(async name => {
      const { mtimeMs, size } = await stat(join(folder, name))
      return `${name} ${mtimeMs} ${size}`
    }),
  )
  return states.join('\n')
}

async function readContent(folder: string, log: Log): Promise<Content> {
  const { sheets, words, broken } = await readFolder(folder)
  for (const { file, problems } of broken) {
    const sentences = problems.map(problem => problemSentence(problem, 'en'))
    log.warn({ file, problems: sentences }, 'a file of the library has mistakes')
  }
  // The wording is learned from askedQuestions; they are not indexed.
  const files = JSON.stringify([indexVersion, sheets, { ...words, askedQuestions: undefined }])
  const edition = createHash('sha256').update(files).digest('hex').slice(0, 32)
  return { sheets, broken, words, edition, wordings: await learnWordings(sheets, words) }
}

async function isIndexed(db: Db, { sheets, edition }: Content): Promise<boolean> {
  return sheets.length === 0 || hasLibraryIndex(db, edition)
}

const noWords: KnownWords = { fr: new Set(), en: new Set() }

/** Writes the index if it is missing. Returns the words that it knows. */
async function index(db: Db, extensions: SearchExtensions, content: Content): Promise<KnownWords> {
  if (!(await isIndexed(db, content))) await writeLibraryIndex(db, extensions, indexOf(content))
  return listKnownWords(db, content.edition)
}
