import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { noLibrary } from '#tests/support/samples/libraries.ts'
import { copyDatabase, copyDataDir, type DatabaseTemplate } from './database-template.ts'

/**
 * Each test app gets its own copy of a migrated database: an embedded one or, with PARVIS_TEST_DATABASE=postgres, one
 * on a PostgreSQL server. The gate runs the tests directly in tests/api on both, and those in its subfolders on one of
 * them (script/gate-steps.ts). Data folders are removed after each test file, PostgreSQL databases after the run.
 */

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: it is merged with the interface of vitest.
  interface ProvidedContext {
    databaseTemplate: DatabaseTemplate
  }
}

/** A data folder for one server. In the embedded run it contains a migrated, empty database. */
export async function freshDataDir(): Promise<string> {
  const template = inject('databaseTemplate')
  const folder = await emptyDataDir()
  if (template.kind === 'embedded') await copyDataDir(template.dataDir, folder)
  return folder
}

/** A data folder with an embedded database that has no tables. */
export async function initialDataDir(): Promise<string> {
  const folder = await emptyDataDir()
  await copyDataDir(inject('databaseTemplate').initialDir, folder)
  return folder
}

export async function emptyDataDir(): Promise<string> {
  const folder = await mkdtemp(join(inject('databaseTemplate').runDir, 'data-'))
  createdDirs.push(folder)
  return folder
}

const createdDirs: string[] = []

export async function removeDataDirs(): Promise<void> {
  const folders = createdDirs.splice(0)
  await Promise.all(folders.map(folder => rm(folder, { recursive: true, force: true })))
}

/** A server's storage settings: a data folder, a library without sheets and, in the PostgreSQL run, a database. */
export async function freshStorage(): Promise<{
  DATA_DIR: string
  LIBRARY_DIR: string
  DATABASE_URL?: string
}> {
  const url = await freshDatabaseUrl()
  return {
    DATA_DIR: await freshDataDir(),
    LIBRARY_DIR: noLibrary,
    ...(url !== undefined && { DATABASE_URL: url }),
  }
}

/** The address of an empty, migrated PostgreSQL database; undefined in the embedded run. */
export async function freshDatabaseUrl(): Promise<string | undefined> {
  const template = inject('databaseTemplate')
  return template.kind === 'postgres' ? copyDatabase(template, template.name) : undefined
}

/** The address of a PostgreSQL database without tables; undefined in the embedded run. */
export async function emptyDatabaseUrl(): Promise<string | undefined> {
  const template = inject('databaseTemplate')
  return template.kind === 'postgres' ? copyDatabase(template, 'template0') : undefined
}
