import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import { openFiles } from './files/open-files.ts'
import type { CallCounters } from './http/call-counters.ts'
import { createFileLinks } from './http/file-links.ts'
import { createSharedRateLimit } from './http/rate-limit.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { OpenedModel } from './model/open-model.ts'
import { checkSharedFolder, needsSharedFolder } from './shared-folder.ts'
import { getInstallationId, getSecret } from './store/secrets.ts'
import { openTemporaryFiles } from './uploads/temporary-files.ts'
import { startUploadJobs } from './uploads/upload-jobs.ts'

type UploadParts = {
  db: Database['db']
  log: Log
  model: OpenedModel
  metrics: Metrics
  counters: CallCounters
}

/** Opens the storage of uploads, and starts its periodic jobs. */
export async function openUploads(config: Config, { db, log, model, metrics, counters }: UploadParts) {
  if (needsSharedFolder(config)) await checkSharedFolder(db, join(config.dataDir, 'uploads'))
  const files = await openFiles(config)
  const temporaryFiles = openTemporaryFiles(join(config.dataDir, 'incoming'), config.uploads.minFreeBytes)
  const links = createFileLinks(await getSecret(db, 'link-key', () => randomBytes(32).toString('hex')))
  const installationId = await getInstallationId(db)
  const stop = startUploadJobs({
    db,
    log,
    files,
    temporaryFiles,
    installationId,
    providerFiles: model.files,
    sweepEnded: metrics.sweepEnded,
  })
  return {
    db,
    log,
    files,
    temporaryFiles,
    links,
    linkTo: links.linkTo,
    quotaBytes: config.uploads.quotaBytes,
    uploadLimit: createSharedRateLimit(counters, 'uploads', {
      maxCalls: config.limits.uploadsPerMinute,
      windowSeconds: 60,
    }),
    close: async () => {
      await stop()
      files.close()
    },
  }
}
