import { mkdir, readdir } from 'node:fs/promises'
import { inject, vi } from 'vitest'
import { copyDataDir } from '#tests/support/databases/database-template.ts'

/**
 * Vitest's setup for the API tests: a new embedded database, for example for a restore, is a copy of one that was
 * created before the run. Creating one takes three seconds of processor time. A server in a process of its own still
 * creates its database, and so does one whose first start was cut short and left part of a database.
 */

type Embedded = typeof import('#server/database/embedded/embedded.ts')

vi.mock('#server/database/embedded/embedded.ts', async importOriginal => {
  const original = await importOriginal<Embedded>()
  const openEmbeddedServer: Embedded['openEmbeddedServer'] = async (dataDir, log) => {
    const names = await readdir(dataDir).catch(() => [])
    if (!names.some(name => name.startsWith('database'))) {
      await mkdir(dataDir, { recursive: true, mode: 0o700 })
      await copyDataDir(inject('databaseTemplate').initialDir, dataDir)
    }
    return original.openEmbeddedServer(dataDir, log)
  }
  return { ...original, openEmbeddedServer }
})
