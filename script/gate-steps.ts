import { fileURLToPath } from 'node:url'
import { findPostgresProblem } from '#tests/support/databases/postgres-cluster.ts'
import { findBrowser } from './find-browser.mjs'

/** A step of the gate. A static step counts as one test; a suite reports how many tests it ran. */
export type Step = {
  name: string
  /** Arguments for Node: a script and its arguments. */
  command: string[]
  kind: 'static' | 'suite'
  env?: Record<string, string>
  /** A step that prints nothing for this long has hung, even on a slow machine. */
  maxSilenceSeconds: number
  /** Why this machine cannot run it; undefined if it can. */
  missing?: () => string | undefined
}

const root = fileURLToPath(new URL('..', import.meta.url))
const biome = 'node_modules/@biomejs/biome/bin/biome'
const tsc = ['node_modules/typescript/bin/tsc', '--singleThreaded']
const vitest = 'node_modules/vitest/vitest.mjs'

/**
 * Two steps run at a time, so compilers written in Go use one core each. On two, type-aware lint takes a quarter more
 * processor time, and tsc, whose threads check some types twice, half as much again.
 */
function staticStep(name: string, ...command: string[]): Step {
  return { name, command, kind: 'static', env: { GOMAXPROCS: '1' }, maxSilenceSeconds: 120 }
}

/** The longest first: two run at a time. */
const statics: Step[] = [
  staticStep('format and lint', biome, 'check', '--error-on-warnings', '--max-diagnostics=200', '.'),
  staticStep('type-aware lint', 'node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'),
  staticStep('types of the tests', ...tsc, '-p', 'tsconfig.json'),
  staticStep('types of the server', ...tsc, '-p', 'tsconfig.server.json'),
  staticStep('types of the pages', ...tsc, '-p', 'tsconfig.web.json'),
  staticStep('dead code', 'node_modules/knip/bin/knip.js', '--no-progress'),
  staticStep('lockfile', 'script/check-lockfile.ts'),
]

const unit: Step = {
  name: 'unit tests',
  command: [vitest, 'run', '--project', 'unit', '--project', 'dom'],
  kind: 'suite',
  maxSilenceSeconds: 300,
}

function onDatabase(project: string, database: 'embedded' | 'postgres', ...options: string[]): Step {
  return {
    name: `${project} tests, ${database === 'embedded' ? 'embedded database' : 'PostgreSQL'}`,
    command: [vitest, 'run', '--project', project, ...options],
    kind: 'suite',
    env: { PARVIS_TEST_DATABASE: database },
    maxSilenceSeconds: project === 'long' ? 3600 : 300,
    ...(database === 'postgres' && { missing: findPostgresProblem }),
  }
}

const browser: Step = {
  name: 'browser tests',
  command: ['node_modules/@playwright/test/cli.js', 'test'],
  kind: 'suite',
  maxSilenceSeconds: 300,
  missing: () => (findBrowser(root) ? undefined : 'no browser'),
}

/**
 * The tests in the folders below tests/api (sign-in, the library, operation, HTTP, uploads, other servers) do not
 * depend on the kind of database. So only the long gate runs them on the embedded one, unless there is no PostgreSQL.
 * The browser tests for phones also use most of these parts on the embedded database.
 */
const embeddedExclusions = findPostgresProblem() ? [] : ['--exclude', 'tests/api/*/**']

const embedded = onDatabase('api', 'embedded', ...embeddedExclusions)
/** Three workers, because half of the time on PostgreSQL is spent waiting. */
const postgres = onDatabase('api', 'postgres', '--maxWorkers=3')

/** Steps that run one after another. */
export type Lane = Step[]

const withoutBrowser: Lane[] = [[unit, embedded], [postgres]]

export type GateName = 'whole' | 'fast' | 'long'

/** `rows` run one after another, the lanes of a row at the same time. */
export function stepsOf(gate: GateName): { statics: Step[]; rows: Lane[][] } {
  if (gate === 'long') {
    const steps = [
      onDatabase('api', 'embedded'),
      onDatabase('long', 'embedded'),
      onDatabase('long', 'postgres'),
    ]
    return { statics: [], rows: [[steps]] }
  }
  return { statics, rows: gate === 'fast' ? [withoutBrowser] : [withoutBrowser, [[browser]]] }
}
