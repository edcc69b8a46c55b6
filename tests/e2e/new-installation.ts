import { type BuiltServer, startBuiltServer } from '#tests/support/built-server.ts'
import { shippedLibrary } from '#tests/support/libraries.ts'
import { test as base, settings } from './fixtures.ts'

/** A new installation: no language model, and the sheets that come with the product. */
export const test = base.extend<object, { newServer: BuiltServer }>({
  newServer: [
    async ({ model }, use) => {
      const server = await startBuiltServer({
        ...settings(model),
        OPENAI_BASE_URL: '',
        LIBRARY_DIR: shippedLibrary,
      })
      await use(server)
      await server.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  server: async ({ newServer }, use) => use(newServer),
})
