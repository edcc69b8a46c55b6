import { cp } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The usual LIBRARY_DIR of the tests' servers. The folder does not exist, so there are no sheets to search. */
export const noLibrary = fileURLToPath(new URL('../../fixtures/no-library', import.meta.url))

/** The sheets that come with the product. */
export const shippedLibrary = fileURLToPath(new URL('../../../library', import.meta.url))

/**
 * Copies the sheets that come with the product to an empty folder, without the lists of questions. These lists help to
 * find the right sheet, and learning from them takes most of the processor time that reading the library needs.
 */
export function copySheets(folder: string): Promise<void> {
  const lists = ['asked-questions.yaml', 'other-questions.yaml']
  return cp(shippedLibrary, folder, { recursive: true, filter: path => !lists.includes(basename(path)) })
}
