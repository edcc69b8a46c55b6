import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { disableFeaturesFlag } from './script/browser-features.ts'
import { browserArguments, findBrowser, findHeadlessShell } from './script/find-browser.mjs'
import type { DatabaseOption } from './tests/e2e/support/postgres-setup.ts'

const browser = findHeadlessShell() ?? findBrowser(fileURLToPath(new URL('.', import.meta.url)))
const counts = process.env.PARVIS_COUNTS

export default defineConfig<object, DatabaseOption>({
  testDir: 'tests/e2e',
  globalSetup: 'tests/e2e/support/postgres-setup.ts',
  // With two workers, two cores are idle for a quarter of the time, because tests spend much of their time waiting.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: process.env.CI === 'true',
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: counts === undefined ? 'list' : [['line'], ['json', { outputFile: counts }]],
  use: {
    locale: 'en-US',
    // Tests cannot intercept page loads that the offline page's worker handles. Only that worker's own tests allow
    // service workers.
    serviceWorkers: 'block',
    // A trace costs a tenth of a test's time. After a failure, `--trace on` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser !== undefined && { executablePath: browser }),
      // Only 127.0.0.1 can be reached: a request to any other host fails.
      args: [
        ...browserArguments(),
        disableFeaturesFlag,
        // A page is open for a few seconds: to optimise its code, and to collect memory in several threads, costs the
        // suite 6 % more processor time than it saves.
        '--js-flags=--no-opt,--no-maglev,--single-threaded-gc',
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      // Only one worker: each starts a server on an embedded database, which takes as long as a test. This project is
      // first, so that its worker starts at once.
      workers: 1,
      testMatch: '**/*.phone.spec.ts',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    {
      name: 'desktop',
      testIgnore: '**/*.phone.spec.ts',
      use: { database: 'postgres', viewport: { width: 1280, height: 800 } },
    },
  ],
})
