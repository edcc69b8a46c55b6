import { StartError } from '#server/errors.ts'
import { newerVersion, readArchive } from './archive-reader.ts'
import { checkArchive } from './backup.ts'
import { type Loaded, load, type Target } from './load.ts'
import type { Head, Totals } from './parts.ts'
import { type Watch, watchParts } from './progress.ts'

export type Checks = {
  /** The migrations of this program. */
  knownMigrations: string[]
  /**
   * The installation whose files the storage already has, or `none` if it does not say. Undefined if the files are
   * restored too.
   */
  filesOf: string | undefined
}

/**
 * Restores an archive, after reading all of it once. Nothing is written unless the archive is intact, has a format and
 * migrations that this program knows, and belongs to the installation whose files the storage already has. If the
 * archive has changed when it is read again, no rows are stored.
 */
export async function restoreArchive(
  path: string,
  target: Target,
  checks: Checks,
  watch: Watch,
): Promise<Loaded> {
  watch.print('Checking the backup:')
  const checked = await checkArchive(path, watch, part => {
    if (part.kind === 'head') checkHead(path, part.head, checks)
  })
  watch.print('Restoring:')
  let read: Totals | undefined
  const parts = readArchive(path, found => {
    read = found
  })
  return load(watchParts(parts, watch), target, () => {
    if (JSON.stringify(read) !== JSON.stringify(checked)) {
      throw new StartError(
        'The backup changed while it was being restored, so none of its rows were restored.',
      )
    }
  })
}

function checkHead(path: string, head: Head, { knownMigrations, filesOf }: Checks): void {
  const known = new Set(knownMigrations)
  if (head.migrations.some(({ name }) => !known.has(name))) throw newerVersion(path, head.version)
  if (filesOf === undefined || filesOf === head.installationId) return
  throw new StartError(
    filesOf === 'none'
      ? 'The storage has no files of an installation: check DATA_DIR or S3_BUCKET, or leave out --keep-files to restore the files of the backup too.'
      : 'The files in the storage and this backup belong to different installations: check DATA_DIR or S3_BUCKET.',
  )
}
