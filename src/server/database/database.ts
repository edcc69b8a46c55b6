import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { Config } from '#server/config.ts'
import { StartError } from '#server/errors.ts'
import type { Log } from '#server/log.ts'
import { openConnections, type QueryTimeouts } from './connections.ts'
import { databaseUnavailable, isDatabaseMissing, isLoginRefused } from './database-errors.ts'
import { openEmbeddedServer, readOnlyAsFull } from './embedded.ts'
import { migrate } from './migrate.ts'
import type { Schema } from './schema.ts'

/**
 * Port: the database. One code path through `pg` for both: a PostgreSQL server (DATABASE_URL), or the embedded
 * one in a worker thread behind a unix socket. The embedded one has a single session behind all connections: no
 * LISTEN, no session locks, no SET, and an open transaction makes everybody wait. So: never await the model, a
 * file or the network inside a transaction.
 */
export type Db = Kysely<Schema>

export type Database = {
  db: Db
  /** For what a person waits for: an answer, or an error that is a 503, within 3 s, also from a database that is silent. */
  quick: Db
  close(): Promise<void>
}

type Options = Pick<Config, 'dataDir' | 'database'>

/** Opens and migrates. Throws a StartError (one sentence) where the data folder is taken or the schema is newer. */
export async function openDatabase(options: Options, log: Log): Promise<Database> {
  const { url } = options.database
  if (url !== undefined) {
    const settings = postgresSettings(url, options)
    await migrateOnceThere(settings, log)
    return openPool(settings, { ...postgresTimeouts, direct: options.database.namedStatements }, log)
  }
  const server = await openEmbeddedServer(options.dataDir, log)
  try {
    const settings = embeddedSettings(server.address)
    await migrateOnceThere(settings, log)
    const database = openPool(settings, embeddedOptions, log)
    return {
      ...database,
      close: async () => {
        await database.close()
        await server.close()
      },
    }
  } catch (error) {
    await server.close()
    throw error
  }
}

/** For a command beside a running server: its database, opened without migrating. */
export function connectEmbedded(address: pg.ClientConfig): Database {
  return openPool(embeddedSettings(address), embeddedOptions)
}

const startTimeoutMs = 60_000

/** A database server that starts beside this process may need a moment longer. */
async function migrateOnceThere(settings: pg.PoolConfig, log: Log): Promise<void> {
  const deadline = Date.now() + startTimeoutMs
  for (;;) {
    try {
      return await migrate(settings, log)
    } catch (error) {
      if (!databaseUnavailable(error)) throw asStartError(error)
      if (Date.now() > deadline)
        throw new StartError('DATABASE_URL: the database could not be reached for a minute.')
      log.warn({ err: error }, 'waiting for the database')
      await wait(1_000)
    }
  }
}

function asStartError(error: unknown): unknown {
  if (isLoginRefused(error)) {
    return new StartError('DATABASE_URL: the database refuses this user or password.')
  }
  if (isDatabaseMissing(error)) return new StartError('DATABASE_URL: there is no database of this name.')
  return error
}

type PoolOptions = { standard: QueryTimeouts; quick: QueryTimeouts; direct: boolean; embedded?: boolean }

function openPool(settings: pg.PoolConfig, options: PoolOptions, log?: Log): Database {
  const { standard, quick, direct, embedded } = options
  const connections = openConnections(settings, direct, log)
  const through = (timeouts: QueryTimeouts) => {
    const pool = connections.within(timeouts)
    return new Kysely<Schema>({
      dialect: new PostgresDialect({ pool: embedded ? readOnlyAsFull(pool) : pool }),
    })
  }
  return { db: through(standard), quick: through(quick), close: connections.close }
}

/** The server's own limits come first: behind them the connection, not the query, is at fault. */
const postgresTimeouts = {
  standard: { silenceMs: 6_000, totalMs: 12_000 },
  quick: { silenceMs: 1_700, totalMs: 2_400 },
}

/** No network is in between, and one long statement holds up everybody's. */
const embeddedTimeouts = { silenceMs: 15_000, totalMs: 15_000 }
const embeddedOptions = { standard: embeddedTimeouts, quick: embeddedTimeouts, direct: false, embedded: true }

function postgresSettings(url: string, options: Options): pg.PoolConfig {
  return {
    connectionString: url,
    max: options.database.maxConnections,
    connectionTimeoutMillis: 2_000,
    statement_timeout: 5_000,
    lock_timeout: 1_500,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'parvis',
  }
}

function embeddedSettings(address: pg.ClientConfig): pg.PoolConfig {
  return {
    ...address,
    user: 'postgres',
    database: 'postgres',
    max: 8,
    connectionTimeoutMillis: 10_000,
  }
}
