import { type RawBuilder, sql } from 'kysely'
import pg from 'pg'
import type { Db } from '#server/database/database.ts'
import { until } from '#tests/support/people/people.ts'
import { databaseOf } from './database-template.ts'

/** Waits until a query in the database of a server in another process returns the right number. */
export async function untilCounted(
  { DATA_DIR = '', DATABASE_URL }: Record<string, string>,
  query: string,
  isRight: (count: number) => boolean,
): Promise<void> {
  const client = new pg.Client(databaseOf({ DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) }))
  await client.connect()
  await until(
    async () => Number((await client.query({ text: query, rowMode: 'array' })).rows[0]?.[0]),
    isRight,
  )
  await client.end()
}

/**
 * Waits until this number of statements are waiting for a lock. Only on PostgreSQL, where each test app has a database
 * of its own.
 */
export async function untilBlocked(db: Db, atLeast = 1): Promise<void> {
  const blocked = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  await until(
    async () => (await blocked.execute(db)).rows.length,
    count => count >= atLeast,
  )
}

/**
 * Starts the calls one after another while another transaction holds the locks of `locking`, each once the call before
 * it waits. Ends that transaction once all of them wait.
 */
export async function callWhileLocked<T>(
  db: Db,
  locking: RawBuilder<unknown>,
  calls: (() => Promise<T>)[],
): Promise<PromiseSettledResult<T>[]> {
  const called: Promise<PromiseSettledResult<T>[]>[] = []
  await db.transaction().execute(async trx => {
    await locking.execute(trx)
    for (const call of calls) {
      called.push(Promise.allSettled([call()]))
      await untilBlocked(db, called.length)
    }
  })
  return (await Promise.all(called)).flat()
}
