import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { type Db, openDatabase } from '#server/database/database.ts'
import { createLog } from '#server/log.ts'
import { freshStorage } from '#tests/support/databases/databases.ts'

/** The types of tables that Kysely's queries use, compared with the tables that the migrations create. */

const typeFiles = ['schema', 'auth-schema', 'upload-schema'].map(
  name => new URL(`../../../src/server/database/${name}.ts`, import.meta.url),
)

/** `table.column`, with `?` if it can be null. Types do not exist at run time, so their text is read. */
async function typedColumns(): Promise<string[]> {
  const texts = await Promise.all(typeFiles.map(file => readFile(file, 'utf8')))
  const text = texts.join('\n').replaceAll(/\/\*\*.*?\*\//gs, '')
  const types = [...text.matchAll(/^type (\w+Table) = \{(.*?)\}$/gms)]
  const bodies = new Map(types.map(([, name, body = '']) => [name, body.replaceAll(/\{.*?\}/g, '')]))
  return [...text.matchAll(/^ +(\w+): (\w+Table)$/gm)].flatMap(([, table, type]) =>
    [...(bodies.get(type) ?? '').matchAll(/(\w+):([^:]*)(?=;|\n|$)/g)].map(
      ([, column, of = '']) => `${table}.${column}${/Optional<|\| null/.test(of) ? '?' : ''}`,
    ),
  )
}

async function openFreshDatabase(): Promise<Db> {
  const config = readConfig(await freshStorage())
  const { db, close } = await openDatabase(config, createLog('silent'))
  onTestFinished(() => close())
  return db
}

it('the types of tables name each column, and say which can be null', async () => {
  const db = await openFreshDatabase()
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name || case is_nullable when 'YES' then '?' else '' end as name
    from information_schema.columns where table_schema = current_schema()`.execute(db)
  const typed = await typedColumns()
  const tables = new Set(typed.map(name => name.split('.')[0]))
  const columns = rows.map(({ name }) => name).filter(name => tables.has(name.split('.')[0]))
  expect(columns.length).toBeGreaterThan(100)
  expect(typed.sort()).toEqual(columns.sort())
})

it('a deleted row is looked for in other tables by an index, however many rows they have (D-3)', async () => {
  const db = await openFreshDatabase()
  // An index that leaves out rows serves only if these rows refer to nothing.
  const { rows } = await sql<{ table: string; key: string; isIndexed: boolean }>`
    select conrelid::regclass::text as table, pg_get_constraintdef(oid) as key, exists (
      select from pg_index where indrelid = conrelid and indkey[0] = any(conkey)
        and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey
        and coalesce(pg_get_expr(indpred, indrelid) = '(' || pg_get_indexdef(indexrelid, 1, true) || ' IS NOT NULL)', true)
    ) as "isIndexed"
    from pg_constraint where contype = 'f'`.execute(db)
  expect(rows.length).toBeGreaterThan(20)
  expect(rows.filter(row => !row.isIndexed)).toEqual([])
})
