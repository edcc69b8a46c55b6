import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import type { Config } from '#server/config/config.ts'
import { lockDataDir } from '#server/database/data-dir.ts'
import { type EmbeddedServer, openEmbeddedServer } from '#server/database/embedded/embedded.ts'
import { syncAll } from '#server/database/embedded/embedded-folder.ts'
import { type AppliedMigration, lockMigrations, migrateTo } from '#server/database/migrate.ts'
import { StartError } from '#server/errors.ts'
import type { Log } from '#server/log.ts'
import { syncFolder } from '#server/sync-files.ts'
import { countRows, type RowDigest } from './row-digest.ts'
import {
  listTables,
  quote,
  readLines,
  rowsAsText,
  type SequenceState,
  type TableColumns,
  textSettings,
} from './tables.ts'
import { commitSurely, connectTransfer } from './transfer-connection.ts'

/** An empty database that rows are restored or moved into. It stays empty until `commit`. */
export type RowTarget = {
  /** Creates the tables as they were in the source. Returns the names of its tables that are not the product's. */
  begin(shape: SourceShape): Promise<string[]>
  insert(table: string, lines: string[]): Promise<void>
  /**
   * Compares the stored rows with these digests. Then sets the sequences, and applies the migrations that the source
   * did not have.
   */
  finish(digests: Map<string, RowDigest>): Promise<void>
  commit(): Promise<void>
  /** Without a commit, everything is undone. */
  close(): Promise<void>
}

type SourceShape = {
  migrations: AppliedMigration[]
  tables: TableColumns[]
  sequences: SequenceState[]
}

type Options = Pick<Config, 'dataDir' | 'database'>

/** Writes nothing to the database yet. Throws a StartError if the database is not empty. */
export function openRowTarget(options: Options, log: Log): Promise<RowTarget> {
  const { url } = options.database
  return url === undefined ? openEmbeddedTarget(options.dataDir, log) : openServerTarget(url, log)
}

