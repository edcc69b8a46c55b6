import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { asAdmin, copyDataDir, type DatabaseTemplate, databaseUrl } from './database-template.ts'

/**
 * A database of its own for each test app, copied from one that was migrated once per run. The `api` tests run
 * twice: on the embedded database, and with PARVIS_TEST_DATABASE=postgres on a real one. Data folders are removed
 * after each file of tests, databases when the run ends.
 */

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: vitest's own is an interface, to be merged with.
  interface ProvidedContext {
    databaseTemplate: DatabaseTemplate
  }
}

/** A data folder for one server. In the embedded run it holds a migrated, empty database. */
export async function freshDataDir(): Promise<string> {
  const template = inject('databaseTemplate')
  const folder = await emptyDataDir()
  if (template.kind === 'embedded') await copyDataDir(template.dataDir, folder)
  return folder
}

export async function emptyDataDir(): Promise<string> {
  const folder = await mkdtemp(join(inject('databaseTemplate').runDir, 'data-'))
  made.push(folder)
  return folder
}

const made: string[] = []

export async function removeDataDirs(): Promise<void> {
  const folders = made.splice(0)
  await Promise.all(folders.map(folder => rm(folder, { recursive: true, force: true })))
}

/** Where one server keeps its data: a folder, and in the PostgreSQL run a database. */
export async function freshStorage(): Promise<{ DATA_DIR: string; DATABASE_URL?: string }> {
  const url = await freshDatabaseUrl()
  return { DATA_DIR: await freshDataDir(), ...(url !== undefined && { DATABASE_URL: url }) }
}

/** The address of an empty, migrated PostgreSQL database; undefined in the embedded run. */
export async function freshDatabaseUrl(): Promise<string | undefined> {
  const template = inject('databaseTemplate')
  return template.kind === 'postgres' ? copyDatabase(template, template.name) : undefined
}

/** The address of a PostgreSQL database that holds nothing yet; undefined in the embedded run. */
export async function emptyDatabaseUrl(): Promise<string | undefined> {
  const template = inject('databaseTemplate')
  return template.kind === 'postgres' ? copyDatabase(template, 'template0') : undefined
}

async function copyDatabase(
  template: DatabaseTemplate & { kind: 'postgres' },
  from: string,
): Promise<string> {
  const name = `${template.prefix}${randomBytes(6).toString('hex')}`
  await asAdmin(template.adminUrl, async client => {
    // A template can be copied by one session at a time.
    await client.query('select pg_advisory_lock(4711)')
    await client.query(`create database ${name} template ${from}`)
  })
  return databaseUrl(template.adminUrl, name)
}
