import { fileURLToPath } from 'node:url'

/** LIBRARY_DIR of the tests' servers: a folder that does not exist has no sheets, so nothing is searched. */
export const noLibrary = fileURLToPath(new URL('../fixtures/no-library', import.meta.url))

/** The sheets that come with the product. */
export const shippedLibrary = fileURLToPath(new URL('../../library', import.meta.url))
