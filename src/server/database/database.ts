import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import type pg from 'pg'
import type { Config } from '#server/config/config.ts'
import { codeOf, StartError } from '#server/errors.ts'
import type { Log } from '#server/log.ts'
import {
  connectionRefusal,
  databaseUnavailable,
  isDatabaseMissing,
  isForbidden,
  isReadOnly,
} from './database-errors.ts'
import { openEmbeddedServer, readOnlyAsFull } from './embedded/embedded.ts'
import { type CheckBeforeMigrating, type MigrateOptions, migrate } from './migrate.ts'
import { type ConnectionCounts, openConnectionPool, type SessionOptions } from './pool/connection-pool.ts'
import type { QueryTimeouts } from './pool/lease.ts'
import { openInTurn } from './pool/leases-in-turn.ts'
import { createNotifications, type Notifications } from './pool/notifications.ts'
import { poolDialect } from './pool/pool-dialect.ts'
import type { Schema } from './schema.ts'

/**
 * Port: the database. `pg` connects to both a PostgreSQL server (DATABASE_URL) and the embedded one in a worker thread
 * behind a unix socket. All connections to the embedded one share a single session: no LISTEN, no session locks, no
 * SET, and an open transaction blocks all other queries. So never await the model, a file or the network in a
 * transaction.
 */
export type Db = Kysely<Schema>

export type Database = {
  db: Db
  /**
   * For most queries that a user waits for (ARCHITECTURE.md says which). A database server that does not respond leads
   * to a 503 within 3 s.
   */
  quick: Db
  /**
   * For periodic jobs, which can wait: their queries and transactions take turns on one connection
   * (docs/decisions/0023).
   */
  background: Db
  /** Undefined with the embedded database, or behind a pooler that shares sessions. */
  notifications: Notifications | undefined
  connections(): ConnectionCounts
  close(): Promise<void>
}

type Options = Pick<Config, 'dataDir' | 'database'>

/**
 * Opens and migrates. Throws a StartError, for example if the data folder is in use or the database cannot be reached.
 * `check` is called only for a PostgreSQL server.
 */
