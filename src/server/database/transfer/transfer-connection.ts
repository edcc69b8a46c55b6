import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import {
  connectionRefusal,
  databaseUnavailable,
  isDatabaseMissing,
} from '#server/database/database-errors.ts'
import { DatabaseClient } from '#server/database/pool/database-client.ts'
import { codeOf, StartError } from '#server/errors.ts'

/** Long enough for one statement: an index on a large table, or a batch of rows on a busy server. */
const statementTimeoutMs = 30 * 60_000
const maxAttempts = 3

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
