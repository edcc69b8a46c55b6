import { createHash, randomBytes } from 'node:crypto'
import { constants, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { chmod, cp, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { openDatabase } from '#server/database/database.ts'
import { prepareDatabaseFolder } from '#server/database/embedded/embedded-folder.ts'
import { createLog } from '#server/log.ts'
import { scratchFolder } from '#tests/support/scratch.ts'
import { openCluster } from './postgres-cluster.ts'

/**
 * A migrated, empty database that is copied for each test app. `initialDir`: a data folder with an embedded database
 * that has no tables. `runDir` is removed after the run.
 */
export type DatabaseTemplate = { runDir: string; initialDir: string } & (
  | { kind: 'embedded'; dataDir: string }
  | { kind: 'postgres'; adminUrl: string; name: string; prefix: string }
)

export type PostgresTemplate = DatabaseTemplate & { kind: 'postgres' }

/** The settings that say where a server stores its data. */
export type StorageSettings = { DATA_DIR: string; DATABASE_URL?: string }

export type OpenTemplate = { template: DatabaseTemplate; close(): Promise<void> }

const cache = fileURLToPath(new URL('../../../node_modules/.cache/parvis-test', import.meta.url))
const databaseSources = fileURLToPath(new URL('../../../src/server/database', import.meta.url))
const silent = createLog('silent')

export async function openTemplate(kind: DatabaseTemplate['kind']): Promise<OpenTemplate> {
  const runDir = await scratchFolder('test')
  const opened = kind === 'embedded' ? await embeddedTemplate(runDir) : await postgresTemplate(runDir)
  return {
    template: opened.template,
    close: async () => {
      await opened.close()
      await rm(runDir, { recursive: true, force: true })
    },
  }
}

async function embeddedTemplate(runDir: string): Promise<OpenTemplate> {
  const initialDir = await initialDataDir()
  const template: DatabaseTemplate = {
    kind: 'embedded',
    dataDir: await migratedDataDir(),
    initialDir,
    runDir,
  }
  return { template, close: async () => undefined }
}

/** A data folder with a migrated, empty embedded database, to be copied. */
export function migratedDataDir(): Promise<string> {
  return cachedDataDir('database', async folder => {
    await copyDataDir(await initialDataDir(), folder)
    await migrate({ dataDir: folder, url: undefined })
  })
}

/** A data folder with an embedded database without tables, as the product creates it, to be copied. */
function initialDataDir(): Promise<string> {
  return cachedDataDir('initial', folder =>
    prepareDatabaseFolder(join(folder, 'database'), reason => {
      throw new Error(reason)
    }),
  )
}

/** Filling the folder takes seconds, so it is cached until the code of the database or package-lock.json changes. */
async function cachedDataDir(name: string, fill: (folder: string) => Promise<void>): Promise<string> {
  const dataDir = join(cache, `${name}-${templateVersion()}`)
  if (existsSync(dataDir)) return dataDir
  const fresh = await scratchFolder('template')
  await chmod(fresh, 0o700)
  await fill(fresh)
  await cacheFolder(fresh, dataDir)
  await rm(fresh, { recursive: true, force: true })
  await removeOldFolders()
  return dataDir
}

/** Each takes 40 MB. Newer ones stay: a run that began before the code changed may still copy them. */
async function removeOldFolders(): Promise<void> {
  const dayAgoMs = Date.now() - 24 * 60 * 60 * 1000
  for (const name of readdirSync(cache)) {
    const folder = join(cache, name)
    const createdAtMs = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (createdAtMs < dayAgoMs) await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Creates a migrated, empty database for one server, whose data folder is `folder`. The folder must be empty. Without a
 * template, the database is an embedded one.
 */
export async function storageIn(folder: string, template?: PostgresTemplate): Promise<StorageSettings> {
  if (template) return { DATA_DIR: folder, DATABASE_URL: await copyDatabase(template, template.name) }
  await copyDataDir(await migratedDataDir(), folder)
  return { DATA_DIR: folder }
}

/** How a test connects to the database of a running server. */
export function databaseOf({ DATA_DIR, DATABASE_URL }: StorageSettings): pg.ClientConfig {
  if (DATABASE_URL !== undefined) return { connectionString: DATABASE_URL }
  return { host: DATA_DIR, port: 5432, user: 'postgres', database: 'postgres' }
}

/** Creates a copy of the database `from`, to which nothing may be connected. Returns its address. */
export async function copyDatabase({ adminUrl, prefix }: PostgresTemplate, from: string): Promise<string> {
  const name = `${prefix}${randomBytes(6).toString('hex')}`
  copying ??= openCopying(adminUrl)
  await copying.query(`create database ${name} template ${from}`)
  return databaseUrl(adminUrl, name)
}

/** One connection for all copies that a test process makes. Each connection takes 9 ms of processor time. */
let copying: pg.Pool | undefined

function openCopying(adminUrl: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: adminUrl, max: 1, allowExitOnIdle: true })
  // The PostgreSQL of the tests can end before this process.
  return pool.on('error', () => undefined)
}

/** Copies a data folder into an empty folder, for one server. */
export async function copyDataDir(from: string, folder: string): Promise<void> {
  await cp(from, folder, { recursive: true, mode: constants.COPYFILE_FICLONE })
  await chmod(folder, 0o700)
}

async function cacheFolder(fresh: string, dataDir: string): Promise<void> {
  await mkdir(cache, { recursive: true })
  const staged = `${dataDir}-${process.pid}`
  await cp(fresh, staged, { recursive: true })
  await chmod(staged, 0o700)
  try {
    await rename(staged, dataDir)
  } catch (error) {
    // Another run was faster and created the same folder.
    await rm(staged, { recursive: true, force: true })
    if (!existsSync(dataDir)) throw error
  }
}

async function postgresTemplate(runDir: string): Promise<OpenTemplate> {
  const own = process.env.TEST_DATABASE_URL
  const cluster = own === undefined ? await openCluster() : undefined
  const adminUrl = own ?? cluster?.url('postgres') ?? ''
  const prefix = `parvis_test_${randomBytes(4).toString('hex')}_`
  const name = `${prefix}template`
  await asAdmin(adminUrl, client => client.query(`create database ${name}`))
  await migrate({ dataDir: runDir, url: databaseUrl(adminUrl, name) })
  return {
    template: { kind: 'postgres', adminUrl, name, prefix, initialDir: await initialDataDir(), runDir },
    close: async () => {
      if (cluster) await cluster.close()
      else await dropAll(adminUrl, prefix)
    },
  }
}

async function migrate(target: { dataDir: string; url: string | undefined }): Promise<void> {
  const database = { url: target.url, maxConnections: 4, namedStatements: false }
  const { close } = await openDatabase({ dataDir: target.dataDir, database }, silent)
  await close()
}

async function dropAll(adminUrl: string, prefix: string): Promise<void> {
  await asAdmin(adminUrl, async client => {
    const found = await client.query<{ datname: string }>(
      'select datname from pg_database where datname like $1',
      [`${prefix}%`],
    )
    for (const { datname } of found.rows) await client.query(`drop database ${datname} with (force)`)
  })
}

export async function asAdmin<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The address of another database on the same server. */
function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}

function templateVersion(): string {
  const hash = createHash('sha256')
  const paths = readdirSync(databaseSources, { recursive: true, encoding: 'utf8' }).sort()
  for (const path of paths.filter(name => /\.(sql|ts)$/.test(name) && !name.endsWith('.test.ts'))) {
    hash.update(path).update(readFileSync(join(databaseSources, path)))
  }
  hash.update(readFileSync(join(databaseSources, '../../../package-lock.json')))
  return hash.digest('hex').slice(0, 16)
}
