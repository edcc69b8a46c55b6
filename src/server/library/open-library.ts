import { createHash } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import { runPeriodically } from '#server/periodic.ts'
import {
  hasLibraryIndex,
  type IndexedPassage,
  type IndexedPhrase,
  type IndexedWord,
  type IndexLanguage,
  type LibraryIndex,
  openSearchExtensions,
  type SearchExtensions,
  writeLibraryIndex,
} from '#server/store/library-index.ts'
import { type Language, languages } from '#shared/language.ts'
import { findSheets, otherQuestionsId, type SearchSettings } from './find-sheets.ts'
import type { Library } from './library.ts'
import { loadOrdinaryWords } from './ordinary-words.ts'
import { exact, singular, soundOf, spellOut, wordsOf } from './question-text.ts'
import { type LibraryFolder, readFolder } from './read-library.ts'
import type { Sheet } from './sheet.ts'
import { type WordGroup, wordFiles } from './word-list.ts'

/** Part of the index's name. Raise it when the way of indexing changes. */
const indexVersion = 2
const watchIntervalMs = 5_000

export type OpenLibrary = Library & {
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
  await index(db, extensions, content).catch(error =>
    log.error({ err: error }, 'the library could not be indexed: no sheet is found until that works'),
  )
  const refresh = async () => {
    const current = await fingerprintOf(folder)
    if (current === fingerprint && (await isIndexed(quick, content))) return
    const changed = await readContent(folder, log)
    await index(db, extensions, changed)
    content = changed
    fingerprint = current
  }
  const stop = runPeriodically(log, {
    intervalMs: watchIntervalMs,
    run: refresh,
    failure: 'the library could not be indexed: the previous sheets stay in use',
  })
  return {
    listSheets: () => content.sheets,
    listBrokenFiles: () => content.broken,
    find: query =>
      findSheets(
        {
          sheets: content.sheets,
          target: { db: quick, extensions, edition: content.edition },
          ordinaryWords,
        },
        query,
        settings,
      ),
    refresh,
    close: stop,
  }
}

type Content = LibraryFolder & { edition: string }

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
  for (const { file, problems } of broken) log.warn({ file, problems }, 'a file of the library has mistakes')
  const files = JSON.stringify([indexVersion, sheets, words])
  return { sheets, broken, words, edition: createHash('sha256').update(files).digest('hex').slice(0, 32) }
}

async function isIndexed(db: Db, { sheets, edition }: Content): Promise<boolean> {
  return sheets.length === 0 || hasLibraryIndex(db, edition)
}

async function index(db: Db, extensions: SearchExtensions, content: Content): Promise<void> {
  if (await isIndexed(db, content)) return
  await writeLibraryIndex(db, extensions, indexOf(content))
}

function indexOf({ sheets, words, edition }: Content): LibraryIndex {
  const passages = [...sheets.flatMap(passagesOf), ...words.otherQuestions.flatMap(otherPassagesOf)]
  const phrases = [
    ...words.synonyms.flatMap((group, number) => phrasesOf(group, 'concept', number)),
    ...words.otherTopics.flatMap((group, number) => phrasesOf(group, 'topic', number)),
  ]
  return {
    edition,
    passages,
    phrases,
    words: languages.flatMap(language => vocabulary(language, [...passages, ...phrases])),
  }
}

/** Questions without a sheet are indexed like those of a sheet, so that a question more like them finds nothing. */
function otherPassagesOf(group: WordGroup, number: number): IndexedPassage[] {
  return languages.flatMap(language =>
    group[language].slice(0, 99).map((text, index) => ({
      language,
      sheetId: otherQuestionsId(number),
      passage: index + 1,
      text: spellOut(text, language),
    })),
  )
}

/** 0 is the title, 1 to 99 are the questions, 100 to 105 the sections. */
function passagesOf({ id, language, title, questions, body }: Sheet): IndexedPassage[] {
  const sections = body
    .replace(/\]\([^)]*\)/g, ']')
    .split(/^## .+$/m)
    .slice(1)
  const passage = (number: number, text: string) => ({
    language,
    sheetId: id,
    passage: number,
    text: spellOut(text, language),
  })
  const asked = [title, ...questions.slice(0, 99)]
  return [
    ...asked.map((text, index) => passage(index, text)),
    ...asked.map(text => ({
      language: exact(language),
      sheetId: id,
      passage: 0,
      text: singular(text, language),
    })),
    ...sections.map((text, index) => passage(index + 100, text)),
  ]
}

function phrasesOf(group: WordGroup, kind: IndexedPhrase['kind'], number: number): IndexedPhrase[] {
  return languages.flatMap(language =>
    group[language].map(text =>
      kind === 'concept'
        ? { language, kind, number, text: spellOut(text, language) }
        : { language: exact(language), kind, number, text: singular(text, language) },
    ),
  )
}

function vocabulary(language: Language, texts: { language: IndexLanguage; text: string }[]): IndexedWord[] {
  const words = new Set(
    texts.filter(one => one.language.startsWith(language)).flatMap(({ text }) => wordsOf(text)),
  )
  return [...words]
    .filter(word => word.length > 2 && /^\p{L}+$/u.test(word))
    .map(word => ({ language, word, sound: soundOf(word, language) }))
}
