import { fileURLToPath } from 'node:url'

/** The usual LIBRARY_DIR of the tests' servers. The folder does not exist, so there are no sheets to search. */
export const noLibrary = fileURLToPath(new URL('../fixtures/no-library', import.meta.url))

/** The sheets that come with the product. */
export const shippedLibrary = fileURLToPath(new URL('../../library', import.meta.url))
