import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '#server/database/database.ts'
import { StartError } from '#server/errors.ts'
import { type FileArea, type Files, hasNoFiles, restoringMark, type StoredFile } from '#server/files/files.ts'
import { storageKeyOf } from '#server/files/object-keys.ts'
import type { Log } from '#server/log.ts'
import {
  claimStorage,
  findKnownKeys,
  findUploadKeys,
  listStorageKeys,
  releaseStorage,
} from '#server/store/uploads/file-removals.ts'

/**
 * Compares the storage with the database. A file without a row is usually left over from a failed upload, but if the
 * server is connected to a wrong, new or old database, it belongs to a user. There are three precautions. The storage
 * and the database both have the id of their installation. A comparison that finds too many such files removes none.
 * Removed files stay in quarantine for 30 days.
 */
export type StorageDeps = {
  db: Db
  log: Log
  files: Files
  /** The id in the database. */
  installationId: string
}

/** Tells the operator why nothing is removed. */
export type Refusal = {
  reason: 'other installation' | 'no installation' | 'too many'
  sentence: string
  details: Record<string, number | string>
}

/** An upload that was being stored has its row by then. */
const recheckAfterMs = 1_000
const hourMs = 60 * 60_000
/** Newer objects may belong to an upload whose rows are not written yet. */
const strayAfterMs = 24 * hourMs
const quarantineMs = 30 * 24 * hourMs
/** The share of all stored uploads that one daily comparison may quarantine. */
const maxStrayShare = 1 / 10
/** Always allowed: with only a few stored uploads, a single failed one is more than a tenth. */
const minStrayCount = 3
const batchSize = 500

/** At the start: claims storage without an owner and restores quarantined files that have a row. Removes nothing. */
export async function checkStorage(deps: StorageDeps): Promise<Refusal | undefined> {
  await restoreKnown(deps)
  const refusal = await checkOwner(deps)
  if (refusal?.reason !== 'no installation') return refusal
  await wait(recheckAfterMs)
  return checkOwner(deps)
}

/**
 * Once a day: quarantines files without a row, deletes those quarantined for 30 days, reports missing files. Returns
 * 'busy' if another process has the claim: then nothing was quarantined or deleted.
 */
export async function compareStorage(deps: StorageDeps): Promise<Refusal | 'busy' | undefined> {
  const { log } = deps
  const ownerRefusal = await checkOwner(deps)
  const found = await compare(deps)
  const strays = olderThan(found.unknown, strayAfterMs)
  const refusal = ownerRefusal ?? checkStrayCount(found, strays)
  const isDone =
    refusal !== undefined ||
    (await withStorageClaim(deps, async () => {
      await quarantine(deps, strays)
      const deleted = await emptyQuarantine(deps, found.uploads)
      if (deleted > 0) log.warn({ deleted }, 'files that were in quarantine for 30 days were deleted')
    }))
  await reportMissing(deps, found.uploads)
  return isDone ? refusal : 'busy'
}

/** Skips `work` and returns false if another process has the claim: a later sweep does what is left. */
async function withStorageClaim({ db }: StorageDeps, work: () => Promise<void>): Promise<boolean> {
  const claim = await claimStorage(db)
  if (claim === undefined) return false
  try {
    await work()
  } finally {
    await releaseStorage(db, claim)
  }
  return true
}

/**
 * Called when the operator states that these files belong to this database. Quarantines all files without a row. The
 * server may be running, so files of the last hour are skipped.
 */
export async function claimStoredFiles(deps: StorageDeps): Promise<{ uploads: number; quarantined: number }> {
  await restoreKnown(deps)
  await deps.files.setInstallationId(deps.installationId)
  const found = await compare(deps)
  const strays = olderThan(found.unknown, hourMs)
  const hasRun = await withStorageClaim(deps, () => quarantine(deps, strays))
  if (!hasRun)
    throw new StartError('The server is checking the stored uploads at the moment. Try again in a minute.')
  const quarantined = new Set(strays.map(uploadOf))
  return {
    uploads: [...found.uploads].filter(key => !quarantined.has(key)).length,
    quarantined: quarantined.size,
  }
}

/** Restores quarantined files that have a row: another database may have been connected for a while. */
export async function restoreKnown(deps: StorageDeps): Promise<void> {
  await withStorageClaim(deps, () => restore(deps))
}

