import { setTimeout as wait } from 'node:timers/promises'
import { type PostgresPool, type PostgresPoolClient, sql } from 'kysely'
import pg from 'pg'
import type { Log } from '#server/log.ts'
import { DatabaseClient } from './client.ts'
import { isConnectionLost, isSilence } from './database-errors.ts'
import { statementName } from './statement-name.ts'

/**
 * The pool of connections. A network can swallow what is sent on an open connection and say nothing; so each query
 * has a time within which its connection must answer. One that does not is closed, the others that have not been
 * heard of since are not trusted any more, and what can be repeated is repeated on a new one.
 */
export type Connections = {
  /** The pool as Kysely uses it, with these timeouts for each query. */
  within(timeouts: QueryTimeouts): PostgresPool
  close(): Promise<void>
}

export type QueryTimeouts = {
  /** Milliseconds without an answer after which a connection counts as silent. */
  silenceMs: number
  /** Milliseconds for one query in all: waiting for a connection, and repeating included. */
  totalMs: number
}

/**
 * Begins a statement that does nothing when it is done again: it is then repeated where the connection was lost under
 * it. Reads outside of a transaction are repeated in any case.
 */
export const repeatable = sql.raw('/* repeatable */ ')
const canRepeat = /^\s*(select|begin|start transaction|\/\* repeatable \*\/)/i

/** Milliseconds that queries under way get to end before their connections are left to the process's end. */
const maxCloseMs = 1_000
/** Less time than this is not worth another connection. */
const minRetryMs = 100

/** `direct`: no pooler in between, so a session and what is prepared in it are this process's own. */
export function openConnections(settings: pg.PoolConfig, direct: boolean, log?: Log): Connections {
  const pool = new pg.Pool({
    ...settings,
    Client: DatabaseClient,
    // oxlint-disable-next-line typescript/no-misused-promises -- pg-pool waits for it, which its types do not say.
    ...(direct ? { onConnect: endIdleSessions } : {}),
  })
  pool.on('error', error => log?.warn({ err: error }, 'an idle database connection was lost'))
  const trusted = trustedConnections(pool, direct, log)
  return {
    within: timeouts => ({
      connect: () => checkOut(trusted, timeouts),
      // The pool is shared: the code that opened it closes it.
      end: async () => undefined,
      options: pool.options,
    }),
    close: async () => {
      await Promise.race([pool.end(), wait(maxCloseMs, undefined, { ref: false })])
    },
  }
}

type Trusted = {
  /** A connection, within so many milliseconds, that does not share the doubt about others. */
  take(ms: number): Promise<pg.PoolClient>
  /** One query, whose connection must answer within so many milliseconds. */
  run(client: pg.PoolClient, text: string, values: readonly unknown[], ms: number): Promise<pg.QueryResult>
}

function trustedConnections(pool: pg.Pool, direct: boolean, log?: Log): Trusted {
  const heardAt = new WeakMap<pg.PoolClient, number>()
  const heard = (client: pg.PoolClient) => heardAt.set(client, performance.now())
  pool.on('connect', heard)
  /** Connections not heard of since then may be as silent as the one that was. */
  let doubtedBefore = 0
  return {
    async take(ms) {
      const deadline = performance.now() + ms
      for (;;) {
        const client = await inTime(pool.connect(), deadline - performance.now())
        if ((heardAt.get(client) ?? 0) >= doubtedBefore) return client
        client.release(true)
      }
    },
    async run(client, text, values, ms) {
      const name = direct && values.length > 0 ? { name: statementName(text) } : {}
      const query = { ...name, text, values: [...values], query_timeout: ms }
      const sentAt = performance.now()
      try {
        const result = await client.query(query)
        heard(client)
        return result
      } catch (error) {
        if (isSilence(error)) {
          doubtedBefore = Math.max(doubtedBefore, sentAt)
          log?.warn({ ms: Math.round(ms) }, 'a database connection gave no answer and was closed')
        } else if (!isConnectionLost(error)) heard(client)
        throw error
      }
    },
  }
}

/** A connection for one query, or for a transaction. */
async function checkOut(
  { take, run }: Trusted,
  { silenceMs, totalMs }: QueryTimeouts,
): Promise<PostgresPoolClient> {
  let until = performance.now() + totalMs
  const left = () => until - performance.now()
  let client: pg.PoolClient | undefined = await take(totalMs)
  let queries = 0
  let inTransaction = false

  const query = async (text: string, values: readonly unknown[]) => {
    if (queries > 0) until = performance.now() + totalMs
    queries += 1
    for (let again = !inTransaction && canRepeat.test(text); ; again = false) {
      if (!client) throw new Error('Connection terminated by an earlier query')
      try {
        const result = await run(client, text, values, Math.max(1, Math.min(silenceMs, left())))
        inTransaction = /^(begin|start)/i.test(text) || (inTransaction && !/^(commit|rollback$)/i.test(text))
        return result
      } catch (error) {
        if (!isConnectionLost(error)) throw error
        client.release(true)
        client = undefined
        if (!again || left() < minRetryMs) throw error
        client = await take(left())
      }
    }
  }
  return {
    // No cursors here.
    query: query as unknown as PostgresPoolClient['query'],
    release: destroy => client?.release(destroy),
  }
}

/** The server closes what it still holds of a connection that was lost on the way; here none idles for so long. */
async function endIdleSessions(client: pg.ClientBase): Promise<void> {
  const text = "set idle_session_timeout = '1min'"
  const query: pg.QueryConfig & { query_timeout: number } = { text, query_timeout: 2_000 }
  await client.query(query)
}

/** The connection, unless it comes too late: then it goes back at once. */
async function inTime(connecting: Promise<pg.PoolClient>, ms: number): Promise<pg.PoolClient> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timeout exceeded when trying to connect')), ms)
  })
  try {
    return await Promise.race([connecting, late])
  } catch (error) {
    void connecting.then(
      client => client.release(),
      () => undefined,
    )
    throw error
  } finally {
    clearTimeout(timer)
  }
}
