import type { BuiltServer } from '#tests/support/servers/built-server.ts'
import { test as base } from './chat-fixtures.ts'

/** The chat screen's fixtures, with a server that has the sheets that come with the product. */
export const test = base.extend<{ server: BuiltServer }>({
  server: async ({ libraryServer }, use) => use(libraryServer),
})
