import { join } from 'node:path'
import type { Config } from '#server/config/config.ts'
import type { Database } from '#server/database/database.ts'
import { openFiles } from '#server/files/open-files.ts'
import type { CallCounters } from '#server/http/call-counters.ts'
import { createFileLinks } from '#server/http/file-links.ts'
import { createSharedRateLimit } from '#server/http/rate-limit.ts'
import type { Log } from '#server/log.ts'
import type { Metrics } from '#server/metrics/metrics.ts'
import type { OpenedModel } from '#server/model/open-model.ts'
import { getInstallationId, getKey } from '#server/store/secrets.ts'
import { openTemporaryFiles } from '#server/uploads/temporary-files.ts'
import { startUploadJobs } from '#server/uploads/upload-jobs.ts'
import { checkSharedFolder, needsSharedFolder } from './shared-folder.ts'

type UploadParts = {
  db: Database['db']
  background: Database['background']
  log: Log
  model: OpenedModel
  metrics: Metrics
  counters: CallCounters
}

/** Opens the storage of uploads, and starts its periodic jobs. */
export async function openUploads(
  config: Config,
  { db, background, log, model, metrics, counters }: UploadParts,
) {
  if (needsSharedFolder(config)) await checkSharedFolder(db, join(config.dataDir, 'uploads'))
  const files = await openFiles(config)
  const temporaryFiles = openTemporaryFiles(join(config.dataDir, 'incoming'), config.uploads.minFreeBytes)
  const links = createFileLinks(await getKey(db, 'link-key'))
  const installationId = await getInstallationId(db)
  const stop = startUploadJobs({
    db: background,
    log,
    files,
    temporaryFiles,
    installationId,
    providerFiles: model.files,
    jobEnded: metrics.jobEnded,
  })
  return {
    db,
    log,
    files,
    temporaryFiles,
    links,
    linkTo: links.linkTo,
    quotaBytes: config.uploads.quotaBytes,
    uploadLimit: createSharedRateLimit(counters, 'uploads', config.limits.uploadsPerMinute),
    close: async () => {
      await stop()
      files.close()
    },
  }
}
