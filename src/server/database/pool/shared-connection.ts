import { setImmediate as turn } from 'node:timers/promises'
import type pg from 'pg'
import { isConnectionLost, isLockTimeout, queryTimeout } from '#server/database/database-errors.ts'
import type { Log } from '#server/log.ts'
import { configureSession, configureTimeoutMs } from './configure-session.ts'
import { type ConnectionTrust, isTrusted, watch } from './connection-trust.ts'
import { DatabaseClient } from './database-client.ts'
import { type Statement, StatementBatch } from './statement-batch.ts'
import { withTimeLimit } from './time-limit.ts'

/**
 * A connection that short statements share. Those that arrive while it is in use wait until it is free, unless that
 * takes long. They are then sent together, and committed together (docs/decisions/0049).
 */
export type SharedConnection = {
  /**
   * Undefined if the statement was not executed, and should take a connection of its own. Rejects if it failed, or if
   * the connection was lost and it is unknown whether it was executed.
   */
  query(statement: Statement): Promise<pg.QueryResult | undefined>
  /** The same, but waits until the lost connection has been replaced. */
  queryAgain(statement: Statement): Promise<pg.QueryResult | undefined>
  isOpen(): boolean
  isIdle(): boolean
  close(): Promise<void>
}

type Options = {
  settings: pg.ClientConfig
  /** The server must respond within this time, otherwise the connection counts as lost. */
  silenceMs: number
  /** Its session is not shared with other connections, so it is configured. */
  hasOwnSessions: boolean
  trust: ConnectionTrust
  log: Log | undefined
}

type Waiting = {
  statement: Statement
  resolve(result: pg.QueryResult | undefined): void
  reject(error: unknown): void
}

/** Each statement waits for the commit of its whole batch. */
const maxBatchSize = 50
/** Statements that arrive later than this after a batch was sent do not wait for it. */
const maxWaitMs = 50
/** A batch that waits longer for a lock fails. */
const lockTimeoutMs = 50

export function openSharedConnection(options: Options): SharedConnection {
  const connection = keepOpen(options)
  const waiting: Waiting[] = []
  let running: Promise<void> | undefined
  let sentAtMs: number | undefined
  let isClosed = false

  const runBatches = async () => {
    while (waiting.length > 0) {
      // Statements that arrive later in this turn of the event loop join the batch.
      await turn()
      const batch = waiting.splice(0, maxBatchSize)
      sentAtMs = performance.now()
      await send(connection, batch, options)
      sentAtMs = undefined
    }
    running = undefined
  }

  const enqueue = (statement: Statement) =>
    new Promise<pg.QueryResult | undefined>((resolve, reject) => {
      waiting.push({ statement, resolve, reject })
      running ??= runBatches()
    })

  return {
    async query(statement) {
      const isSlow = sentAtMs !== undefined && performance.now() - sentAtMs > maxWaitMs
      if (isClosed || isSlow || !connection.current()) return undefined
      return enqueue(statement)
    },
    queryAgain: async statement => (isClosed ? undefined : enqueue(statement)),
    isOpen: connection.isOpen,
    isIdle: () => connection.isOpen() && running === undefined,
    close: async () => {
      isClosed = true
      await running
      await connection.close()
    },
  }
}

/**
 * If one of several statements fails, or the wait for a lock is too long, none was executed. Each then runs on a
 * connection of its own, where only the failing one fails. If the connection was lost, all fail.
 */
async function send(
  connection: ReturnType<typeof keepOpen>,
  batch: readonly Waiting[],
  { trust, silenceMs }: Options,
): Promise<void> {
  const statements = batch.map(({ statement }) => statement)
  const client = connection.current() ?? (await connection.reopened())
  try {
    const results =
      client && (await watch(trust, client, client.query(new StatementBatch(statements)).results, silenceMs))
    for (const [index, { resolve }] of batch.entries()) resolve(results?.[index])
  } catch (error) {
    const isOwnError = batch.length === 1 && !isLockTimeout(error)
    const isLost = isConnectionLost(error)
    if (isLost) connection.forget(client)
    for (const { resolve, reject } of batch) {
      if (isOwnError || isLost) reject(error)
      else resolve(undefined)
    }
  }
}

/** `current` returns the open connection. Without one, it returns undefined and opens one for later. */
function keepOpen({ settings, silenceMs, hasOwnSessions, trust, log }: Options) {
  let client: pg.Client | undefined
  let opening: Promise<void> | undefined
  let isClosed = false
  /** While the database is down, there are several attempts a second: only the first failure is logged. */
  let hasFailed = false

  const open = async () => {
    const opened = new DatabaseClient({ ...settings, lock_timeout: lockTimeoutMs })
    opened.once('end', () => {
      if (client === opened) client = undefined
    })
    try {
      await opened.connect()
      const configured = hasOwnSessions ? configureSession(opened) : Promise.resolve()
      await watch(trust, opened, configured, configureTimeoutMs)
      client = opened
      hasFailed = false
    } catch (error) {
      if (!hasFailed) log?.warn({ err: error }, 'the shared database connection could not be opened')
      hasFailed = true
      await opened.end()
    }
    opening = undefined
  }

  const drop = () => {
    void client?.end()
    client = undefined
  }

  return {
    /** For a connection that is lost, even if it has not reported its end yet. */
    forget: (lost: pg.Client | undefined) => {
      if (client === lost) drop()
    },
    current() {
      if (client && isTrusted(trust, client)) return client
      drop()
      if (!isClosed) opening ??= open()
      return undefined
    },
    /** Waits for the connection that `current` opens, but not for long. */
    async reopened() {
      if (opening) await withTimeLimit(opening, silenceMs, queryTimeout).catch(() => undefined)
      return client
    },
    isOpen: () => client !== undefined,
    close: async () => {
      isClosed = true
      await opening
      await client?.end()
    },
  }
}
