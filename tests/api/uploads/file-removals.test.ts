import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { openDatabase } from '#server/database/database.ts'
import type { Files } from '#server/files/files.ts'
import { newStorageKey } from '#server/files/object-keys.ts'
import { createLog } from '#server/log.ts'
import { claimRemovals } from '#server/store/uploads/file-removals.ts'
import { removeDueFiles } from '#server/uploads/upload-jobs.ts'
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

it('the objects of a deleted file are removed at the same time', async () => {
  const { db, close } = await openDatabase(readConfig(await freshStorage()), createLog('silent'))
  onTestFinished(close)
  await sql`insert into removals (kind, key) values ('file', ${newStorageKey()})`.execute(db)
  const all = Promise.withResolvers<void>()
  const begun: string[] = []
  const remove = (object: string) => {
    begun.push(object)
    if (begun.length === 4) all.resolve()
    return all.promise
  }
  const files = { remove } as Partial<Files> as Files
  await removeDueFiles({ db, log: createLog('silent'), files, providerFiles: undefined })
  expect(begun).toHaveLength(4)
  expect(await db.selectFrom('removals').select('id').execute()).toEqual([])
})
