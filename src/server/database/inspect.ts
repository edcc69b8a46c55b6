import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import type { Config } from '#server/config/config.ts'
import { createLog } from '#server/log.ts'
import { isInDataDir } from './data-dir.ts'
import { asStartError, embeddedSettings, postgresSettings } from './database.ts'
import { findEmbeddedServer, openEmbeddedServer } from './embedded/embedded.ts'
import { minNewDatabaseBytes, reservedBytes } from './embedded/embedded-upkeep.ts'
import { listPendingMigrations } from './migrate.ts'
import { connectClient } from './pool/database-client.ts'
import { requireOwnSession } from './pool/shared-sessions.ts'
import { isServerAlive } from './transfer/row-source.ts'

export type Inspection = {
  /** The version of PostgreSQL, such as 15.14. */
  version: string
  appliedCount: number
  /** Migrations that the next start will apply. */
  pending: string[]
  /** Whether a server sent a heartbeat in the last half minute. */
  isServerAlive: boolean
  /** Whether nothing can be written, as on a standby server. */
  isReadOnly: boolean
  /** How far the database's clock is ahead of this machine's. */
  clockAheadMs: number
}

/**
 * Inspects the database, with or without a running server, and changes no data. Undefined if there is no embedded
 * database yet. Throws a StartError, for example if the program is older than the database, or the database's own
 * error.
 */
export async function inspectDatabase(config: Config): Promise<Inspection | undefined> {
  const { url } = config.database
  if (url !== undefined) {
    return inspect(postgresSettings(url, config), config.database.namedStatements).catch((error: unknown) => {
      throw asStartError(error)
    })
  }
  const running = await findEmbeddedServer(config.dataDir)
  if (running) return inspect(embeddedSettings(running))
  if (!isInDataDir(config.dataDir, 'database')) return undefined
  const server = await openEmbeddedServer(config.dataDir, createLog('silent'))
  try {
    return await inspect(embeddedSettings(server.address))
  } finally {
    await server.close()
  }
}

/** The free space that the database needs on the disk of DATA_DIR. A PostgreSQL server has a disk of its own. */
export function minFreeBytesOf({ database, dataDir }: Config): number {
  if (database.url !== undefined) return 0
  return existsSync(join(dataDir, 'database')) ? reservedBytes : minNewDatabaseBytes
}

async function inspect(settings: pg.ClientConfig, needsOwnSession = false): Promise<Inspection> {
  const connect = () => connectClient({ ...settings, query_timeout: 10_000 })
  const client = await connect()
  try {
    if (needsOwnSession) await requireOwnSession(client, connect)
    const askedAtMs = Date.now()
    const { rows } = await client.query(
      `select current_setting('server_version') as version, extract(epoch from clock_timestamp()) * 1000 as now_ms,
        current_setting('transaction_read_only') = 'on' as is_read_only`,
    )
    const halfWayMs = (askedAtMs + Date.now()) / 2
    const { version, now_ms, is_read_only } = rows[0] ?? {}
    const migrations = await listPendingMigrations(client)
    return {
      ...migrations,
      // Without migrations, there is no table of servers.
      isServerAlive: migrations.appliedCount > 0 && (await isServerAlive(client)),
      version: String(version),
      isReadOnly: Boolean(is_read_only),
      clockAheadMs: Number(now_ms) - halfWayMs,
    }
  } finally {
    await client.end()
  }
}
