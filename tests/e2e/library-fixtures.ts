import { type BuiltServer, startBuiltServer } from '#tests/support/built-server.ts'
import { shippedLibrary } from '#tests/support/libraries.ts'
import { test as base } from './chat-fixtures.ts'
import { settings } from './fixtures.ts'

/** The chat screen's fixtures, with a server that has the sheets that come with the product. */
export const test = base.extend<object, { libraryServer: BuiltServer }>({
  libraryServer: [
    async ({ model }, use) => {
      const server = await startBuiltServer({ ...settings(model), LIBRARY_DIR: shippedLibrary })
      await use(server)
      await server.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  server: async ({ libraryServer }, use) => use(libraryServer),
})
