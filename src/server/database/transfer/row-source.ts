import type pg from 'pg'
import type { Config } from '#server/config/config.ts'
import { findHolder } from '#server/database/data-dir.ts'
import { openEmbeddedServer, refuseMissing } from '#server/database/embedded/embedded.ts'
import { type OnCopying, requestCopy } from '#server/database/embedded/embedded-copy.ts'
import { type AppliedMigration, listMigrationNames } from '#server/database/migrate.ts'
import { StartError } from '#server/errors.ts'
import type { Log } from '#server/log.ts'
import type { AttachmentKind } from '#shared/api/chat.ts'
import {
  listSequences,
  listTables,
  readLines,
  rowsAsText,
  type SequenceState,
  type TableColumns,
  textSettings,
} from './tables.ts'
import { connectTransfer } from './transfer-connection.ts'

/**
 * All rows of a database as they were at one moment, for a backup or a move. Nothing is migrated: the rows keep the
 * form of the release that wrote them, and the database that receives them is migrated (row-target.ts).
 */
export type RowSource = {
  migrations: AppliedMigration[]
  tables: TableColumns[]
  sequences: SequenceState[]
  /** Undefined if no server has run on this database. */
  installationId: string | undefined
  /** Whether a server sent a heartbeat in the last half minute. With PostgreSQL, no lock shows that one runs. */
  isServerAlive: boolean
  /** Each line is one row. */
  rows(table: TableColumns): AsyncGenerator<string[]>
  uploads(): AsyncGenerator<UploadedObject[]>
  close(): Promise<void>
}

export type UploadedObject = { kind: AttachmentKind; storageKey: string }

type Options = Pick<Config, 'dataDir' | 'database'>
type Opened = { address: pg.ClientConfig; close(): Promise<void> }

/** `onCopying` is called if a running server must copy its embedded database first. */
export async function openRowSource(
  options: Options,
  log: Log,
  onCopying: OnCopying = () => undefined,
): Promise<RowSource> {
  const { url } = options.database
  const { address, close } =
    url === undefined
      ? await openEmbedded(options.dataDir, log, onCopying)
      : { address: { connectionString: url }, close: async () => undefined }
  try {
    const client = await connectTransfer(address)
    const source = await begin(client).catch(async (error: unknown) => {
      await client.end()
      throw error
    })
    return {
      ...source,
      close: async () => {
        await client.end()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Whether a server or a command uses the embedded database. */
export async function isEmbeddedInUse(dataDir: string): Promise<boolean> {
  return (await findHolder(dataDir)) !== undefined
}

async function openEmbedded(dataDir: string, log: Log, onCopying: OnCopying): Promise<Opened> {
  refuseMissing(dataDir)
  const holder = await findHolder(dataDir)
  if (holder === undefined) return openEmbeddedServer(dataDir, log)
  const copy = await requestCopy(dataDir, holder.socketDir, onCopying)
  try {
    const server = await openEmbeddedServer(copy.dataDir, log)
    return {
      address: server.address,
      close: async () => {
        await server.close()
        await copy.remove()
      },
    }
  } catch (error) {
    await copy.remove()
    throw error
  }
}

async function begin(client: pg.Client): Promise<Omit<RowSource, 'close'>> {
  await client.query('begin isolation level repeatable read read only')
  await client.query(textSettings)
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('schema_migrations') is not null and to_regclass('secrets') is not null as exists`,
  )
  if (!rows[0]?.exists) throw new StartError('This database contains no Parvis data.')
  const migrations = await listApplied(client)
  return {
    migrations,
    tables: await listTables(client),
    sequences: await listSequences(client),
    installationId: await findInstallationId(client),
    isServerAlive: await isServerAlive(client),
    rows: table => readLines(client, rowsAsText(table)),
    uploads: () => listUploads(client),
  }
}

async function listApplied(client: pg.Client): Promise<AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>(
    'select name, checksum from schema_migrations order by name collate "C"',
  )
  const known = new Set(await listMigrationNames())
  const unknown = rows.find(({ name }) => !known.has(name))
  if (unknown) {
    throw new StartError(
      `The database is newer than this program (it contains ${unknown.name}): use the newer version.`,
    )
  }
  return rows
}

async function findInstallationId(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ value: string }>(
    `select value from secrets where name = 'installation-id'`,
  )
  return rows[0]?.value
}

export async function isServerAlive(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `select from processes where heartbeat_at > now() - interval '30 seconds' limit 1`,
  )
  return rows.length > 0
}

async function* listUploads(client: pg.Client): AsyncGenerator<UploadedObject[]> {
  const query = `select json_build_object('kind', kind, 'storageKey', storage_key)::text as line from uploads`
  for await (const lines of readLines(client, query)) {
    yield lines.map(line => JSON.parse(line) as UploadedObject)
  }
}
