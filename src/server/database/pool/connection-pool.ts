import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '#server/log.ts'
import { configureInTime, idleTimeoutMs } from './configure-session.ts'
import { createTrust, noteResponse } from './connection-trust.ts'
import { DatabaseClient } from './database-client.ts'
import { type Lease, openLease, type QueryTimeouts } from './lease.ts'
import { openSharedConnection } from './shared-connection.ts'

/**
 * The connections to a database. A statement takes this way:
 *
 * 1. Kysely opens a lease for each query and each transaction (pool-dialect.ts).
 * 2. The lease sends a short statement over the shared connection (statement-marks.ts, shared-connection.ts), and
 *    anything else over a connection that it takes from the pool (lease.ts).
 * 3. If the server does not respond in time, or the connection breaks, the connection is closed, and others are no
 *    longer trusted (connection-trust.ts). The query is repeated on another connection if that is safe.
 */
export type ConnectionPool = {
  /** The timeouts are those of each of its queries. */
  openLease(timeouts: QueryTimeouts): Lease
  counts(): ConnectionCounts
  close(): Promise<void>
}

/**
 * `idle`: open connections that no query or transaction uses. `waiting`: queries that wait for a connection, except
 * those that wait for the shared one.
 */
export type ConnectionCounts = { open: number; idle: number; waiting: number }

export type SessionOptions = {
  /** Each connection has its own session. */
  hasOwnSessions: boolean
  /** A session keeps prepared statements (docs/decisions/0008), so short ones can share a connection. */
  namedStatements: boolean
  /** The server must respond within this time on the shared connection. */
  silenceMs: number
}

/** How long closing waits for running queries. After that, their connections end with the process. */
const maxCloseMs = 1_000

export function openConnectionPool(
  settings: pg.PoolConfig,
  { hasOwnSessions, namedStatements, silenceMs }: SessionOptions,
  log?: Log,
): ConnectionPool {
  const pool = new pg.Pool({
    ...settings,
    ...(namedStatements && settings.max ? { max: settings.max - 1 } : {}),
    idleTimeoutMillis: idleTimeoutMs,
    Client: DatabaseClient,
    // oxlint-disable-next-line typescript/no-misused-promises -- pg-pool awaits it, although its types do not say so.
    ...(hasOwnSessions ? { onConnect: configureInTime } : {}),
  })
  const trust = createTrust(log)
  pool.on('error', error => log?.warn({ err: error }, 'an idle database connection was lost'))
  pool.on('connect', client => noteResponse(trust, client))
  const shared = namedStatements
    ? openSharedConnection({ settings, silenceMs, hasOwnSessions, trust, log })
    : undefined
  const source = { pool, trust, shared, namedStatements }
  return {
    openLease: timeouts => openLease(source, timeouts),
    counts: () => ({
      open: pool.totalCount + (shared?.isOpen() ? 1 : 0),
      idle: pool.idleCount + (shared?.isIdle() ? 1 : 0),
      waiting: pool.waitingCount,
    }),
    close: async () => {
      const closing = Promise.all([pool.end(), shared?.close()])
      await Promise.race([closing, wait(maxCloseMs, undefined, { ref: false })])
    },
  }
}
