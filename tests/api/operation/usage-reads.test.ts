import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { type Db, openDatabase } from '#server/database/database.ts'
import { createLog } from '#server/log.ts'
import { listUseByAccount, sumUse, type UsePeriod } from '#server/store/costs/token-use.ts'
import { maxUsageAccounts } from '#shared/api/admin-usage.ts'
import { freshStorage } from '#tests/support/databases/databases.ts'
import { explain, statementOf } from '#tests/support/databases/statements.ts'

const accountCount = 1_000
const dayCount = 100

it('the usage view counts all accounts and lists some, and reads the table of usage neither row by row nor sorted', async () => {
  const { db, close } = await openDatabase(readConfig(await freshStorage()), createLog('silent'))
  await sql`insert into users (id, email) select gen_random_uuid(), 'person' || n || '@example.fr'
    from generate_series(1, ${accountCount}) as n`.execute(db)
  await sql`insert into token_use select current_date - n, id, 'gpt-4o', 1, 1000, 500, 0
    from generate_series(${dayCount}, 1, -1) as n, users`.execute(db)
  await sql`vacuum analyze token_use, users`.execute(db)
  const period = { days: 60, timeZone: 'Europe/Paris', prices: new Map() }
  const { rows } = await sql<{ pages: number }>`
    select (pg_relation_size('token_use') / 8192)::integer as pages`.execute(db)
  const [accounts, total] = await db.connection().execute(async connection => {
    // Whatever sorts the rows of the period needs more.
    await sql`set work_mem = '64kB'`.execute(connection)
    return [
      await explainUse(connection, period, listUseByAccount),
      await explainUse(connection, period, sumUse),
    ]
  })
  const listed = await listUseByAccount(db, period)
  await close()
  expect([listed.accounts.length, listed.accountCount]).toEqual([maxUsageAccounts, accountCount])
  // With the pages of an index, and the accounts that are listed.
  expect(accounts?.['Shared Hit Blocks']).toBeLessThan(2 * (rows[0]?.pages ?? 0) + 1_000)
  expect(total?.['Temp Written Blocks']).toBe(0)
})

type ReadUse = (db: Db, period: UsePeriod) => Promise<unknown>

async function explainUse(connection: Db, period: UsePeriod, read: ReadUse) {
  const statement = await statementOf(connection, watched => read(watched, period))
  // Arrays, here without elements, cannot be literals of an `execute`.
  const values = statement.parameters.map(value => sql.lit(Array.isArray(value) ? '{}' : value))
  await sql`prepare usage as ${sql.raw(statement.sql)}`.execute(connection)
  const [whole] = await explain(connection, sql`execute usage (${sql.join(values)})`)
  await sql`deallocate usage`.execute(connection)
  return whole
}
