import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { findEmbeddedServer } from '#server/database/embedded/embedded.ts'

/** Makes the embedded database of a running server panic: it needs a new log file after its log folder was removed. */
export async function endEmbedded(dataDir: string): Promise<void> {
  await rm(join(dataDir, 'database', 'pg_wal'), { recursive: true })
  await switchLog(dataDir)
}

/** Makes the database begin a new log file, as 16 MiB of writes would. It may crash while it does so. */
export async function switchLog(dataDir: string): Promise<void> {
  const client = new pg.Client({ ...(await findEmbeddedServer(dataDir)), user: 'postgres' })
  client.on('error', () => undefined)
  await client.connect()
  const statements = [
    'create table filler (text text)',
    'select pg_switch_wal()',
    'insert into filler values (1)',
    'drop table filler',
  ]
  // Statements fail if the database panics.
  for (const statement of statements) await client.query(statement).catch(() => undefined)
  await client.end().catch(() => undefined)
}
