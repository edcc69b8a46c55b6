import { mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { inject } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { type Database, type Db, openDatabase } from '#server/database/database.ts'
import type { FileArea } from '#server/files/files.ts'
import { newStorageKey, objectKeys } from '#server/files/object-keys.ts'
import { type OpenedFiles, openFiles } from '#server/files/open-files.ts'
import { createLog } from '#server/log.ts'
import { getInstallationId } from '#server/store/secrets.ts'
import { openTemporaryFiles } from '#server/uploads/temporary-files.ts'
import type { UserId } from '#shared/api/ids.ts'
import { freshStorage } from '#tests/support/databases/databases.ts'

/** Stored files without a server, which would remove deleted files too, and claim the storage for its checks. */

const dayMs = 24 * 60 * 60_000

/** What a process needs to sweep a folder of its own, or a bucket. */
export async function openFileStore(db: Db, env: Record<string, string> = {}) {
  const lines: Record<string, unknown>[] = []
  const log = pino({ level: 'warn' }, { write: line => void lines.push(JSON.parse(line)) })
  const dataDir = await mkdtemp(join(inject('databaseTemplate').runDir, 'store-'))
  const files = await openFiles(readConfig({ DATA_DIR: dataDir, ...env }))
  const server = {
    db,
    log,
    files,
    temporaryFiles: openTemporaryFiles(join(dataDir, 'incoming'), 0),
    installationId: await getInstallationId(db),
    providerFiles: undefined,
  }
  return { server, files, lines, dataDir }
}

export type FileStore = Awaited<ReturnType<typeof openFileStore>>

/** A database with one user, to whom the uploads belong. */
export async function openOwnersDatabase(ownerId: UserId): Promise<Database> {
  const database = await openDatabase(readConfig(await freshStorage()), createLog('silent'))
  await database.db.insertInto('users').values({ id: ownerId, email: 'owner@example.fr' }).execute()
  return database
}

export async function clearUploads(db: Db): Promise<void> {
  await sql`delete from uploads`.execute(db)
  await sql`delete from removals`.execute(db)
}

/** The row of an upload. Its file need not exist. */
export async function addUpload(db: Db, userId: UserId, key: string): Promise<void> {
  await db
    .insertInto('uploads')
    .values({
      id: key,
      user_id: userId,
      kind: 'pdf',
      name: 'bail.pdf',
      type: 'application/pdf',
      size: 8,
      stored: 8,
      storage_key: key,
      pages: 1,
      text_pages: 1,
    })
    .execute()
}

export async function putFile({ files, dataDir }: FileStore): Promise<string> {
  const key = newStorageKey()
  for (const object of [key, objectKeys(key).small]) {
    await writeFile(join(dataDir, object), 'a letter')
    await files.put(object, join(dataDir, object))
  }
  return key
}

/** Stores uploads. The database knows only the first `knownCount` of them. */
export async function putUploads(
  store: FileStore,
  ownerId: UserId,
  knownCount: number,
  unknownCount: number,
): Promise<string[]> {
  const keys: string[] = []
  for (let n = 0; n < knownCount + unknownCount; n += 1) keys.push(await putFile(store))
  for (const key of keys.slice(0, knownCount)) await addUpload(store.server.db, ownerId, key)
  return keys
}

export async function keysIn(files: OpenedFiles, area: FileArea): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of files.list(area)) if (!key.endsWith('-small')) keys.push(key)
  return keys.sort()
}

/** The store as a process would see it some days later: the storage's clock cannot be changed. */
export function later(days: number, { server }: FileStore): FileStore['server'] {
  const files: OpenedFiles = {
    ...server.files,
    list: async function* (area) {
      for await (const { key, storedAt } of server.files.list(area)) {
        yield { key, storedAt: new Date(storedAt.getTime() - days * dayMs) }
      }
    },
  }
  return { ...server, files }
}
