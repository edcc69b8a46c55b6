import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Hono } from 'hono'
import { accountRoutes, type FindBudget } from '#server/account/routes.ts'
import type { Administration } from '#server/admin/access.ts'
import { deleteOwnAccount } from '#server/admin/manage-accounts.ts'
import { startAdminJobs } from '#server/admin/periodic-jobs.ts'
import { adminRoutes } from '#server/admin/routes.ts'
import { startRemovingUnconfirmedAccounts } from '#server/auth-provider/accounts/unconfirmed-accounts.ts'
import { startRemovingAnonymousAccounts } from '#server/auth-provider/anonymous-accounts.ts'
import {
  type AnswerRegistry,
  interruptTimeoutMs,
  openAnswerRegistry,
} from '#server/chat/answer/answer-registry.ts'
import { closeAllRunning, startReaper } from '#server/chat/answer/reaper.ts'
import type { ChatDeps } from '#server/chat/chat-deps.ts'
import { emergencyRoutes } from '#server/chat/emergency/routes.ts'
import { chatRoutes } from '#server/chat/routes.ts'
import { startRemovingTemporaryChats } from '#server/chat/temporary-chats.ts'
import type { Config } from '#server/config/config.ts'
import { refuseIfReadableByOthers } from '#server/database/data-dir.ts'
import { asLateStartError, type Database, isReachable, openDatabase } from '#server/database/database.ts'
import { prepareFolder } from '#server/database/prepare-folder.ts'
import { type Firm, readFirm } from '#server/firm/firm.ts'
import { firmPage, titledPage } from '#server/firm/firm-page.ts'
import { firmFiles } from '#server/firm/page-files.ts'
import { firmRoutes } from '#server/firm/routes.ts'
import { type Allow, createAllow } from '#server/http/allow.ts'
import { createClientAddresses } from '#server/http/client-address.ts'
import { type PageOptions, staticFiles } from '#server/http/static-files.ts'
import { openStreamWatch } from '#server/http/stream-watch.ts'
import { summarizeSheet } from '#server/library/browse.ts'
import type { Library } from '#server/library/library.ts'
import { openLibraryUse } from '#server/library/library-use.ts'
import { openLibrary } from '#server/library/open-library.ts'
import { libraryRoutes } from '#server/library/routes.ts'
import { namedTopics } from '#server/library/topic-names.ts'
import type { Log } from '#server/log.ts'
import { countCalls, createMetrics, type Metrics } from '#server/metrics/metrics.ts'
import { openModel } from '#server/model/open-model.ts'
import { searchRoutes } from '#server/search/routes.ts'
import { startWritingWords } from '#server/search/write-words.ts'
import { startShareJobs } from '#server/share/share-jobs.ts'
import { uploadRoutes } from '#server/uploads/routes.ts'
import { fileRoutes } from '#server/uploads/serve-files.ts'
import { version } from '#server/version.ts'
import type { AppConfig } from '#shared/api/app-config.ts'
import type { UserId } from '#shared/api/ids.ts'
import { administrationOf } from './administration.ts'
import { type AppEnv, createApp } from './app.ts'
import { createChatDeps } from './chat-deps.ts'
import { createCosts } from './costs.ts'
import { openCallCounters } from './open-call-counters.ts'
import { type OpenedIdentity, openIdentity } from './open-identity.ts'
import { openUploads } from './open-uploads.ts'
import { startRetention } from './retention-jobs.ts'
import { refuseOtherFolder } from './shared-folder.ts'
import { addSharingRoutes } from './sharing-routes.ts'

/**
 * The composition root: opens everything in order, with the `open…` functions that pick implementations, and passes
 * each part what it uses. Importing this module starts nothing; calling `compose` does.
 */
export type Composed = {
  app: Hono<AppEnv>
  database: Database
  /** The notice with the first administrator's password, if this start generated one. To be printed once. */
  firstAdmin: OpenedIdentity['firstAdmin']
  countLiveAnswers(): number
  /**
   * Waits up to `timeoutMs` for live answers to end, or until `forceSignal` is aborted, then closes everything. New
   * sends are refused in the meantime.
   */
  close(timeoutMs: number, forceSignal?: AbortSignal): Promise<void>
}