async function openServerTarget(url: string, log: Log): Promise<RowTarget> {
  const client = await connectTransfer({ connectionString: url })
  try {
    await lockMigrations(client)
    await client.query(textSettings)
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::integer as count from pg_class
       where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace`,
    )
    if (rows[0]?.count !== 0) {
      throw new StartError(
        'The database of DATABASE_URL or --to already contains tables. Data is written only into an empty one: create another.',
      )
    }
    return {
      ...loadRows(client, log, async () => undefined),
      commit: () => commitSurely(client, url),
      // Also rolls back the transaction, unless it was committed.
      close: () => client.end(),
    }
  } catch (error) {
    await client.end()
    throw error
  }
}

/** The embedded database is created in a separate folder and moved to its place when it is complete. */
async function openEmbeddedTarget(dataDir: string, log: Log): Promise<RowTarget> {
  const final = join(dataDir, 'database')
  const partial = join(dataDir, 'restore.partial')
  const dataDirLock = await lockDataDir(dataDir)
  if (existsSync(final)) {
    await dataDirLock.release()
    throw new StartError(
      `DATA_DIR ${dataDir} already contains a database. Data is restored only into an empty folder: choose another one.`,
    )
  }
  let server: EmbeddedServer | undefined
  let client: pg.Client | undefined
  const end = async () => {
    await client?.end()
    client = undefined
    await server?.close()
    server = undefined
  }
  let rows: Rows | undefined
  const opened = () => {
    if (!rows) throw new Error('the restore has not begun')
    return rows
  }
  return {
    async begin(shape) {
      await rm(partial, { recursive: true, force: true })
      server = await openEmbeddedServer(partial, log)
      const connected = await connectTransfer(server.address)
      client = connected
      await lockMigrations(connected)
      await connected.query(textSettings)
      rows = loadRows(connected, log, checkpointOften(connected))
      return rows.begin(shape)
    },
    insert: (table, lines) => opened().insert(table, lines),
    finish: digests => opened().finish(digests),
    async commit() {
      await client?.query('commit')
      await end()
      await syncAll(join(partial, 'database'))
      await rename(join(partial, 'database'), final)
      await syncFolder(dataDir)
    },
    async close() {
      await end().catch(() => undefined)
      await rm(partial, { recursive: true, force: true })
      await dataDirLock.release()
    },
  }
}

const batchesPerCheckpoint = 64

/** The worker's own checkpoints wait for the end of the transaction, and the write-ahead log would grow until then. */
function checkpointOften(client: pg.Client): () => Promise<void> {
  let batchCount = 0
  return async () => {
    batchCount += 1
    if (batchCount % batchesPerCheckpoint === 0) await client.query('checkpoint')
  }
}

type Rows = Pick<RowTarget, 'begin' | 'insert' | 'finish'>

/** Loads rows in a transaction that holds the migration lock. */
function loadRows(client: pg.Client, log: Log, afterBatch: () => Promise<void>): Rows {
  let source: SourceShape = { migrations: [], tables: [], sequences: [] }
  let migrateFurther = async (): Promise<void> => undefined
  const inserts = new Map<string, string>()
  return {
    async begin(shape) {
      migrateFurther = await migrateTo(client, shape.migrations, log)
      const own = new Map((await listTables(client)).map(table => [table.name, table]))
      source = { ...shape, tables: shape.tables.filter(({ name }) => own.has(name)) }
      for (const table of source.tables) {
        inserts.set(table.name, await insertStatement(client, table))
        // The triggers would record the rows a second time, or refuse them.
        await client.query(`alter table ${quote(table.name)} disable trigger user`)
      }
      // The rows that a migration adds are among those of the source.
      await client.query(`truncate ${source.tables.map(({ name }) => quote(name)).join(', ')}`)
      return shape.tables.map(({ name }) => name).filter(name => !own.has(name))
    },
    async insert(table, lines) {
      const statement = inserts.get(table)
      if (statement === undefined) return
      for (const batch of batches(lines)) {
        await client.query(statement, [`[${batch.join(',')}]`])
        await afterBatch()
      }
    },
    async finish(digests) {
      for (const table of source.tables) await compare(client, table, digests.get(table.name))
      for (const { name } of source.tables)
        await client.query(`alter table ${quote(name)} enable trigger user`)
      for (const { table, column, last, isCalled } of source.sequences) {
        if (!inserts.has(table)) continue
        await client.query('select setval(pg_get_serial_sequence($1, $2), $3, $4)', [
          quote(table),
          column,
          last,
          isCalled,
        ])
      }
      await migrateFurther()
      await client.query('analyze')
    },
  }
}

/** Its parameter is a JSON array of rows, in the form of `rowsAsText`. */
async function insertStatement(client: pg.Client, { name, columns }: TableColumns): Promise<string> {
  const { rows } = await client.query<{ column: string; type: string }>(
    `select attname::text as column, format_type(atttypid, atttypmod) as type
     from pg_attribute where attrelid = $1::regclass and attname = any($2::text[])`,
    [quote(name), columns],
  )
  const types = new Map(rows.map(({ column, type }) => [column, type]))
  const missing = columns.find(column => !types.has(column))
  if (missing !== undefined) {
    throw new StartError(`The backup does not fit this program: ${name} has no column ${missing}.`)
  }
  const names = columns.map(quote)
  const values = columns.map(column => `r.${quote(column)}::${types.get(column)}`)
  const texts = names.map(column => `${column} text`)
  return `insert into ${quote(name)} (${names.join(', ')}) overriding system value
    select ${values.join(', ')} from json_to_recordset($1::json) as r(${texts.join(', ')})`
}

const maxBatchRows = 1_000
const maxBatchCharacters = 1_000_000

function* batches(lines: string[]): Generator<string[]> {
  let batch: string[] = []
  let characters = 0
  for (const line of lines) {
    if (batch.length === maxBatchRows || characters > maxBatchCharacters) {
      yield batch
      batch = []
      characters = 0
    }
    batch.push(line)
    characters += line.length
  }
  if (batch.length > 0) yield batch
}

async function compare(client: pg.Client, table: TableColumns, expected: RowDigest | undefined) {
  const counter = countRows()
  for await (const lines of readLines(client, rowsAsText(table))) counter.add(lines)
  const found = counter.value()
  if (found.rows !== (expected?.rows ?? 0) || (expected && found.sum !== expected.sum)) {
    throw new StartError(
      `The rows stored in ${table.name} differ from those that were read, so the database was left empty.`,
    )
  }
}
