import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { isConnectionLost, isQueryTimeout, queryTimeout } from '#server/database/database-errors.ts'
import type { Log } from '#server/log.ts'
import { DatabaseClient } from './database-client.ts'
import { openSharedConnection, type SharedConnection } from './shared-connection.ts'
import { statementName } from './statement-name.ts'
import { withTimeLimit } from './time-limit.ts'

/**
 * The connection pool. A network can silently drop what is sent on an open connection, so each query has a timeout. If
 * the server does not respond in time, or the connection breaks, the connection is closed, the connections that have not
 * responded since the query was sent are no longer trusted, and the query is repeated on another connection if that is
 * safe (docs/decisions/0016).
 */
export type ConnectionPool = {
  /** Opens a session with these timeouts for each query. It takes a connection for its first query that needs one. */
  openSession(timeouts: QueryTimeouts): Session
  counts(): ConnectionCounts
  close(): Promise<void>
}

/** For one query or one transaction. */
export type Session = {
  query(text: string, values: readonly unknown[]): Promise<pg.QueryResult>
  /** Returns the connection to the pool. With `destroy`, closes it. */
  release(destroy?: boolean): void
}

/**
 * `idle`: open connections that no query or transaction uses. `waiting`: queries that wait for a connection, except
 * those that wait for the shared one.
 */
export type ConnectionCounts = { open: number; idle: number; waiting: number }

export type QueryTimeouts = {
  /** The server must respond within this time, otherwise the connection counts as lost. */
  silenceMs: number
  /** The time for a query in total, including the wait for a connection and repetitions. */
  totalMs: number
}

/** The prefix of a short statement. Outside of a transaction, it uses the shared connection if that is possible. */
export const short = sql.raw('/* short */ ')
/**
 * The prefix of a short statement that may also run twice: outside of a transaction, it is repeated if its connection
 * is lost. So is every statement that begins with `select`, and the beginning of a transaction.
 */
export const repeatableMark = '/* short, repeatable */ '
export const repeatable = sql.raw(repeatableMark)
const isShort = /^\/\* short/
const canRepeat = /^\s*(select|begin|start transaction|\/\* short, repeatable \*\/)/i

/** How long closing waits for running queries. After that, their connections end with the process. */
const maxCloseMs = 1_000
/**
 * With less time left than this, a query is not repeated, except after the shared connection was lost. A query that is
 * sent gets at least this much.
 */
const minQueryMs = 100
/** The time that a new connection has for its settings. */
const configureTimeoutMs = 2_000

/**
 * How long an unused connection stays open. A new one costs far more than a query: the server starts a process for it
 * and plans each statement again, up to 70 ms of processor time in all.
 */
const idleTimeoutMs = 5 * 60_000