export async function compose(config: Config, log: Log): Promise<Composed> {
  const firm = await readFirm(config.firmDir, config)
  for (const warning of firm.retentionWarnings) log.warn(warning)
  const metrics = createMetrics(version)
  const model = countCalls(openModel(config.model, log), metrics)
  const database = await openData(config, log)
  const { db, quick, background, notifications } = database
  try {
    // Opened before the first job begins, the reaper: a failed start then rarely has jobs that use the closed database.
    const { library, reportLibrary, closeLibrary } = await openCountedLibrary(config, database, log)
    const counters = await openCallCounters(config, database, log)
    const accounts = await openIdentity({ db, config, log, counters, firmName: firm.name })
    const { identity, firstAdmin } = accounts
    const live = await openLiveAnswers(config, database, log)
    const stopReaper = startReaper({ db: quick, log, live, jobEnded: metrics.jobEnded })
    const streams = openStreamWatch(quick, log)
    const allow = createAllow(identity, quick, streams)
    const uploads = await openUploads(config, { db, background, log, model, metrics, counters })
    let stage: Stage = 'open'
    const parts = { db, quick, notifications, log, model, live, library, uploads, firm, metrics, counters }
    const chat = await createChatDeps(config, { ...parts, isClosing: () => stage !== 'open' })
    const costs = await createCosts(config.costs, { db, quick, usesTokens: model.name !== 'built-in' })
    const { findBudget, reportUsage } = costs
    const { linkTo } = uploads
    const administration = administrationOf(config, { db, log, identity, linkTo, reportLibrary, reportUsage })
    const stopJobs = startJobs(config, { ...administration, db: background }, metrics)
    const app = createConfiguredApp(config, { log, metrics, quick, stage: () => stage })
    metrics.readFrom({
      liveAnswers: live.count,
      connections: database.connections,
      mails: accounts.mails,
      budgets: costs.budgets,
    })
    addPublicRoutes(app, config, { firm, library, authClient: identity.client, model: model.name })
    addUserRoutes(app, config, { firm, allow, uploads, chat, administration, findBudget })
    if (identity.routes) app.route('/auth/v1', identity.routes)
    app.route('/', staticFiles(webFolder, pagesOf(firm, library)))
    return {
      app,
      database,
      firstAdmin,
      countLiveAnswers: live.count,
      close: async (timeoutMs, forceSignal) => {
        stage = 'closing'
        metrics.close()
        // No run begins from now on. The current ones are awaited below, while the database is still open.
        const jobs = [stopReaper(), stopJobs()]
        const deadlineMs = performance.now() + timeoutMs + maxCloseMs
        await waitUntil(deadlineMs, [live.close(timeoutMs, forceSignal)])
        stage = 'closed'
        await waitUntil(deadlineMs, [
          ...jobs,
          streams.close(),
          closeLibrary(),
          accounts.close(),
          // A sweep of uploads also removes the provider's copies, through the model.
          uploads.close().then(model.close),
          counters.close(),
        ])
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw asLateStartError(error)
  }
}

function pagesOf(firm: Firm, library: Library): PageOptions {
  return {
    generated: firmFiles(firm),
    findSheet: (id, language) => summarizeSheet(library, id, language),
    toPage: html => firmPage(html, firm),
    withTitle: titledPage,
  }
}

async function openLiveAnswers(
  config: Config,
  { db, quick, notifications }: Database,
  log: Log,
): Promise<AnswerRegistry> {
  const isEmbedded = config.database.url === undefined
  // Only one process opens the embedded database, so every answer still marked as running there is an orphan.
  if (isEmbedded) await closeAllRunning(db, log)
  return openAnswerRegistry(quick, log, { notifies: notifications !== undefined, beatsWhenIdle: !isEmbedded })
}

/**
 * The time for interrupting the remaining answers and closing everything else. The database gets another second.
 * Supervisors kill the process after 30 s.
 */
const maxCloseMs = interruptTimeoutMs + 500

/** A mail server, storage or database that hangs must not hold up the shutdown. */
async function waitUntil(deadlineMs: number, closing: Promise<unknown>[]): Promise<void> {
  await Promise.race([
    // If one of them fails to close, the database must still be closed.
    Promise.allSettled(closing),
    wait(Math.max(0, deadlineMs - performance.now()), undefined, { ref: false }),
  ])
}

/** `closing`: live answers may still end. `closed`: what requests need, such as the database, is being closed too. */
type Stage = 'open' | 'closing' | 'closed'

type AppParts = { log: Log; metrics: Metrics; quick: Database['quick']; stage(): Stage }

function createConfiguredApp(
  { trustedProxies, metricsToken }: Config,
  { log, metrics, quick, stage }: AppParts,
): Hono<AppEnv> {
  return createApp({
    log,
    trustedProxies,
    metrics,
    metricsToken,
    isReady: async () => stage() === 'open' && (await isReachable(quick)),
    isClosed: () => stage() === 'closed',
  })
}

function startJobs(
  config: Config,
  administration: Administration,
  { jobEnded }: Metrics,
): () => Promise<unknown> {
  const { db, log } = administration
  const jobs = { db, log, jobEnded }
  const stops = [
    startAdminJobs(administration),
    startWritingWords(jobs),
    startRemovingTemporaryChats(jobs),
    startShareJobs(jobs),
    startRetention(jobs, config),
    ...(config.supabase
      ? []
      : [startRemovingUnconfirmedAccounts(jobs), startRemovingAnonymousAccounts(jobs)]),
  ]
  return () => Promise.all(stops.map(stop => stop()))
}

type PublicParts = { firm: Firm; library: Library; authClient: AppConfig['auth']; model: string }

function addPublicRoutes(app: Hono<AppEnv>, config: Config, { library, ...parts }: PublicParts): void {
  const clients = createClientAddresses(config.trustedProxies)
  const { retentionDays } = config
  app.route('/api', firmRoutes({ ...parts, retentionDays, version, listTopics: () => namedTopics(library) }))
  app.route('/api/library', libraryRoutes(library, clients))
  app.route('/api/emergency', emergencyRoutes(clients))
}

type UserParts = {
  firm: Firm
  allow: Allow
  uploads: Awaited<ReturnType<typeof openUploads>>
  chat: ChatDeps
  administration: Administration
  findBudget: FindBudget
}

function addUserRoutes(app: Hono<AppEnv>, config: Config, parts: UserParts): void {
  const { firm, allow, uploads, chat, administration, findBudget } = parts
  addSharingRoutes(app, config, { db: chat.db, log: chat.log, linkTo: uploads.linkTo, firm, allow })
  const account = {
    db: chat.db,
    findBudget,
    disclaimerVersion: firm.disclaimerVersion,
    deleteAccount: (userId: UserId) => deleteOwnAccount(administration, userId),
  }
  app.route('/api/account', accountRoutes(account, allow))
  app.route('/api/chat/upload', uploadRoutes(uploads, allow))
  app.route('/api/chat', chatRoutes(chat, allow))
  app.route('/api/search', searchRoutes(chat.db, allow))
  app.route('/files', fileRoutes(uploads))
  app.route('/api/admin', adminRoutes(administration, allow))
}

/** Uploads need the data folder with either database, so the start stops here if it cannot be written to. */
async function openData(config: Config, log: Log): Promise<Database> {
  await prepareFolder(config.dataDir)
  if (config.database.url === undefined) await refuseIfReadableByOthers(config.dataDir)
  for (const name of ['incoming', ...(config.s3 ? [] : ['uploads'])]) {
    await prepareFolder(join(config.dataDir, name))
  }
  return openDatabase(config, log, refuseOtherFolder(config))
}

/** The firm's sheets, and how often they are used. */
async function openCountedLibrary({ libraryDir }: Config, { db }: Database, log: Log) {
  const library = await openLibrary({ folder: libraryDir, log })
  const { close, ...counted } = openLibraryUse({ db, log, library }, libraryDir)
  return {
    ...counted,
    closeLibrary: async () => {
      await library.close()
      await close()
    },
  }
}

/** Next to the bundle's folder, or in the build folder if the server runs from its sources. */
const webFolder = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../../dist/web' : '../web', import.meta.url),
)
