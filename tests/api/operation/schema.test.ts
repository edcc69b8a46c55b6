import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { openDatabase } from '#server/database/database.ts'
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

it('the types of tables name each column, and say which can be null', async () => {
  const config = readConfig(await freshStorage())
  const database = await openDatabase(config, createLog('silent'))
  onTestFinished(() => database.close())
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name || case is_nullable when 'YES' then '?' else '' end as name
    from information_schema.columns where table_schema = current_schema()`.execute(database.db)
  const typed = await typedColumns()
  const tables = new Set(typed.map(name => name.split('.')[0]))
  const columns = rows.map(({ name }) => name).filter(name => tables.has(name.split('.')[0]))
  expect(columns.length).toBeGreaterThan(100)
  expect(typed.sort()).toEqual(columns.sort())
})
