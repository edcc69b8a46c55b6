import pg from 'pg'
import { expect, inject, it, onTestFinished } from 'vitest'
import { findEmbeddedServer } from '#server/database/embedded/embedded.ts'
import { freshDataDir } from '#tests/support/databases/databases.ts'
import { startServerProcess } from '#tests/support/servers/server-process.ts'

it.runIf(inject('databaseTemplate').kind === 'embedded')(
  'a hanging embedded database ends the server within minutes, and the next start works (D-9)',
  async () => {
    const dataDir = await freshDataDir()
    const server = await startServerProcess({ DATA_DIR: dataDir })
    onTestFinished(async () => void (await server.end('SIGKILL')))
    const client = new pg.Client({
      ...(await findEmbeddedServer(dataDir)),
      user: 'postgres',
      database: 'postgres',
    })
    client.on('error', () => undefined)
    await client.connect()
    // Blocks the database thread.
    const hanging = client.query('select pg_sleep(600)').catch(() => undefined)
    expect(await server.ended).toBe(1)
    expect(server.output()).toContain(
      'The embedded database stopped unexpectedly (it did not respond for 120 s), so this process ends.',
    )
    await hanging
    const next = await startServerProcess({ DATA_DIR: dataDir })
    expect(await next.end('SIGTERM')).toBe(0)
  },
  300_000,
)
