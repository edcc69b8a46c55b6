import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import {
  connectionRefusal,
  databaseUnavailable,
  isConnectionLost,
  isDatabaseMissing,
} from '#server/database/database-errors.ts'
import { DatabaseClient } from '#server/database/pool/database-client.ts'
import { codeOf, StartError } from '#server/errors.ts'

/** Long enough for one statement: an index on a large table, or a batch of rows on a busy server. */
const statementTimeoutMs = 30 * 60_000
const maxAttempts = 3

/** A server that was committing when the connection was lost may need some time to finish. */
const statusIntervalMs = 500
const maxStatusAttempts = 20

/** One connection for a backup, a restore or a move, which may take hours. */
export async function connectTransfer(address: pg.ClientConfig): Promise<pg.Client> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new DatabaseClient({
      ...address,
      ...(address.connectionString === undefined && { user: 'postgres', database: 'postgres' }),
      application_name: 'parvis-backup',
      query_timeout: statementTimeoutMs,
      connectionTimeoutMillis: 10_000,
    })
    try {
      await client.connect()
      return client
    } catch (error) {
      await client.end().catch(() => undefined)
      const refusal = connectionRefusal(error)
      if (refusal !== undefined) throw new StartError(`The database ${refusal}.`)
      if (isDatabaseMissing(error)) throw new StartError('There is no database with this name on the server.')
      if (!databaseUnavailable(error)) throw error
      if (attempt === maxAttempts) {
        throw new StartError(`The database cannot be reached (${codeOf(error) ?? 'no response in time'}).`)
      }
      await wait(1_000)
    }
  }
}

/**
 * Commits the transaction of a client that is connected to `url`. If the connection is lost at this moment, another one
 * asks PostgreSQL what became of the transaction.
 */
export async function commitSurely(client: pg.Client, url: string): Promise<void> {
  const { rows } = await client.query<{ id: string }>('select txid_current()::text as id')
  try {
    await client.query('commit')
  } catch (error) {
    if (!isConnectionLost(error)) throw error
    const status = await findStatus(url, rows[0]?.id)
    if (status === 'committed') return
    if (status === 'aborted') throw error
    throw new StartError(
      'The connection to the database was lost at the very end, so it is not known whether the data was stored there. Try again with another empty database, and delete this one.',
    )
  }
}

/** `committed`, `aborted` or, if the server has not ended the transaction in time, `in progress`. */
async function findStatus(url: string, transactionId: string | undefined): Promise<string | undefined> {
  const client = await connectTransfer({ connectionString: url }).catch(() => undefined)
  try {
    for (let attempt = 1; ; attempt += 1) {
      const result = await client?.query<{ status: string | null }>(
        'select txid_status($1::bigint) as status',
        [transactionId],
      )
      const status = result?.rows[0]?.status ?? undefined
      if (status !== 'in progress' || attempt === maxStatusAttempts) return status
      await wait(statusIntervalMs)
    }
  } catch {
    return undefined
  } finally {
    await client?.end().catch(() => undefined)
  }
}
