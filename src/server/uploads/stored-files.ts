import type { Db } from '#server/database/database.ts'
import { StartError } from '#server/errors.ts'
import type { FileArea, Files, StoredFile } from '#server/files/files.ts'
import { storageKeyOf } from '#server/files/object-keys.ts'
import type { Log } from '#server/log.ts'
import {
  claimStorage,
  findKnownKeys,
  findUploadKeys,
  listStorageKeys,
  releaseStorage,
} from '#server/store/file-removals.ts'

/**
 * Compares the storage with the database. A file that no row knows is usually what a failed upload left behind; but
 * if the server is connected to the wrong database, to a new one or to an old dump, it is somebody's. So files and
 * database bear an installation's id, a comparison that would take too many files takes none, and what it does take
 * stays in quarantine for a month.
 */
export type StoredFiles = {
  db: Db
  log: Log
  files: Files
  /** The id in the database. */
  installationId: string
}

/** Why nothing is removed, for the operator. */
export type Refusal = {
  reason: 'other installation' | 'no installation' | 'too many'
  sentence: string
  details: Record<string, number | string>
}

const hourMs = 60 * 60_000
/** Younger objects may belong to an upload whose rows are about to be written. */
const strayAfterMs = 24 * hourMs
const quarantineMs = 30 * 24 * hourMs
/** What one comparison may take of all stored uploads. */
const maxStrayShare = 1 / 10
/** May go in any case: where only a few uploads are stored, a single failed one is more than a tenth. */
const minStrayCount = 3
const batchSize = 500

/** At the start: claims a storage that nobody has, gives back what the database knows. Removes nothing. */
export async function checkStore(server: StoredFiles): Promise<Refusal | undefined> {
  await restoreKnown(server)
  return checkOwner(server)
}

/** Once a day: puts into quarantine what nobody knows, deletes what was there for a month, reports what is missing. */
export async function compareStorage(server: StoredFiles): Promise<Refusal | undefined> {
  const { log } = server
  const foreign = await checkOwner(server)
  const found = await compare(server)
  const strays = olderThan(found.unknown, strayAfterMs)
  const refusal = foreign ?? tooMany(found, strays)
  if (!refusal) {
    await alone(server, async () => {
      await quarantine(server, strays)
      const deleted = await emptyQuarantine(server, found.uploads)
      if (deleted > 0) log.warn({ deleted }, 'objects that were in quarantine for 30 days were deleted')
    })
  }
  await reportMissing(server, found.uploads)
  return refusal
}

/** Nothing is done where another process is at it: it does the same. */
async function alone({ db }: StoredFiles, work: () => Promise<void>): Promise<boolean> {
  if (!(await claimStorage(db))) return false
  try {
    await work()
  } finally {
    await releaseStorage(db)
  }
  return true
}

/**
 * The operator says that these files belong to this database: what it doesn't know goes into quarantine, however much
 * it is. The server may be running, so the last hour's are left alone.
 */
export async function claimStore(server: StoredFiles): Promise<{ uploads: number; quarantined: number }> {
  await restoreKnown(server)
  await server.files.setInstallationId(server.installationId)
  const found = await compare(server)
  const strays = olderThan(found.unknown, hourMs)
  const done = await alone(server, () => quarantine(server, strays))
  if (!done)
    throw new StartError('The server is going through the stored uploads now: try again in a minute.')
  return { uploads: found.uploads.size, quarantined: countUploads(strays) }
}

/** Moves back what is in quarantine though the database knows it: another database was connected for a while. */
export async function restoreKnown(server: StoredFiles): Promise<void> {
  await alone(server, () => restore(server))
}

async function restore({ db, log, files }: StoredFiles): Promise<void> {
  let restored = 0
  for await (const piece of pieces(files, 'quarantine')) {
    const known = await findUploadKeys(db, piece.map(uploadOf))
    for (const object of piece.filter(one => known.has(uploadOf(one)))) {
      await files.move(object.key, 'uploads')
      restored += 1
    }
  }
  if (restored > 0) log.warn({ restored }, 'objects in quarantine that the database knows were moved back')
}