export async function openDatabase(
  options: Options,
  log: Log,
  check?: CheckBeforeMigrating,
): Promise<Database> {
  const { url } = options.database
  if (url !== undefined) {
    const settings = postgresSettings(url, options)
    const { namedStatements } = options.database
    const migrateOptions = { needsOwnSession: namedStatements, ...(check && { check }) }
    await migrateWhenReachable(settings, 'DATABASE_URL: the database', log, migrateOptions)
    return openPool(settings, { ...postgresTimeouts, hasOwnSessions: namedStatements, namedStatements }, log)
  }
  const server = await openEmbeddedServer(options.dataDir, log)
  try {
    const settings = embeddedSettings(server.address)
    await migrateWhenReachable(settings, 'The embedded database', log)
    server.migrated()
    const database = openPool(settings, { ...embeddedOptions, namedStatements: true }, log)
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

/**
 * Connects a command to the embedded database that another process has open, without migrating. The command's few
 * queries are not prepared.
 */
export function connectEmbedded(address: pg.ClientConfig): Database {
  return openPool(embeddedSettings(address), { ...embeddedOptions, namedStatements: false })
}

const startTimeoutMs = 60_000

/** A database server that is started together with this process can take longer to start. */
async function migrateWhenReachable(
  settings: pg.PoolConfig,
  name: string,
  log: Log,
  options?: MigrateOptions,
): Promise<void> {
  const deadlineMs = Date.now() + startTimeoutMs
  const loggedReasons = new Set<string | undefined>()
  for (;;) {
    try {
      return await migrate(settings, log, options)
    } catch (error) {
      const startError = asStartError(error)
      if (startError !== error || !databaseUnavailable(error)) throw startError
      if (Date.now() > deadlineMs) throw new StartError(timeoutMessage(name, error))
      const reason = codeOf(error)
      if (!loggedReasons.has(reason)) {
        log.warn({ err: error }, `${name} cannot be used yet; trying again for a minute`)
      }
      loggedReasons.add(reason)
      await wait(1_000)
    }
  }
}

/** A standby server is read-only until it takes over. */
function timeoutMessage(name: string, error: unknown): string {
  if (isReadOnly(error)) return `${name} was read-only for a minute.`
  const code = codeOf(error)
  return `${name} could not be reached for a minute${code === undefined ? '' : ` (${code})`}.`
}

/** One sentence for what only the operator can change; any other error as it is. */
export function asStartError(error: unknown): unknown {
  const refusal = connectionRefusal(error)
  if (refusal !== undefined) return new StartError(`DATABASE_URL: the database ${refusal}.`)
  if (isDatabaseMissing(error)) return new StartError('DATABASE_URL: there is no database with this name.')
  if (isForbidden(error) && error instanceof Error) {
    return new StartError(
      `The database cannot be used: its user has too few rights (${error.message}). Make the user the owner of the database and its tables.`,
    )
  }
  return error
}

/** For a start that fails after the database was opened and migrated. */
export function asLateStartError(error: unknown): unknown {
  const startError = asStartError(error)
  if (startError !== error || !(error instanceof Error) || !databaseUnavailable(error)) return startError
  return new StartError(
    `The database failed during the start (${error.message}). Check it, and start Parvis again.`,
  )
}

type PoolOptions = Pick<SessionOptions, 'hasOwnSessions' | 'namedStatements'> & {
  standard: QueryTimeouts
  quick: QueryTimeouts
  isEmbedded?: boolean
}

function openPool(settings: pg.PoolConfig, options: PoolOptions, log?: Log): Database {
  const { standard, quick, isEmbedded, ...kinds } = options
  const pool = openConnectionPool(settings, { ...kinds, silenceMs: quick.silenceMs }, log)
  const leases = (timeouts: QueryTimeouts) =>
    isEmbedded ? () => readOnlyAsFull(pool.openLease(timeouts)) : () => pool.openLease(timeouts)
  const createDb = (openLease: Parameters<typeof poolDialect>[0]) =>
    new Kysely<Schema>({ dialect: poolDialect(openLease) })
  const notifications = kinds.hasOwnSessions ? createNotifications(settings, log) : undefined
  return {
    db: createDb(leases(standard)),
    quick: createDb(leases(quick)),
    background: createDb(openInTurn(leases(standard))),
    notifications,
    connections: pool.counts,
    close: async () => {
      await Promise.all([notifications?.close(), pool.close()])
    },
  }
}

/**
 * `silenceMs` of `standard` is longer than the server's statement timeout, and that of `quick` longer than its lock
 * timeout. After `silenceMs`, the connection counts as lost.
 */
const postgresTimeouts = {
  standard: { silenceMs: 6_000, totalMs: 12_000 },
  quick: { silenceMs: 1_100, totalMs: 2_200 },
}

/** There is no network in between, and one long statement delays all others. */
const embeddedTimeouts = { silenceMs: 15_000, totalMs: 15_000 }
const embeddedOptions = {
  standard: embeddedTimeouts,
  quick: embeddedTimeouts,
  hasOwnSessions: false,
  isEmbedded: true,
}

export function postgresSettings(url: string, options: Options): pg.PoolConfig {
  return {
    connectionString: url,
    max: options.database.maxConnections,
    connectionTimeoutMillis: 2_000,
    statement_timeout: 5_000,
    lock_timeout: 1_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'parvis',
  }
}

export function embeddedSettings(address: pg.ClientConfig): pg.PoolConfig {
  return {
    ...address,
    user: 'postgres',
    database: 'postgres',
    max: 8,
    connectionTimeoutMillis: 10_000,
  }
}

export async function isReachable(db: Db): Promise<boolean> {
  try {
    await sql`select 1`.execute(db)
    return true
  } catch {
    return false
  }
}