export type SessionOptions = {
  /** Each connection has its own session. */
  hasOwnSessions: boolean
  /** A session keeps prepared statements (docs/decisions/0008), so short ones can share a connection. */
  namedStatements: boolean
  /** The server must respond within this time on the shared connection. */
  silenceMs: number
}

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
  pool.on('error', error => log?.warn({ err: error }, 'an idle database connection was lost'))
  const trusted = trustedConnections(pool, namedStatements, log)
  const configure = (client: pg.Client) =>
    trusted.watch(client, hasOwnSessions ? configureSession(client) : Promise.resolve(), configureTimeoutMs)
  const shared = namedStatements
    ? openSharedConnection({ settings, silenceMs, ...trusted, configure, log })
    : undefined
  return {
    openSession: timeouts => openSession(trusted, shared, timeouts),
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

type Trusted = {
  /** Whether the connection has responded since the last query without a response was sent. */
  isTrusted(client: pg.ClientBase): boolean
  /**
   * Waits for a result. If there is none in time, or the connection is lost, distrusts all connections that have not
   * responded meanwhile.
   */
  watch<Result>(client: pg.ClientBase, running: Promise<Result>, timeoutMs: number): Promise<Result>
  /** Returns a trusted connection within `timeoutMs`. */
  connect(timeoutMs: number): Promise<pg.PoolClient>
  /** Runs one query. The server must respond within `timeoutMs`. */
  run(
    client: pg.ClientBase,
    text: string,
    values: readonly unknown[],
    timeoutMs: number,
  ): Promise<pg.QueryResult>
}

function trustedConnections(pool: pg.Pool, namedStatements: boolean, log?: Log): Trusted {
  const lastResponseAtMs = new WeakMap<pg.ClientBase, number>()
  const noteResponse = (client: pg.ClientBase) => lastResponseAtMs.set(client, performance.now())
  pool.on('connect', noteResponse)
  /** Connections without a response since then may be lost as well. */
  let trustedSinceMs = 0
  const isTrusted = (client: pg.PoolClient) => (lastResponseAtMs.get(client) ?? 0) >= trustedSinceMs
  const watch = async <Result>(client: pg.ClientBase, running: Promise<Result>, timeoutMs: number) => {
    const sentAtMs = performance.now()
    try {
      const result = await withTimeLimit(running, timeoutMs, queryTimeout)
      noteResponse(client)
      return result
    } catch (error) {
      if (isConnectionLost(error)) trustedSinceMs = Math.max(trustedSinceMs, sentAtMs)
      else noteResponse(client)
      if (isQueryTimeout(error)) {
        log?.warn({ ms: Math.round(timeoutMs) }, 'a database connection did not respond and was closed')
      }
      throw error
    }
  }
  return {
    isTrusted,
    async connect(timeoutMs) {
      const deadlineMs = performance.now() + timeoutMs
      // An idle connection is handed over at once, so this usual case needs no timer.
      const isIdle = pool.idleCount > pool.waitingCount
      let client = await (isIdle ? pool.connect() : inTime(pool.connect(), timeoutMs))
      while (!isTrusted(client)) {
        client.release(true)
        client = await inTime(pool.connect(), deadlineMs - performance.now())
      }
      return client
    },
    watch,
    async run(client, text, values, timeoutMs) {
      const name = namedStatements && values.length > 0 ? statementName(text) : undefined
      return watch(client, client.query({ name, text, values: values as unknown[] }), timeoutMs)
    },
  }
}

function openSession(
  { connect, run }: Trusted,
  shared: SharedConnection | undefined,
  { silenceMs, totalMs }: QueryTimeouts,
): Session {
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

  /** Undefined if the statement has to run on a connection of its own. */
  const queryShared = async (text: string, values: readonly unknown[]) => {
    if (client || !shared || !isShort.test(text)) return undefined
    const name = statementName(text)
    if (!name) return undefined
    const statement = { name, text, values }
    try {
      return await shared.query(statement)
    } catch (error) {
      if (!isConnectionLost(error) || !canRepeat.test(text)) throw error
      // One new shared connection opens sooner than a new connection for each of the statements that it lost.
      return withTimeLimit(shared.queryAgain(statement), Math.max(minQueryMs, remainingMs()), queryTimeout)
    }
  }

  return {
    async query(text, values) {
      if (isLost) throw new Error('Connection terminated by an earlier query')
      deadlineMs = performance.now() + totalMs
      const result = await queryShared(text, values)
      if (result) return result
      client ??= await connect(remainingMs())
      for (let isRepeatable = !inTransaction && canRepeat.test(text); ; isRepeatable = false) {
        try {
          const result = await run(
            client,
            text,
            values,
            Math.max(minQueryMs, Math.min(silenceMs, remainingMs())),
          )
          inTransaction = endsInTransaction(text, inTransaction)
          return result
        } catch (error) {
          if (!isConnectionLost(error)) throw error
          lose()
          if (!isRepeatable || remainingMs() < minQueryMs) throw error
          client = await connect(remainingMs())
          isLost = false
        }
      }
    },
    release: destroy => client?.release(destroy),
  }
}

function endsInTransaction(text: string, inTransaction: boolean): boolean {
  return inTransaction ? !/^(commit|rollback$)/i.test(text) : /^(begin|start)/i.test(text)
}

/**
 * - The server closes the session of a lost connection. The pool closes an idle connection before the server would.
 * - A statement is planned once. If its table is small then, reading all of it would be the best plan, and would stay
 *   in use as the table grows. So plans use an index if there is one.
 * - A plan without an index then looks so expensive that the server would compile it.
 */
async function configureSession(client: pg.ClientBase): Promise<void> {
  await client.query(
    `set idle_session_timeout = ${2 * idleTimeoutMs}; set enable_seqscan = off; set jit = off`,
  )
}

function configureInTime(client: pg.ClientBase): Promise<void> {
  return withTimeLimit(configureSession(client), configureTimeoutMs, queryTimeout)
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
