import { sql } from 'kysely'
import type { Db } from '#server/database/database.ts'

/** The names of the tables that contain a text in any column. */
export async function tablesContaining(db: Db, text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
  const found: string[] = []
  for (const { name } of rows) {
    const hits =
      await sql`select 1 from ${sql.table(name)} t where t::text like ${`%${text}%`} limit 1`.execute(db)
    if (hits.rows.length > 0) found.push(name)
  }
  return found.sort()
}
