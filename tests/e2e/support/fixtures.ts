import { rm } from 'node:fs/promises'
import { type BrowserContext, test as base, type Page } from '@playwright/test'
import type { PostgresTemplate } from '#tests/support/databases/database-template.ts'
import { type ScriptedModel, startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { adminEnv, browserStorage, password, signUp } from '#tests/support/people/people.ts'
import { copySheets } from '#tests/support/samples/libraries.ts'
import { scratchFolder } from '#tests/support/scratch.ts'
import { type BuiltServer, startBuiltServer } from '#tests/support/servers/built-server.ts'
import { type DatabaseOption, sharedTemplate } from './postgres-setup.ts'

/**
 * Fixtures of all browser tests: each worker has its own built server in front of its own scripted model. A console
 * error, an error of the page, a violation of the content security policy and a request to another host fail a test
 * that did not expect them.
 */

export type Person = { email: string; password: string }

type TestFixtures = {
  /** Allows errors that the test causes on purpose. `expected` matches part of the message. */
  allowErrors: (expected: RegExp) => void
  /** The email address and password of a new account. `chatPage` or the test signs it up. */
  person: Person
  /** `page`, signed in as `person`, with the disclaimer accepted, on the chat screen. */
  chatPage: Page
  /** The server under test: `workerServer`, unless a file uses another one for its tests. */
  server: BuiltServer
}

/**
 * Each is started when the first test of a worker uses it. They are all here because a file with a worker fixture of
 * its own would need another worker, with another browser.
 */
type WorkerFixtures = DatabaseOption & {
  /** What the worker's servers copy their database from; undefined if they use the embedded one. */
  template: PostgresTemplate | undefined
  model: ScriptedModel
  workerServer: BuiltServer
  /** A folder with the sheets that come with the product. */
  sheets: string
  /** A server with these sheets. */
  libraryServer: BuiltServer
  /** Like a new installation: these sheets, and no language model. */
  newServer: BuiltServer
  /** Each account may ask two questions per day. */
  budgetServer: BuiltServer
}

let personCount = 0
const perWorker = { scope: 'worker', timeout: 60_000 } as const

export const test = base.extend<TestFixtures, WorkerFixtures>({
  database: ['embedded', { scope: 'worker', option: true }],
  template: [
    ({ database }, use) => use(database === 'postgres' ? sharedTemplate() : undefined),
    { scope: 'worker' },
  ],
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture uses from its pattern.
    async ({}, use) => {
      const model = await startScriptedModel({ paceMs: 0 })
      await use(model)
      await model.close()
    },
    { scope: 'worker' },
  ],
  workerServer: [({ model, template }, use) => serve({ model, template }, {}, use), perWorker],
  sheets: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      const folder = await scratchFolder('sheets')
      await copySheets(folder)
      await use(folder)
      await rm(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  libraryServer: [
    ({ model, template, sheets }, use) => serve({ model, template }, { LIBRARY_DIR: sheets }, use),
    perWorker,
  ],
  newServer: [
    ({ model, template, sheets }, use) =>
      serve({ model, template }, { OPENAI_BASE_URL: '', LIBRARY_DIR: sheets }, use),
    perWorker,
  ],
  budgetServer: [
    ({ model, template }, use) =>
      serve({ model, template }, { BUDGETS: 'on', BUDGET_QUESTIONS_PER_DAY: '2' }, use),
    perWorker,
  ],
  // A separate fixture: replacing a worker fixture in a file would start another worker with its own browser.
  server: async ({ workerServer }, use) => use(workerServer),
  baseURL: async ({ server }, use) => use(server.url),
  allowErrors: [
    async ({ context, server }, use) => {
      const expected: RegExp[] = []
      const errors = collectErrors(context, server.url)
      await use(pattern => {
        expected.push(pattern)
      })
      const unexpected = errors.filter(line => !expected.some(pattern => pattern.test(line)))
      if (unexpected.length > 0) throw new Error(`The page reported errors:\n${unexpected.join('\n')}`)
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  person: async ({}, use) => {
    await use({ email: `person${++personCount}-${process.pid}@example.fr`, password })
  },
  chatPage: async ({ page, server, person }, use) => {
    await signInOnce(page, (await signUp(server.url, person.email)).session)
    await page.goto('/')
    await use(page)
  },
})

async function serve(
  { model, template }: Pick<WorkerFixtures, 'model' | 'template'>,
  env: Record<string, string>,
  use: (server: BuiltServer) => Promise<void>,
): Promise<void> {
  const server = await startBuiltServer({ ...settings(model), ...env }, template)
  await use(server)
  await server.close()
}

function settings(model: ScriptedModel): Record<string, string> {
  return {
    OPENAI_BASE_URL: model.url,
    ...adminEnv,
    MODEL_FIRST_EVENT_SECONDS: '3',
    MODEL_SILENCE_SECONDS: '3',
    LIMIT_SENDS_PER_MINUTE: '1000',
    LIMIT_LIVE_ANSWERS: '50',
    LIMIT_ADMIN_READS_PER_MINUTE: '10000',
    LIMIT_ADMIN_LISTS_PER_MINUTE: '10000',
    AUTH_LIMITS: 'off',
  }
}

/**
 * The first page that is opened is signed in. Later ones have what the earlier ones stored, which can be a sign-out.
 */
export async function signInOnce(page: Page, session: unknown): Promise<void> {
  await page.addInitScript(stored => {
    if (localStorage.getItem('e2e') === null) Object.assign(localStorage, { e2e: 'prepared', ...stored })
  }, browserStorage(session))
}

function collectErrors(context: BrowserContext, serverUrl: string): string[] {
  const errors: string[] = []
  const attach = (page: Page) => {
    page.on('console', message => {
      // Violations of the policy and failed loads are reported here as well.
      if (message.type() === 'error') errors.push(`console: ${message.text()}`)
    })
    page.on('pageerror', error => errors.push(`page: ${error.message}`))
  }
  context.on('page', attach)
  context.pages().forEach(attach)
  context.on('request', request => {
    const url = request.url()
    if (/^https?:/.test(url) && new URL(url).origin !== serverUrl)
      errors.push(`request to another host: ${url}`)
  })
  return errors
}
