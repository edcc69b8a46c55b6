import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { openDatabase } from '#server/database/database.ts'
import { createLog } from '#server/log.ts'
import { claimRemovals } from '#server/store/uploads/file-removals.ts'
import { freshStorage } from '#tests/support/databases/databases.ts'

it('of the many files of a deleted account, a process claims only a batch, even if there were none before', async () => {
  const { db, close } = await openDatabase(readConfig(await freshStorage()), createLog('silent'))
  onTestFinished(close)
  await sql`vacuum analyze removals`.execute(db)
  // PostgreSQL keeps the plan of a prepared statement after some executions.
  for (let run = 0; run < 10; run += 1) expect(await claimRemovals(db, 20)).toEqual([])
  await sql`insert into removals (kind, key) select 'file', 'due-' || n from generate_series(1, 100) as n`.execute(
    db,
  )
  expect(await claimRemovals(db, 20)).toHaveLength(20)
})
