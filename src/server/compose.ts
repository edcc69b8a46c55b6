import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Hono } from 'hono'
import { sql } from 'kysely'
import { accountRoutes } from './account/routes.ts'
import type { Administration } from './admin/access.ts'
import { startAdminJobs } from './admin/periodic-jobs.ts'
import { adminRoutes } from './admin/routes.ts'
import { userSync } from './admin/sync-users.ts'
import { type AppEnv, createApp } from './app.ts'
import { openAnswerRegistry } from './chat/answer-registry.ts'
import { closeAllRunning, startReaper } from './chat/reaper.ts'
import { chatRoutes } from './chat/routes.ts'
import type { Sending } from './chat/send.ts'
import type { Config } from './config.ts'
import { refuseIfReadableByOthers } from './database/data-dir.ts'
import { type Database, openDatabase } from './database/database.ts'
import { prepareFolder } from './database/prepare-folder.ts'
import { openFiles } from './files/open-files.ts'
import { readFirm } from './firm/firm.ts'
import { firmRoutes } from './firm/routes.ts'
import { createAllow } from './http/allow.ts'
import { createFileLinks } from './http/file-links.ts'
import { createRateLimit } from './http/rate-limit.ts'
import { staticFiles } from './http/static-files.ts'
import { openStreamWatch } from './http/stream-watch.ts'
import type { Log } from './log.ts'
import { type OpenedModel, openModel } from './model/open-model.ts'
import { type OpenedIdentity, openIdentity } from './open-identity.ts'
import { getInstallationId, getSecret } from './store/secrets.ts'
import { uploadRoutes } from './uploads/routes.ts'
import { fileRoutes } from './uploads/serve-files.ts'
import { openTemporaryFiles } from './uploads/temporary-files.ts'
import { startUploadJobs } from './uploads/upload-jobs.ts'

/**
 * The composition root: the only place that picks implementations. Opens what must be open, in order, and hands each
 * room what it uses. Importing any module of the server starts nothing; calling this does.
 */
export type Composed = {
  app: Hono<AppEnv>
  database: Database
  /** Printed once, on the very first start: the admin account made for the operator. */
  firstAdmin: OpenedIdentity['firstAdmin']
  /**
   * Lets live answers end for up to `timeoutMs`, or until `hurry` says to wait no longer, then closes everything.
   * New sends are refused meanwhile.
   */
  close(timeoutMs: number, hurry?: AbortSignal): Promise<void>
}