/** Undefined if the files belong to this database. Files without an id are claimed if it knows (nearly) all of them. */
async function checkOwner(server: StoredFiles): Promise<Refusal | undefined> {
  const { files, installationId } = server
  const owner = await files.findInstallationId()
  if (owner === installationId) return undefined
  if (owner !== undefined && !(await isEmpty(files))) {
    return {
      reason: 'other installation',
      sentence: `The stored uploads belong to another installation than the database, so nothing is removed from them. ${remedy}`,
      details: { storage: owner, database: installationId },
    }
  }
  const found = await compare(server)
  const unknown = countUploads(found.unknown)
  if (unknown > found.uploads.size * maxStrayShare) {
    return {
      reason: 'no installation',
      sentence: `The stored uploads bear no installation id, and the database does not know more than a tenth of them, so nothing is removed from them. ${remedy}`,
      details: { stored: found.uploads.size, unknown },
    }
  }
  await files.setInstallationId(installationId)
  return undefined
}

async function isEmpty(files: Files): Promise<boolean> {
  for (const area of ['uploads', 'quarantine'] as const) {
    for await (const _ of files.list(area)) return false
  }
  return true
}

const remedy =
  'Connect the database that they belong to; or, if they belong to this one, run `npm run admin -- claim-uploads`.'

function tooMany({ uploads }: Comparison, strays: StoredFile[]): Refusal | undefined {
  const unknown = countUploads(strays)
  if (unknown <= Math.max(minStrayCount, uploads.size * maxStrayShare)) return undefined
  return {
    reason: 'too many',
    sentence: `The database does not know more than a tenth of the stored uploads, so none is removed. Was an old dump restored? ${remedy}`,
    details: { stored: uploads.size, unknown },
  }
}

type Comparison = {
  /** The storage keys of what is stored: each stands for one upload. */
  uploads: Set<string>
  /** The objects that no row knows. */
  unknown: StoredFile[]
}

async function compare({ db, files }: StoredFiles): Promise<Comparison> {
  const uploads = new Set<string>()
  const unknown: StoredFile[] = []
  for await (const piece of pieces(files, 'uploads')) {
    for (const { key } of piece) if (storageKeyOf(key) === key) uploads.add(key)
    const known = await findKnownKeys(db, piece.map(uploadOf))
    unknown.push(...piece.filter(object => !known.has(uploadOf(object))))
  }
  return { uploads, unknown }
}

async function quarantine({ log, files }: StoredFiles, strays: StoredFile[]): Promise<void> {
  for (const { key } of strays) await files.move(key, 'quarantine')
  if (strays.length > 0) {
    log.warn({ quarantined: strays.length }, 'stored objects that nothing refers to were put into quarantine')
  }
}

async function emptyQuarantine({ db, files }: StoredFiles, stored: Set<string>): Promise<number> {
  let deleted = 0
  for await (const piece of pieces(files, 'quarantine')) {
    const known = await findKnownKeys(db, piece.map(uploadOf))
    for (const object of olderThan(piece, quarantineMs)) {
      // Deleting takes it from both places: one that the operator copied back is quarantined again first.
      if (known.has(uploadOf(object)) || stored.has(uploadOf(object))) continue
      await files.remove(object.key)
      deleted += 1
    }
  }
  return deleted
}

/** Rows whose file vanished stay, so that the message still says what was there; the operator is told. */
async function reportMissing({ db, log }: StoredFiles, stored: Set<string>): Promise<void> {
  let missing = 0
  let after = ''
  for (;;) {
    const keys = await listStorageKeys(db, after, batchSize)
    missing += keys.filter(key => !stored.has(key)).length
    const last = keys.at(-1)
    if (last === undefined || keys.length < batchSize) break
    after = last
  }
  if (missing > 0) log.error({ missing }, 'files are missing from the storage: restore them from a backup')
}

async function* pieces(files: Files, area: FileArea): AsyncGenerator<StoredFile[]> {
  let piece: StoredFile[] = []
  for await (const object of files.list(area)) {
    piece.push(object)
    if (piece.length < batchSize) continue
    yield piece
    piece = []
  }
  if (piece.length > 0) yield piece
}

function uploadOf(object: StoredFile): string {
  return storageKeyOf(object.key)
}

function countUploads(objects: StoredFile[]): number {
  return new Set(objects.map(uploadOf)).size
}

function olderThan(objects: StoredFile[], ageMs: number): StoredFile[] {
  return objects.filter(object => object.storedAt.getTime() < Date.now() - ageMs)
}
