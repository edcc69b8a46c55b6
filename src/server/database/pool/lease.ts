import type pg from 'pg'
import { isConnectionLost, queryTimeout } from '#server/database/database-errors.ts'
import { type ConnectionTrust, isTrusted, watch } from './connection-trust.ts'
import type { SharedConnection } from './shared-connection.ts'
import { canRepeat, isShort } from './statement-marks.ts'
import { statementName } from './statement-name.ts'
import { withTimeLimit } from './time-limit.ts'

/**
 * The use of connections for one query or one transaction. A short statement uses the shared connection. Anything else
 * takes a connection from the pool, and keeps it until `release`.
 */
export type Lease = {
  query(text: string, values: readonly unknown[]): Promise<pg.QueryResult>
  /** Returns the connection to the pool. With `destroy`, closes it. */
  release(destroy?: boolean): void
}

export type QueryTimeouts = {
  /** The server must respond within this time, otherwise the connection counts as lost. */
  silenceMs: number
  /** The time for a query in total, including the wait for a connection and repetitions. */
  totalMs: number
}

/** What all leases of a pool use. */
export type LeaseSource = {
  pool: pg.Pool
  trust: ConnectionTrust
  /** Undefined if sessions do not keep prepared statements. */
  shared: SharedConnection | undefined
  namedStatements: boolean
}

/**
 * With less time left than this, a query is not repeated, except after the shared connection was lost. A query that is
 * sent gets at least this much.
 */
const minQueryMs = 100

export function openLease(source: LeaseSource, { silenceMs, totalMs }: QueryTimeouts): Lease {
  const { shared } = source
  let deadlineMs = 0
  const remainingMs = () => deadlineMs - performance.now()
  let client: pg.PoolClient | undefined
  let isLost = false
  let inTransaction = false

  /** A lost connection is closed, and the rest of a transaction cannot continue on another one. */
  const lose = () => {
    client?.release(true)
    client = undefined
    isLost = true
  }

  return {
    async query(text, values) {
      if (isLost) throw new Error('Connection terminated by an earlier query')
      deadlineMs = performance.now() + totalMs
      const sharedResult = !client && shared && (await queryShared(shared, text, values, deadlineMs))
      if (sharedResult) return sharedResult
      client ??= await connect(source, remainingMs())
      for (let isRepeatable = !inTransaction && canRepeat(text); ; isRepeatable = false) {
        try {
          const timeoutMs = Math.max(minQueryMs, Math.min(silenceMs, remainingMs()))
          const result = await run(source, client, text, values, timeoutMs)
          inTransaction = endsInTransaction(text, inTransaction)
          return result
        } catch (error) {
          if (!isConnectionLost(error)) throw error
          lose()
          if (!isRepeatable || remainingMs() < minQueryMs) throw error
          client = await connect(source, remainingMs())
          isLost = false
        }
      }
    },
    release: destroy => client?.release(destroy),
  }
}

/** Undefined if the statement has to run on a connection of its own. */
async function queryShared(
  shared: SharedConnection,
  text: string,
  values: readonly unknown[],
  deadlineMs: number,
): Promise<pg.QueryResult | undefined> {
  const name = isShort(text) ? statementName(text) : undefined
  if (!name) return undefined
  const statement = { name, text, values }
  try {
    return await shared.query(statement)
  } catch (error) {
    if (!isConnectionLost(error) || !canRepeat(text)) throw error
    // One new shared connection opens sooner than a new connection for each of the statements that it lost.
    const timeoutMs = Math.max(minQueryMs, deadlineMs - performance.now())
    return withTimeLimit(shared.queryAgain(statement), timeoutMs, queryTimeout)
  }
}

/** Returns a trusted connection within `timeoutMs`. */
async function connect({ pool, trust }: LeaseSource, timeoutMs: number): Promise<pg.PoolClient> {
  const deadlineMs = performance.now() + timeoutMs
  // An idle connection is handed over at once, so this usual case needs no timer.
  const isIdle = pool.idleCount > pool.waitingCount
  let client = await (isIdle ? pool.connect() : inTime(pool.connect(), timeoutMs))
  while (!isTrusted(trust, client)) {
    client.release(true)
    client = await inTime(pool.connect(), deadlineMs - performance.now())
  }
  return client
}

/** Throws if the connection takes too long. It is then released once it arrives. */
async function inTime(connecting: Promise<pg.PoolClient>, timeoutMs: number): Promise<pg.PoolClient> {
  try {
    return await withTimeLimit(connecting, timeoutMs, 'timeout exceeded when trying to connect')
  } catch (error) {
    void connecting.then(
      client => client.release(),
      () => undefined,
    )
    throw error
  }
}

/** Runs one query. The server must respond within `timeoutMs`. */
function run(
  { trust, namedStatements }: LeaseSource,
  client: pg.ClientBase,
  text: string,
  values: readonly unknown[],
  timeoutMs: number,
): Promise<pg.QueryResult> {
  const name = namedStatements && values.length > 0 ? statementName(text) : undefined
  return watch(trust, client, client.query({ name, text, values: values as unknown[] }), timeoutMs)
}

function endsInTransaction(text: string, inTransaction: boolean): boolean {
  return inTransaction ? !/^(commit|rollback$)/i.test(text) : /^(begin|start)/i.test(text)
}
