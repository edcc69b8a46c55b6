import type { Db } from '#server/database/database.ts'
import { forgetRemovedUploads, removeUnsentUploads } from '#server/store/uploads/file-removals.ts'
import { restoreKnown, type StorageDeps } from './stored-files.ts'
import type { TemporaryFiles } from './temporary-files.ts'

export type SweepDeps = StorageDeps & { temporaryFiles: TemporaryFiles }

/**
 * The hourly part of the sweep, which does not read the whole storage. `removesUnsent` must be false if the storage and
 * the database may not belong together: in an old dump, files that were sent later look unsent.
 */
export async function sweep(deps: SweepDeps, removesUnsent: boolean): Promise<void> {
  const { db, log, temporaryFiles } = deps
  await temporaryFiles.sweep()
  await restoreKnown(deps)
  await forgetRemovedUploads(db)
  const unsentCount = removesUnsent ? await removeUnsent(db) : 0
  if (unsentCount > 0) log.info({ unsent: unsentCount }, 'files that were never sent were removed')
}

/** A sweep must be short, because the shutdown waits for it. The next one continues. */
const maxBatchesPerSweep = 20

async function removeUnsent(db: Db): Promise<number> {
  let total = 0
  for (let batch = 0; batch < maxBatchesPerSweep; batch += 1) {
    const count = await removeUnsentUploads(db)
    if (count === 0) break
    total += count
  }
  return total
}