export async function compose(config: Config, log: Log): Promise<Composed> {
  const firm = await readFirm(config.firmDir)
  const model = openModel(config.model, log)
  const database = await openData(config, log)
  const { db, quick } = database
  try {
    const opened = await openIdentity({ db, config, log, firmName: firm.name })
    const { identity, firstAdmin } = opened
    // Only one process opens the embedded database, so whatever still runs there is an orphan now.
    if (config.database.url === undefined) await closeAllRunning(db, log)
    const live = await openAnswerRegistry(quick, log)
    const stopReaper = startReaper({ db: quick, log, live })
    const streams = openStreamWatch(quick, log)
    const allow = createAllow(identity, quick, streams)
    const uploads = await openUploads(config, db, log, model)
    let closing = false
    const chat: Sending = {
      db: quick,
      log,
      model,
      live,
      files: uploads.files,
      linkTo: uploads.linkTo,
      systemPrompt: firm.systemPrompt,
      limits: config.model,
      identifierKey: await getSecret(db, 'identifier-key', () => randomBytes(32).toString('hex')),
      sendLimit: createRateLimit({ points: config.limits.sendsPerMinute, seconds: 60 }),
      maxLiveAnswers: config.limits.maxLiveAnswers,
      isClosing: () => closing,
    }
    const administration = administrationOf(config, { db, log, identity, linkTo: uploads.linkTo })
    const stopAdminJobs = startAdminJobs(administration)
    const app = openApp(config, log, async () => !closing && (await answers(quick)))
    app.route('/api', firmRoutes({ firm, authClient: identity.client, model: model.name }))
    app.route('/api/account', accountRoutes(allow))
    app.route('/api/chat/upload', uploadRoutes(uploads, allow))
    app.route('/api/chat', chatRoutes(chat, allow))
    app.route('/files', fileRoutes(uploads))
    app.route('/api/admin', adminRoutes(administration, allow))
    if (identity.routes) app.route('/auth/v1', identity.routes)
    app.route('/', staticFiles(webFolder))
    return {
      app,
      database,
      firstAdmin,
      close: async (timeoutMs, hurry) => {
        closing = true
        const jobs = [stopReaper(), stopAdminJobs()]
        const deadline = performance.now() + timeoutMs + maxCloseMs
        await inTime(deadline, [live.close(timeoutMs, hurry)])
        await inTime(deadline, [...jobs, streams.close(), opened.close(), uploads.close().then(model.close)])
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Beyond the time that live answers get; the database gets a second more. Supervisors kill after 30 s in all. */
const maxCloseMs = 2_500

/** A mail server, a storage or a database that hangs does not hold up the end. */
async function inTime(deadline: number, endings: Promise<void>[]): Promise<void> {
  await Promise.race([
    // What cannot end in order must not keep the database from it.
    Promise.allSettled(endings),
    wait(Math.max(0, deadline - performance.now()), undefined, { ref: false }),
  ])
}

function openApp(config: Config, log: Log, isReady: () => Promise<boolean>): Hono<AppEnv> {
  return createApp({ log, trustedProxies: config.trustProxy, isReady })
}

function administrationOf(
  { admin, limits }: Config,
  used: Pick<Administration, 'db' | 'log' | 'identity' | 'linkTo'>,
): Administration {
  return {
    ...used,
    syncUsers: userSync(used.db, used.identity, used.log),
    requireReason: admin.requireReason,
    limits: {
      reads: createRateLimit({ points: limits.adminReadsPerMinute, seconds: 60 }),
      lists: createRateLimit({ points: limits.adminListsPerMinute, seconds: 60 }),
    },
  }
}

/** Uploads need the folder with any database: nothing is begun before it can be written to. */
async function openData(config: Config, log: Log): Promise<Database> {
  await prepareFolder(config.dataDir)
  if (config.database.url === undefined) await refuseIfReadableByOthers(config.dataDir)
  for (const name of ['incoming', ...(config.s3 ? [] : ['uploads'])]) {
    await prepareFolder(join(config.dataDir, name))
  }
  return openDatabase(config, log)
}

/** Uploaded files: where they are kept, the links to them, and what removes them when their time has come. */
async function openUploads(config: Config, db: Database['db'], log: Log, model: OpenedModel) {
  const files = await openFiles(config)
  const temporaryFiles = openTemporaryFiles(join(config.dataDir, 'incoming'), config.uploads.minFreeBytes)
  const links = createFileLinks(await getSecret(db, 'link-key', () => randomBytes(32).toString('hex')))
  const installationId = await getInstallationId(db)
  const stop = startUploadJobs({ db, log, files, temporaryFiles, installationId, providerFiles: model.files })
  return {
    db,
    log,
    files,
    temporaryFiles,
    links,
    linkTo: links.linkTo,
    quotaBytes: config.uploads.quotaBytes,
    uploadLimit: createRateLimit({ points: config.limits.uploadsPerMinute, seconds: 60 }),
    close: async () => {
      await stop()
      files.close()
    },
  }
}

/** Beside the bundle, or in the build folder when the server runs from its sources. */
const webFolder = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../dist/web' : '../web', import.meta.url),
)

async function answers(db: Database['db']): Promise<boolean> {
  try {
    await sql`select 1`.execute(db)
    return true
  } catch {
    return false
  }
}
