import { createHash } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '#server/log.ts'
import { runPeriodically } from '#server/periodic.ts'
import { problemSentence } from '#shared/api/library-problems.ts'
import type { Language } from '#shared/language.ts'
import type { Library } from './library.ts'
import { isSheetName, type LibraryFolder, noSheets, readFolder } from './read-library.ts'
import { correctWord, findSheets, type SearchSettings, type SheetShelf } from './search/find-sheets.ts'
import { loadOrdinaryWords, noOrdinaryWords, type OrdinaryWords } from './search/ordinary-words.ts'
import { buildIndex, type SheetIndex } from './search/sheet-index.ts'
import { lookupOf, type SheetLookup } from './search/sheet-lookup.ts'
import { learnWordings, type Wording } from './search/wording.ts'
import { wordFiles } from './word-list.ts'

const watchIntervalMs = 5_000

export type OpenLibrary = Library & {
  /** For measuring the search. */
  shelf(): SheetShelf
  /** Reads the files again if they have changed. */
  refresh(): Promise<void>
  close(): Promise<void>
}

/**
 * Reads and indexes the sheets in the folder, and does so again within seconds of a change. Each file with mistakes is
 * named in the log, and the parts of it that cannot be used are left out.
 */
export async function openLibrary(
  { folder, log }: { folder: string; log: Log },
  settings?: SearchSettings,
): Promise<OpenLibrary> {
  let fingerprint = await fingerprintOf(folder)
  let content = await readContent(folder, log)
  const refresh = async () => {
    const current = await fingerprintOf(folder)
    if (current === fingerprint) return
    content = await readContent(folder, log, content)
    fingerprint = current
  }
  const stop = runPeriodically({
    log,
    intervalMs: watchIntervalMs,
    run: refresh,
    failure: 'the library could not be read: the previous sheets stay in use',
  })
  const shelf = (): SheetShelf => content
  return {
    listSheets: () => content.sheets,
    listBrokenFiles: () => content.broken,
    find: query => findSheets(shelf(), query, settings),
    correct: (word, language) => correctWord(shelf(), word, language),
    shelf,
    refresh,
    close: stop,
  }
}

type Content = Pick<LibraryFolder, 'sheets' | 'broken'> & {
  /** Of the sheets and words from which the index and the wordings were made. Keeping the words would take memory. */
  hash: string
  lookup: SheetLookup
  index: SheetIndex
  wordings: Record<Language, Wording>
  ordinaryWords: OrdinaryWords
}

/** Changes when a sheet or a word list is added, removed or written, or its permissions change. */
async function fingerprintOf(folder: string): Promise<string> {
  const names = (await readdir(folder).catch(() => [])).filter(
    name => isSheetName(name) || wordFiles.some(one => one === name),
  )
  const states = await Promise.all(
    names.sort().map(async name => {
      // It may be a link to nothing.
      const state = await stat(join(folder, name)).catch(() => undefined)
      return `${name} ${state?.ctimeMs} ${state?.size}`
    }),
  )
  return states.join('\n')
}

/**
 * Keeps the index and the wordings of the `previous` content unless something that can be used has changed: computing
 * them takes more than half a second.
 */
async function readContent(folder: string, log: Log, previous?: Content): Promise<Content> {
  const { sheets, words, broken } = await readFolder(folder)
  for (const { file, problems } of broken) {
    const sentences = problems.map(problem => problemSentence(problem, 'en'))
    log.warn({ file, problems: sentences }, 'a file of the library has mistakes')
  }
  if (sheets.length + broken.length === 0) log.warn(noSheets(folder))
  const hash = createHash('sha256')
    .update(JSON.stringify([sheets, words]))
    .digest('hex')
  if (previous?.hash === hash) return { ...previous, broken }
  return {
    sheets,
    broken,
    hash,
    lookup: lookupOf(sheets),
    index: await buildIndex(sheets, words),
    wordings: await learnWordings(sheets, words),
    ordinaryWords: sheets.length === 0 ? noOrdinaryWords : await loadOrdinaryWords(),
  }
}
