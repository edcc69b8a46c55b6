import { cp } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The usual LIBRARY_DIR of the tests' servers. The folder does not exist, so there are no sheets to search. */
export const noLibrary = fileURLToPath(new URL('../../fixtures/no-library', import.meta.url))

/** The sheets that come with the product. */
export const shippedLibrary = fileURLToPath(new URL('../../../library', import.meta.url))

/**
 * Copies sheets that come with the product to an empty folder: all of them, or only those with the given ids, because
 * each takes 20 ms of processor time to read. The lists of questions are left out. They help to find the right sheet,
 * and learning from them takes longer than reading all sheets.
 */
export function copySheets(folder: string, ids?: string[]): Promise<void> {
  const lists = ['asked-questions.yaml', 'other-questions.yaml']
  const filter = (path: string) => {
    const name = basename(path)
    const isOtherSheet =
      name.endsWith('.md') && ids !== undefined && !ids.includes(name.split('.', 1)[0] ?? '')
    return !lists.includes(name) && !isOtherSheet
  }
  return cp(shippedLibrary, folder, { recursive: true, filter })
}
