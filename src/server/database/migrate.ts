import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { StartError } from '#server/errors.ts'
import type { Log } from '#server/log.ts'
import { connectClient } from './pool/database-client.ts'
import { requireOwnSession } from './pool/shared-sessions.ts'

/**
 * Forward-only migrations: numbered SQL files, each applied once, all in one transaction with an advisory lock, since
 * several processes may start at once. The server does not start if an applied file was changed, or if the database is
 * newer than this program.
 */

const folder = new URL('./migrations/', import.meta.url)
const lockKey = 7_246_301
const lockTimeoutMs = 60_000
/** The database must respond within this time, otherwise the connection counts as lost. */
const queryTimeoutMs = 10_000
/** The same for a migration: an index on a large table takes longer than any query of the running product. */
export const migrationTimeoutMs = 30 * 60_000

type Migration = { name: string; text: string; checksum: string }

/** A migration that was applied to a database. */
export type AppliedMigration = { name: string; checksum: string }

/** Throws to prevent the migrations. The tables of a later release may not exist yet. */
export type CheckBeforeMigrating = (client: pg.Client) => Promise<void>

export type MigrateOptions = {
  /** Refuses a pooler that shares sessions between transactions. */
  needsOwnSession?: boolean
  check?: CheckBeforeMigrating
}

export async function migrate(
  settings: pg.ClientConfig,
  log: Log,
  { needsOwnSession, check }: MigrateOptions = {},
): Promise<void> {
  const migrations = await readMigrations()
  const connect = () => connectClient({ ...settings, query_timeout: queryTimeoutMs })
  const client = await connect()
  try {
    if (needsOwnSession) await requireOwnSession(client, connect)
    await lockMigrations(client)
    await createMigrationsTable(client)
    const pending = pendingMigrations(migrations, await readApplied(client))
    await check?.(client)
    await apply(client, pending, log)
    await client.query('commit')
  } finally {
    // Also rolls back the transaction, unless it was committed.
    await client.end()
  }
}

/**
 * What the next start would do, without doing it. Like `migrate`, throws a StartError for a changed migration or a
 * newer database.
 */
export async function listPendingMigrations(
  client: pg.Client,
): Promise<{ appliedCount: number; pending: string[] }> {
  const isMigrated = await hasMigrationsTable(client)
  if (!isMigrated) await requireUsableDatabase(client)
  const applied = isMigrated ? await readApplied(client) : new Map<string, string>()
  const pending = pendingMigrations(await readMigrations(), applied)
  return { appliedCount: applied.size, pending: pending.map(({ name }) => name) }
}

/**
 * For a restore into an empty database: creates the tables as they were after these migrations. Runs in the transaction
 * that `lockMigrations` began. Returns a function that applies the later migrations.
 */
export async function migrateTo(client: pg.Client, applied: AppliedMigration[], log: Log) {
  const later = pendingMigrations(
    await readMigrations(),
    new Map(applied.map(({ name, checksum }) => [name, checksum])),
  )
  const laterNames = new Set(later.map(({ name }) => name))
  const first = (await readMigrations()).filter(({ name }) => !laterNames.has(name))
  await createMigrationsTable(client)
  await apply(client, first, log)
  return () => apply(client, later, log)
}

/** The names of the migrations that this program knows. */
export async function listMigrationNames(): Promise<string[]> {
  return (await readMigrations()).map(({ name }) => name)
}

async function apply(client: pg.Client, migrations: Migration[], log: Log): Promise<void> {
  for (const migration of migrations) {
    await client.query(withMigrationTimeout(migration.text))
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ])
    log.info({ migration: migration.name }, 'migration applied')
  }
}

function withMigrationTimeout(text: string): pg.QueryConfig & { query_timeout: number } {
  return { text, query_timeout: migrationTimeoutMs }
}

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async name => {
      const text = await readFile(new URL(name, folder), 'utf8')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/** Begins a transaction without timeouts, during which no other process can migrate. */
export async function lockMigrations(client: pg.Client): Promise<void> {
  const deadlineMs = Date.now() + lockTimeoutMs
  for (;;) {
    await client.query('begin; set local statement_timeout = 0; set local lock_timeout = 0')
    const result = await client.query('select pg_try_advisory_xact_lock($1) as locked', [lockKey])
    if (result.rows[0]?.locked === true) return
    await client.query('rollback')
    if (Date.now() > deadlineMs) {
      throw new StartError(
        'Another process has been migrating the database for over a minute. Try again later.',
      )
    }
    await wait(200)
  }
}

async function createMigrationsTable(client: pg.Client): Promise<void> {
  if (!(await hasMigrationsTable(client))) await requireUsableDatabase(client)
  // Even if the table exists, because this fails if the database is read-only.
  await client.query(
    'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  )
}

async function hasMigrationsTable(client: pg.Client): Promise<boolean> {
  const table = await client.query("select to_regclass('schema_migrations') as name")
  return table.rows[0]?.name !== null
}

/** A new database of another encoding would accept texts, but count and compare their bytes. */
async function requireUsableDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query<DatabaseProperties>(
    `select current_setting('server_version') as version, current_setting('server_encoding') as encoding,
       has_schema_privilege(current_schema(), 'create') as may_create`,
  )
  const problem = rows[0] && databaseProblem(rows[0])
  if (problem !== undefined) throw new StartError(`The database cannot be used: ${problem}.`)
}

/** `may_create` is null if the user cannot use any schema. */
type DatabaseProperties = { version: string; encoding: string; may_create: boolean | null }

const minVersion = 15

/** Why Parvis cannot create its tables in this database. Exported for its test. */
export function databaseProblem({ version, encoding, may_create }: DatabaseProperties): string | undefined {
  if (Number.parseInt(version, 10) < minVersion) {
    return `PostgreSQL ${minVersion} or newer is needed, and this is ${version}`
  }
  if (encoding !== 'UTF8') {
    return `its encoding is ${encoding}. Create one with UTF8, for example with createdb -E UTF8 -T template0 NAME`
  }
  return may_create ? undefined : "its user may not create tables. Make the user the database's owner"
}

async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  const result = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  )
  return new Map(result.rows.map(row => [row.name, row.checksum]))
}

/** Exported for its test. */
export function pendingMigrations(known: Migration[], applied: Map<string, string>): Migration[] {
  const knownNames = new Set(known.map(migration => migration.name))
  const unknown = [...applied.keys()].find(name => !knownNames.has(name))
  if (unknown !== undefined) {
    throw new StartError(
      `The database is newer than this program (it contains ${unknown}): start the newer version.`,
    )
  }
  for (const { name, checksum } of known) {
    const appliedChecksum = applied.get(name)
    if (appliedChecksum !== undefined && appliedChecksum !== checksum) {
      throw new StartError(`The migration ${name} was changed after it was applied to this database.`)
    }
  }
  return known.filter(migration => !applied.has(migration.name))
}
