import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { countsReporter } from './script/vitest-counts.ts'

const counts = process.env.PARVIS_COUNTS

/** Test files share a process and its modules, which are compiled only once: the tests take a third of the time. */
const isolate = false

/** On a busy machine, a condition can take seconds to become true. */
const expect = { poll: { timeout: 10_000 } }

const databases = {
  isolate,
  expect,
  globalSetup: ['tests/support/setup/database-setup.ts'],
  testTimeout: 20_000,
  hookTimeout: 60_000,
  setupFiles: [
    'tests/support/setup/private-words-setup.ts',
    'tests/support/setup/databases-setup.ts',
    'tests/support/setup/quick-passwords-setup.ts',
    'tests/support/setup/quick-answers-setup.ts',
  ],
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    reporters: counts === undefined ? ['default'] : ['default', countsReporter(counts)],
    projects: [
      {
        test: {
          name: 'unit',
          isolate,
          expect,
          // Long texts, 100,000 rows, password hashes and the library's index are slow on a busy machine.
          testTimeout: 30_000,
          hookTimeout: 30_000,
          environment: 'node',
          include: ['src/**/*.test.ts', 'script/**/*.test.ts'],
          // A test reads the colours from this style sheet. The others stay empty.
          css: { include: /tokens\.css/ },
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'dom',
          isolate,
          expect,
          // Rendering thousands of texts is slow on a busy machine.
          testTimeout: 30_000,
          environment: 'happy-dom',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['tests/support/setup/dom-setup.ts'],
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          include: ['tests/api/**/*.test.ts'],
          ...databases,
          setupFiles: [
            ...databases.setupFiles,
            'tests/support/setup/quick-databases-setup.ts',
            'tests/support/setup/quick-pdfs-setup.ts',
          ],
        },
      },
      {
        test: {
          name: 'long',
          environment: 'node',
          include: ['tests/long/**/*.test.ts'],
          ...databases,
          testTimeout: 900_000,
        },
      },
    ],
  },
})
