import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf, StartError } from '#server/errors.ts'
import type { LibraryProblem } from '#shared/api/library-problems.ts'
import { languages } from '#shared/language.ts'
import { readingProblem, readText } from './library-file.ts'
import { parseSheet, type Sheet, SheetError } from './sheet.ts'
import { readWordList, type WordList } from './word-list.ts'

/** `file`: its name in the folder. */
export type BrokenFile = { file: string; problems: LibraryProblem[] }

export type LibraryFolder = { sheets: Sheet[]; words: WordList; broken: BrokenFile[] }

/** Reads the sheets and the word lists of a folder. Broken files are listed and left out. */
export async function readFolder(folder: string): Promise<LibraryFolder> {
  const { sheets, broken } = await readLibrary(folder)
  const { broken: brokenLists, ...words } = await readWordList(folder)
  return { sheets, words, broken: [...broken, ...brokenLists] }
}

/** A sheet has a file in each language, with the same id. */
export function countSheets(files: readonly Sheet[]): number {
  return new Set(files.map(({ id }) => id)).size
}

/** Editors and file managers keep files of their own beside a sheet, such as `.#sheet.fr.md`. */
export function isSheetName(name: string): boolean {
  return name.endsWith('.md') && !name.startsWith('.')
}

/** For the operator: the folder's name may be misspelled. */
export function noSheets(folder: string): string {
  return `LIBRARY_DIR: the folder ${folder} contains no sheets, so answers refer to none.`
}

/**
 * Reads every sheet of a folder. A broken file is listed and left out. A sheet that exists in one language only is
 * listed too, but not left out. A folder that does not exist contains no sheets. Throws a StartError if the folder
 * cannot be read.
 */
export async function readLibrary(folder: string): Promise<{ sheets: Sheet[]; broken: BrokenFile[] }> {
  const files = (await listFiles(folder)).filter(isSheetName).sort()
  const sheets: Sheet[] = []
  const broken: BrokenFile[] = []
  for (const file of files) {
    try {
      sheets.push(parseSheet(file, await readText(join(folder, file))))
    } catch (error) {
      const problem = readingProblem(error)
      if (problem) broken.push({ file, problems: [problem] })
      else if (error instanceof SheetError) broken.push({ file, problems: error.problems })
      else throw error
    }
  }
  return { sheets, broken: [...broken, ...findMissingLanguages(files, sheets)] }
}

async function listFiles(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    const code = codeOf(error) ?? 'error'
    if (code === 'ENOENT') return []
    throw new StartError(
      `The library's folder ${folder} cannot be read (${code}; LIBRARY_DIR sets the folder).`,
    )
  }
}

function findMissingLanguages(files: readonly string[], sheets: readonly Sheet[]): BrokenFile[] {
  return sheets.flatMap(({ id, language }) =>
    languages
      .map(other => `${id}.${other}.md`)
      .filter(file => !files.includes(file))
      .map(file => ({
        file: `${id}.${language}.md`,
        problems: [{ code: 'missing_file' as const, values: { file } }],
      })),
  )
}
