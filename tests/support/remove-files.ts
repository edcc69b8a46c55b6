import { readConfig } from '#server/config/config.ts'
import { openFiles } from '#server/files/open-files.ts'
import { createLog } from '#server/log.ts'
import { openModel } from '#server/model/open-model.ts'
import { removeDueFiles } from '#server/uploads/upload-jobs.ts'
import type { TestApp } from '#tests/support/servers/test-app.ts'

/**
 * Removes the files whose removal is due, and their copies at the provider, without waiting for the server, which does
 * so every five seconds. The server may be removing some of them at the same time.
 */
export async function removeDueFilesOf({ db, env }: TestApp): Promise<void> {
  const config = readConfig(env)
  const log = createLog('silent')
  const files = await openFiles(config)
  const model = openModel(config.model, log)
  await removeDueFiles({ db, log, files, providerFiles: model.files })
  await model.close()
  files.close()
}
