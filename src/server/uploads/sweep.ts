import { forgetRemovedUploads, removeUnsentUploads } from '#server/store/file-removals.ts'
import { restoreKnown, type StoredFiles } from './stored-files.ts'
import type { TemporaryFiles } from './temporary-files.ts'

export type Sweeping = StoredFiles & { temporaryFiles: TemporaryFiles }

/**
 * Tidies what needs no look at the whole storage; once an hour. `belongs`: the storage and the database belong together;
 * an old dump may take for unsent what was sent since.
 */
export async function sweep(server: Sweeping, belongs: boolean): Promise<void> {
  const { db, log, temporaryFiles } = server
  await temporaryFiles.sweep()
  await restoreKnown(server)
  await forgetRemovedUploads(db)
  const unsent = belongs ? await removeUnsentUploads(db) : 0
  if (unsent > 0) log.info({ unsent }, 'files that were never sent were removed')
}
