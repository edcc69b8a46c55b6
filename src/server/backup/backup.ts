import { randomBytes } from 'node:crypto'
import { access, constants, link, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { codeOf, StartError } from '#server/errors.ts'
import { syncFolder } from '#server/sync-files.ts'
import { readArchive } from './archive-reader.ts'
import { type Written, writeArchive } from './archive-writer.ts'
import type { Part, Totals } from './parts.ts'
import { type Watch, watchParts } from './progress.ts'

/**
 * Writes the parts to FILE.….partial, reads it back, and only then gives it the name FILE, so a file with that name is
 * always complete. If anything fails, nothing remains. Concurrent backups to the same FILE have separate partial files.
 */
export async function saveArchive(path: string, parts: AsyncIterable<Part>, watch: Watch): Promise<Written> {
  await refuseExisting(path)
  const partial = `${path}.${randomBytes(4).toString('hex')}.partial`
  try {
    watch.print('Saving:')
    const written = await writeArchive(partial, watchParts(parts, watch))
    watch.print('Reading it back:')
    const found = await checkArchive(partial, watch)
    if (JSON.stringify(found) !== JSON.stringify(written.totals)) throw new Error('the totals differ')
    await giveName(partial, path)
    await storeName(path)
    return written
  } catch (error) {
    // The first error is the one to report, even if nothing can be removed any longer.
    await rm(partial, { force: true }).catch(() => undefined)
    throw asStartError(path, error)
  }
}

/** Throws a StartError if nothing can be saved under this name. For a check before the data is read. */
export async function checkTarget(path: string): Promise<void> {
  await refuseExisting(path)
  try {
    // With the slash, this fails if a file is in place of the folder.
    await access(`${dirname(path)}/`, constants.W_OK)
  } catch (error) {
    throw asStartError(path, error)
  }
}

/** Reads an archive to its end. Throws a StartError unless it is intact. */
export async function checkArchive(
  path: string,
  watch: Watch,
  onPart: (part: Part) => void = () => undefined,
): Promise<Totals> {
  let totals: Totals | undefined
  const parts = readArchive(path, found => {
    totals = found
  })
  for await (const part of watchParts(parts, watch)) onPart(part)
  if (!totals) throw new Error('the archive ended early')
  return totals
}

async function refuseExisting(path: string): Promise<void> {
  const exists = await stat(path).then(
    () => true,
    () => false,
  )
  if (exists) throw alreadyExists(path)
}

function alreadyExists(path: string): StartError {
  return new StartError(`${path} already exists: a backup never replaces another. Choose a new name.`)
}

/** A link never replaces a file, even one that appears at this moment. Some file systems have no links. */
async function giveName(partial: string, path: string): Promise<void> {
  try {
    await link(partial, path)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw alreadyExists(path)
    await refuseExisting(path)
    await rename(partial, path)
  }
  await rm(partial, { force: true })
}

/** Removes the file if the disk fails while its name is stored: the name may then not survive a power failure. */
async function storeName(path: string): Promise<void> {
  try {
    await syncFolder(dirname(path))
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

function asStartError(path: string, error: unknown): unknown {
  const code = codeOf(error)
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new StartError(`The disk of ${path} is full: nothing was saved.`)
  }
  if (code === 'ENOENT' || code === 'ENOTDIR') return new StartError(`The folder of ${path} does not exist.`)
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return new StartError(`${path} cannot be written (${code}).`)
  }
  return error
}
