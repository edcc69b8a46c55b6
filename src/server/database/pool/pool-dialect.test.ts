import { Kysely, sql } from 'kysely'
import type pg from 'pg'
import { expect, it } from 'vitest'
import type { Schema } from '#server/database/schema.ts'
import { poolDialect } from './pool-dialect.ts'

it('a transaction whose connection is lost fails with the error that says so, not with that of its rollback', async () => {
  const released: unknown[] = []
  const lease = {
    query: async (text: string) => {
      if (text === 'begin') return { rows: [], rowCount: 0, command: 'BEGIN' } as unknown as pg.QueryResult
      throw new Error(
        text === 'rollback' ? 'Connection terminated by an earlier query' : 'Query read timeout',
      )
    },
    release: (destroy?: boolean) => void released.push(destroy),
  }
  const db = new Kysely<Schema>({ dialect: poolDialect(() => lease) })
  const transaction = db.transaction().execute(trx => sql`select 1`.execute(trx))
  await expect(transaction).rejects.toThrow('Query read timeout')
  expect(released).toEqual([true])
})
