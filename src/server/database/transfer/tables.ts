import type pg from 'pg'

/**
 * What a backup, a restore and a move need to know about the tables of a database, from its catalog. A new table needs
 * no code here, unless its rows must not be saved.
 */

/** `columns`: without those that the database computes. */
export type TableColumns = { name: string; columns: string[] }

/** The state of a column's sequence. `last` is a bigint. */
export type SequenceState = { table: string; column: string; last: string; isCalled: boolean }

/**
 * Tables whose rows are not saved: the migrations (a backup lists them separately) and what every server writes itself
 * (its heartbeat, its claims, its folder, its counts of calls).
 */
const skippedTables = ['schema_migrations', 'processes', 'storage_claim', 'upload_folder', 'rate_limits']

/** For the current transaction: the text of a value is the same in every database, and there are no timeouts. */
export const textSettings = [
  `set local timezone = 'UTC'`,
  `set local datestyle = 'ISO, YMD'`,
  `set local intervalstyle = 'postgres'`,
  `set local bytea_output = 'hex'`,
  'set local extra_float_digits = 1',
  'set local statement_timeout = 0',
  'set local lock_timeout = 0',
  'set local idle_in_transaction_session_timeout = 0',
].join(';')

/**
 * The product's tables: all in the schema of `schema_migrations`. Each comes after the tables that it references.
 * Unlogged tables, which a crash empties, are not saved either.
 */
export async function listTables(client: pg.ClientBase): Promise<TableColumns[]> {
  const { rows: tables } = await client.query<TableColumns>(
    `select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relkind = 'r' and c.relpersistence = 'p' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       and c.relnamespace = (select relnamespace from pg_class where oid = 'schema_migrations'::regclass)
       and c.relname <> all ($1)
     group by c.relname order by c.relname collate "C"`,
    [skippedTables],
  )
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select a.relname::text as from, b.relname::text as to
     from pg_constraint join pg_class a on a.oid = conrelid join pg_class b on b.oid = confrelid
     where contype = 'f' and conrelid <> confrelid
       and connamespace = (select relnamespace from pg_class where oid = 'schema_migrations'::regclass)`,
  )
  return orderByReferences(tables, references)
}

export function orderByReferences(
  tables: TableColumns[],
  references: { from: string; to: string }[],
): TableColumns[] {
  const ordered: TableColumns[] = []
  let remaining = tables
  while (remaining.length > 0) {
    const names = new Set(remaining.map(table => table.name))
    const isBlocked = (table: TableColumns) =>
      references.some(({ from, to }) => from === table.name && names.has(to))
    const next = remaining.filter(table => !isBlocked(table))
    if (next.length === 0) throw new Error('tables reference each other in a circle')
    ordered.push(...next)
    remaining = remaining.filter(isBlocked)
  }
  return ordered
}

export async function listSequences(client: pg.ClientBase): Promise<SequenceState[]> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select c.relname::text as table, a.attname::text as column, s.name as sequence
     from pg_class c join pg_attribute a on a.attrelid = c.oid,
       pg_get_serial_sequence(quote_ident(c.relname), a.attname) s (name)
     where c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and s.name is not null
       and c.relnamespace = (select relnamespace from pg_class where oid = 'schema_migrations'::regclass)
     order by 1, 2`,
  )
  const states: SequenceState[] = []
  for (const { table, column, sequence } of rows) {
    // The catalog quotes the name.
    const state = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${sequence}`,
    )
    const [found] = state.rows
    if (found) states.push({ table, column, last: found.last, isCalled: found.called })
  }
  return states
}

/**
 * A query for rows as JSON objects, with the text of each column or null: PostgreSQL reads its own text back exactly.
 */
export function rowsAsText({ name, columns }: TableColumns): string {
  const list = columns.map(column => `${quote(column)}::text as ${quote(column)}`).join(', ')
  return `select row_to_json(r)::text as line from (select ${list} from ${quote(name)}) r`
}

const rowsPerFetch = 200

/** The values of a query's only column `line`, in the current transaction. Memory does not depend on their number. */
export async function* readLines(client: pg.ClientBase, query: string): AsyncGenerator<string[]> {
  cursorCount += 1
  const cursor = `backup_${cursorCount}`
  await client.query(`declare ${cursor} no scroll cursor for ${query}`)
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${rowsPerFetch} from ${cursor}`)
    if (rows.length === 0) break
    yield rows.map(row => row.line)
  }
  await client.query(`close ${cursor}`)
}

let cursorCount = 0

export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
