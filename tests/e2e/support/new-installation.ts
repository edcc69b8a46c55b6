import type { BuiltServer } from '#tests/support/servers/built-server.ts'
import { test as base } from './fixtures.ts'

/** A new installation: no language model, and the sheets that come with the product. */
export const test = base.extend<{ server: BuiltServer }>({
  server: async ({ newServer }, use) => use(newServer),
})
