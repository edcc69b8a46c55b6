import { readConfig } from '#server/config.ts'
import { openFiles } from '#server/files/open-files.ts'
import { createLog } from '#server/log.ts'
import { removeDueFiles } from '#server/uploads/upload-jobs.ts'
import type { TestApp } from './test-app.ts'

/** Removes the files that are due for it from the storage now. The server does so every five seconds. */
export async function removeDueFilesOf({ db, env }: TestApp): Promise<void> {
  const files = await openFiles(readConfig(env))
  await removeDueFiles({ db, log: createLog('silent'), files, providerFiles: undefined })
  files.close()
}
