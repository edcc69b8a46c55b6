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
import { createUserSync } from './admin/sync-users.ts'
import { type AppEnv, createApp } from './app.ts'
import { openAnswerRegistry } from './chat/answer-registry.ts'
import { closeAllRunning, startReaper } from './chat/reaper.ts'
import { chatRoutes } from './chat/routes.ts'
import type { ChatDeps } from './chat/send.ts'
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
 * The composition root: the only place that picks implementations. Opens everything in order and passes each room what
 * it uses. Importing a module of the server starts nothing; calling this does.
 */
export type Composed = {
  app: Hono<AppEnv>
  database: Database
  /** The admin account created for the operator on the very first start. Printed once. */
  firstAdmin: OpenedIdentity['firstAdmin']
  /**
   * Waits up to `timeoutMs` for live answers to end, or until `forceSignal` is aborted, then closes everything. New
   * sends are refused in the meantime.
   */
  close(timeoutMs: number, forceSignal?: AbortSignal): Promise<void>
}

export async function compose(config: Config, log: Log): Promise<Composed> {
  const firm = await readFirm(config.firmDir)
  const model = openModel(config.model, log)
  const database = await openData(config, log)
  const { db, quick } = database
  try {
    const opened = await openIdentity({ db, config, log, firmName: firm.name })
    const { identity, firstAdmin } = opened
    // Only one process opens the embedded database, so every answer still marked as running there is an orphan.
    if (config.database.url === undefined) await closeAllRunning(db, log)
    const live = await openAnswerRegistry(quick, log)
    const stopReaper = startReaper({ db: quick, log, live })
    const streams = openStreamWatch(quick, log)
    const allow = createAllow(identity, quick, streams)
    const uploads = await openUploads(config, db, log, model)
    let closing = false
    const chat: ChatDeps = {
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
    const app = openApp(config, log, async () => !closing && (await isReachable(quick)))
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
      close: async (timeoutMs, forceSignal) => {
        closing = true
        const jobs = [stopReaper(), stopAdminJobs()]
        const deadlineMs = performance.now() + timeoutMs + maxCloseMs
        await waitUntil(deadlineMs, [live.close(timeoutMs, forceSignal)])
        await waitUntil(deadlineMs, [
          ...jobs,
          streams.close(),
          opened.close(),
          uploads.close().then(model.close),
        ])
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** On top of the time for live answers; the database gets one more second. Supervisors kill after 30 s in all. */
const maxCloseMs = 2_500

/** A mail server, storage or database that hangs must not hold up the shutdown. */
async function waitUntil(deadlineMs: number, closing: Promise<void>[]): Promise<void> {
  await Promise.race([
    // If one of them fails to close, the database must still be closed.
    Promise.allSettled(closing),
    wait(Math.max(0, deadlineMs - performance.now()), undefined, { ref: false }),
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
    syncUsers: createUserSync(used.db, used.identity, used.log),
    requireReason: admin.requireReason,
    limits: {
      reads: createRateLimit({ points: limits.adminReadsPerMinute, seconds: 60 }),
      lists: createRateLimit({ points: limits.adminListsPerMinute, seconds: 60 }),
    },
  }
}

/** Uploads need the folder with either database, so the start stops here unless it can be written to. */
async function openData(config: Config, log: Log): Promise<Database> {
  await prepareFolder(config.dataDir)
  if (config.database.url === undefined) await refuseIfReadableByOthers(config.dataDir)
  for (const name of ['incoming', ...(config.s3 ? [] : ['uploads'])]) {
    await prepareFolder(join(config.dataDir, name))
  }
  return openDatabase(config, log)
}

/** Uploaded files: their storage, the links to them, and the jobs that remove expired ones. */
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

/** Next to the bundle, or in the build folder if the server runs from its sources. */
const webFolder = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../dist/web' : '../web', import.meta.url),
)

async function isReachable(db: Database['db']): Promise<boolean> {
  try {
    await sql`select 1`.execute(db)
    return true
  } catch {
    return false
  }
}
