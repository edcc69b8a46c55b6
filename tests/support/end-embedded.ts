import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { findEmbeddedServer } from '#server/database/embedded.ts'

/** Makes the embedded database of a running server panic: it needs a new file of its log, and the folder is gone. */
export async function endEmbedded(dataDir: string): Promise<void> {
  await rm(join(dataDir, 'database', 'pg_wal'), { recursive: true })
  await switchLog(dataDir)
}

/** Makes it begin a new file of its log, as 16 MiB of writes would; it may not survive that. */
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
  // Answered by nobody where it panics.
  for (const statement of statements) await client.query(statement).catch(() => undefined)
  await client.end().catch(() => undefined)
}
