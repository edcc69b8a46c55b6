import { fileURLToPath } from 'node:url'
import { postgresIsMissing } from '#tests/support/postgres-cluster.ts'
import { findBrowser } from './find-browser.mjs'

/** What the gate runs. A static step counts as one test; a suite leaves its own counts. */
export type Step = {
  name: string
  /** Arguments for Node: a script, and its own. */
  command: string[]
  kind: 'static' | 'suite'
  env?: Record<string, string>
  /** In seconds; far above what it takes, so that only what hangs is ended. */
  limit: number
  /** Why this machine cannot run it; undefined where it can. */
  missing?: () => string | undefined
}

const root = fileURLToPath(new URL('..', import.meta.url))
const biome = 'node_modules/@biomejs/biome/bin/biome'
const tsc = 'node_modules/typescript/bin/tsc'
const vitest = 'node_modules/vitest/vitest.mjs'

function fixed(name: string, ...command: string[]): Step {
  return { name, command, kind: 'static', limit: 120 }
}

const statics: Step[] = [
  fixed('format and lint', biome, 'check', '--error-on-warnings', '--max-diagnostics=200', '.'),
  fixed('promises and switches', 'node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'),
  fixed('types of the server', tsc, '-p', 'tsconfig.server.json'),
  fixed('types of the pages', tsc, '-p', 'tsconfig.web.json'),
  fixed('types of the tests', tsc, '-p', 'tsconfig.json'),
  fixed('dead code', 'node_modules/knip/bin/knip.js', '--no-progress'),
  fixed('lockfile', 'script/check-lockfile.ts'),
]

const unit: Step = {
  name: 'unit tests',
  command: [vitest, 'run', '--project', 'unit', '--project', 'dom'],
  kind: 'suite',
  limit: 300,
}

function onDatabase(project: string, database: 'embedded' | 'postgres', ...options: string[]): Step {
  return {
    name: `${project} tests, ${database === 'embedded' ? 'embedded database' : 'PostgreSQL'}`,
    command: [vitest, 'run', '--project', project, ...options],
    kind: 'suite',
    env: { PARVIS_TEST_DATABASE: database },
    limit: project === 'long' ? 3600 : 420,
    ...(database === 'postgres' && { missing: postgresIsMissing }),
  }
}

const browser: Step = {
  name: 'browser tests',
  command: ['node_modules/@playwright/test/cli.js', 'test'],
  kind: 'suite',
  limit: 900,
  missing: () => (findBrowser(root) ? undefined : 'no browser'),
}

/**
 * What the product says to other servers, and how it speaks HTTP, is the same on both databases, and an embedded one
 * takes two seconds of the processor to start. Such tests run on it only if there is no PostgreSQL, and in the long gate.
 */
const sameOnBoth = ['tests/api/outside/**', 'tests/api/http/**']
const lessHere = postgresIsMissing() ? [] : sameOnBoth.flatMap(folder => ['--exclude', folder])

/** Side by side: on PostgreSQL they wait for half of their time. */
const api = [onDatabase('api', 'embedded', ...lessHere), onDatabase('api', 'postgres')]

export type GateName = 'whole' | 'fast' | 'long'

/** `suites`: one row after the other; what stands in one row runs at the same time. */
export function stepsOf(gate: GateName): { statics: Step[]; suites: Step[][] } {
  if (gate === 'long') {
    return {
      statics: [],
      suites: [
        [onDatabase('api', 'embedded')],
        [onDatabase('long', 'embedded')],
        [onDatabase('long', 'postgres')],
      ],
    }
  }
  return { statics, suites: gate === 'fast' ? [[unit], api] : [[unit], api, [browser]] }
}