async function restore({ db, log, files }: StorageDeps): Promise<void> {
  let restored = 0
  for await (const batch of batches(files, 'quarantine')) {
    const known = await findUploadKeys(db, batch.map(uploadOf))
    for (const object of batch.filter(one => known.has(uploadOf(one)))) {
      await files.move(object.key, 'uploads')
      restored += 1
    }
  }
  if (restored > 0)
    log.warn({ restored }, 'files were restored from quarantine, because the database refers to them')
}

/**
 * Undefined if the files belong to this database. Storage without an id is claimed if at least nine tenths of its
 * uploads have a row. So is empty storage, even with the id of another installation.
 */
async function checkOwner(deps: StorageDeps): Promise<Refusal | undefined> {
  const { files, installationId } = deps
  const owner = await files.findInstallationId()
  if (owner === installationId) return undefined
  // A restore ended between its last two steps: the database has all rows, so the storage has all files.
  if (owner === restoringMark(installationId)) {
    await files.setInstallationId(installationId)
    return undefined
  }
  if (owner !== undefined && !(await hasNoFiles(files))) {
    return {
      reason: 'other installation',
      sentence: `The stored uploads and the database belong to different installations, so no uploads are removed. ${remedy}`,
      details: { storage: owner, database: installationId },
    }
  }
  const found = await compare(deps)
  const unknown = countUploads(found.unknown)
  if (unknown > found.uploads.size * maxStrayShare) {
    return {
      reason: 'no installation',
      sentence: `The stored uploads have no installation id, and more than a tenth of them are not in the database, so none are removed. ${remedy}`,
      details: { stored: found.uploads.size, unknown },
    }
  }
  await files.setInstallationId(installationId)
  return undefined
}

const remedy =
  'Connect the database that they belong to; or, if they belong to this one, run `npm run admin -- claim-uploads`.'

function checkStrayCount({ uploads }: Comparison, strays: StoredFile[]): Refusal | undefined {
  const unknown = countUploads(strays)
  if (unknown <= Math.max(minStrayCount, uploads.size * maxStrayShare)) return undefined
  return {
    reason: 'too many',
    sentence: `More than a tenth of the stored uploads are not in the database, so none are removed. Was an old dump restored? ${remedy}`,
    details: { stored: uploads.size, unknown },
  }
}

type Comparison = {
  /** The storage keys of all stored uploads. */
  uploads: Set<string>
  /** The objects without a row. */
  unknown: StoredFile[]
}

async function compare({ db, files }: StorageDeps): Promise<Comparison> {
  const uploads = new Set<string>()
  const unknown: StoredFile[] = []
  for await (const batch of batches(files, 'uploads')) {
    for (const { key } of batch) if (storageKeyOf(key) === key) uploads.add(key)
    const known = await findKnownKeys(db, batch.map(uploadOf))
    unknown.push(...batch.filter(object => !known.has(uploadOf(object))))
  }
  return { uploads, unknown }
}

async function quarantine({ log, files }: StorageDeps, strays: StoredFile[]): Promise<void> {
  for (const { key } of strays) await files.move(key, 'quarantine')
  if (strays.length > 0) {
    log.warn({ quarantined: strays.length }, 'stored files that nothing refers to were moved into quarantine')
  }
}

async function emptyQuarantine({ db, files }: StorageDeps, stored: Set<string>): Promise<number> {
  let deleted = 0
  for await (const batch of batches(files, 'quarantine')) {
    const known = await findKnownKeys(db, batch.map(uploadOf))
    for (const object of olderThan(batch, quarantineMs)) {
      // `remove` deletes from both areas, so a file that the operator copied back must be quarantined again first.
      if (known.has(uploadOf(object)) || stored.has(uploadOf(object))) continue
      await files.remove(object.key)
      deleted += 1
    }
  }
  return deleted
}

/** The quarantined files that the next daily comparison deletes permanently, unless they have a row again by then. */
export async function findOldQuarantine(
  files: Pick<Files, 'list'>,
): Promise<{ count: number; oldest: Date | null }> {
  let count = 0
  let oldest: Date | null = null
  for await (const object of files.list('quarantine')) {
    if (olderThan([object], quarantineMs).length === 0) continue
    count += 1
    if (oldest === null || object.storedAt < oldest) oldest = object.storedAt
  }
  return { count, oldest }
}

/** Reports to the operator how many rows have no file. The rows stay, so that their messages still name the files. */
async function reportMissing({ db, log }: StorageDeps, stored: Set<string>): Promise<void> {
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

async function* batches(files: Files, area: FileArea): AsyncGenerator<StoredFile[]> {
  let batch: StoredFile[] = []
  for await (const object of files.list(area)) {
    batch.push(object)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
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
