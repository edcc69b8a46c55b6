import { randomBytes } from 'node:crypto'
import { stat, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { limitConcurrency } from '#server/concurrency.ts'
import type { Db } from '#server/database/database.ts'
import { AppError, unauthorized } from '#server/errors.ts'
import type { Files } from '#server/files/files.ts'
import { newStorageKey, objectKeys } from '#server/files/object-keys.ts'
import type { Log } from '#server/log.ts'
import { addUploads, type NewUpload } from '#server/store/uploads/uploads.ts'
import type { UserId } from '#shared/api/ids.ts'
import { maxImageBytes } from '#shared/limits.ts'
import { findFileType, type ImageType } from './file-type.ts'
import { reencodeImage } from './image.ts'
import { readPdf } from './pdf-document.ts'
import { diskRefusal, type ReceivedFile, removeFiles } from './receive-files.ts'
import type { TemporaryFiles } from './temporary-files.ts'
import { fileRefused, overQuota, storageUnavailable, withCause } from './upload-errors.ts'

export type SaveFilesDeps = {
  db: Db
  log: Log
  files: Files
  temporaryFiles: TemporaryFiles
  quotaBytes: number
}

/** A checked file: its row, and the local files to store as its objects. */
type Checked = { upload: NewUpload; objects: { key: string; path: string }[] }

/**
 * Checks the files and saves all of them, or none. The rows are added last, after all objects are stored. For a refused
 * file, throws an AppError that names it. The received files are removed in any case.
 */
export async function saveFiles(
  deps: SaveFilesDeps,
  userId: UserId,
  received: ReceivedFile[],
): Promise<NewUpload[]> {
  const checked: Checked[] = []
  const toRemove: { path: string }[] = [...received]
  try {
    for (const file of received) checked.push(await check(deps, file, toRemove))
    await store(deps, checked)
    await addRows(deps, userId, checked)
    return checked.map(one => one.upload)
  } finally {
    await removeFiles(toRemove)
  }
}

async function check(
  deps: SaveFilesDeps,
  file: ReceivedFile,
  toRemove: { path: string }[],
): Promise<Checked> {
  const type = await findFileType(file.path)
  if (type === 'unsupported_type' || type === 'image_heic') throw fileRefused(type, file.name)
  try {
    return type === 'application/pdf'
      ? await checkPdf(deps, file, toRemove)
      : await checkImage(deps, file, type, toRemove)
  } catch (error) {
    if (error instanceof AppError) throw error
    deps.log.warn({ err: error, type, size: file.sizeBytes }, 'a file could not be checked')
    throw diskRefusal(error) ?? error
  }
}

async function checkImage(
  { temporaryFiles }: SaveFilesDeps,
  file: ReceivedFile,
  type: ImageType,
  toRemove: { path: string }[],
): Promise<Checked> {
  if (file.sizeBytes > maxImageBytes) throw fileRefused('image_too_large', file.name)
  const storageKey = newStorageKey()
  const keys = objectKeys(storageKey)
  const paths = {
    shown: temporaryFiles.newPath(),
    small: temporaryFiles.newPath(),
    model: temporaryFiles.newPath(),
  }
  toRemove.push(...Object.values(paths).map(path => ({ path })))
  const problem = await reencodeImage(file.path, type, paths)
  if (problem) throw fileRefused(problem, file.name)
  return {
    upload: await newUpload(file, { kind: 'image', type, storageKey, paths: Object.values(paths) }),
    objects: [
      { key: keys.shown, path: paths.shown },
      { key: keys.small, path: paths.small },
      { key: keys.model, path: paths.model },
    ],
  }
}

async function checkPdf(
  { temporaryFiles }: SaveFilesDeps,
  file: ReceivedFile,
  toRemove: { path: string }[],
): Promise<Checked> {
  const reading = await readPdf(file.path)
  if (typeof reading === 'string') throw fileRefused(reading, file.name)
  const storageKey = newStorageKey()
  const keys = objectKeys(storageKey)
  const text = temporaryFiles.newPath()
  toRemove.push({ path: text })
  await writeFile(text, JSON.stringify(reading.texts), { mode: 0o600 })
  const upload = await newUpload(file, {
    kind: 'pdf',
    type: 'application/pdf',
    storageKey,
    paths: [file.path, text],
  })
  return {
    upload: {
      ...upload,
      pages: reading.pages,
      textPages: reading.texts.filter(page => /[\p{L}\p{N}]/u.test(page)).length,
    },
    objects: [
      { key: keys.shown, path: file.path },
      { key: keys.text, path: text },
    ],
  }
}

/** The first path is the file that users open. */
async function newUpload(
  file: ReceivedFile,
  stored: Pick<NewUpload, 'kind' | 'type' | 'storageKey'> & { paths: string[] },
): Promise<NewUpload> {
  const sizesBytes = await Promise.all(stored.paths.map(async path => (await stat(path)).size))
  return {
    id: randomBytes(20).toString('hex'),
    kind: stored.kind,
    type: stored.type,
    storageKey: stored.storageKey,
    name: file.name,
    sizeBytes: sizesBytes[0] ?? 0,
    storedBytes: sizesBytes.reduce((sum, size) => sum + size, 0),
    pages: null,
    textPages: null,
  }
}

/** A bucket takes about as long for many small objects as for one. */
const maxPutsAtOnce = 8

/** After the first failure, no further object is stored. */
async function store(deps: SaveFilesDeps, checked: Checked[]): Promise<void> {
  const inTurn = limitConcurrency(maxPutsAtOnce)
  let hasFailed = false
  const puts = checked
    .flatMap(one => one.objects)
    .map(({ key, path }) =>
      inTurn(async () => {
        if (hasFailed) return
        try {
          await deps.files.put(key, path)
        } catch (error) {
          hasFailed = true
          throw error
        }
      }),
    )
  try {
    await Promise.all(puts)
  } catch (error) {
    await removeObjects(deps, checked, puts)
    throw withCause(diskRefusal(error) ?? storageUnavailable(), error)
  }
}

async function addRows(deps: SaveFilesDeps, userId: UserId, checked: Checked[]): Promise<void> {
  let outcome: Awaited<ReturnType<typeof addUploads>>
  try {
    outcome = await addUploads(
      deps.db,
      userId,
      checked.map(one => one.upload),
      deps.quotaBytes,
    )
  } catch (error) {
    // After a lost connection, the rows may or may not exist. The daily comparison quarantines objects without a row.
    deps.log.warn({ err: error }, 'uploaded files could not be recorded')
    throw error
  }
  if (outcome === 'added') return
  await removeObjects(deps, checked)
  throw outcome === 'owner_deleted' ? unauthorized() : overQuota(deps.quotaBytes)
}

/** Storage that does not respond must not delay the refusal of an upload. */
const maxRemovalMs = 2_000

/**
 * Removes the objects once those in `puts` are no longer being stored. The daily comparison quarantines objects that
 * cannot be removed now.
 */
async function removeObjects(
  { files }: SaveFilesDeps,
  checked: Checked[],
  puts: Promise<void>[] = [],
): Promise<void> {
  const objects = checked.flatMap(one => one.objects)
  const removing = Promise.allSettled(puts).then(() =>
    Promise.allSettled(objects.map(({ key }) => files.remove(key))),
  )
  await Promise.race([removing, wait(maxRemovalMs, undefined, { ref: false })])
}
