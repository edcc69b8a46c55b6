import { fileURLToPath } from 'node:url'
import { findPostgresProblem } from '#tests/support/databases/postgres-cluster.ts'
import { findBrowser } from '../find-browser.mjs'
import type { Fault } from './faults.ts'

/** Tests of one kind, on one database if they need one. */
export type Run = {
  name: string
  kind: 'vitest' | 'playwright'
  /** Arguments for Node, one list for each process. */
  commands: string[][]
  env: Record<string, string>
  /** Why this machine cannot run it; undefined if it can. */
  missing?: string | undefined
}

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The runs that try `faults`: first the unit tests, last those in a browser. */
export function planRuns(faults: Fault[], isLong: boolean): Run[] {
  for (const { id, tests } of faults) {
    for (const [file, names] of Object.entries(tests)) refuseUnplanned(id, file, names)
  }
  const runs = [
    vitestRun(faults, 'unit', 'unit tests'),
    ...onBothDatabases(faults, 'api', 'server tests'),
    ...(isLong ? onBothDatabases(faults, 'long', 'long tests') : []),
    browserRun(faults),
  ]
  return runs.filter(run => run.commands.length > 0)
}

/** A fault whose tests are not run must not count as survived. */
function refuseUnplanned(id: string, file: string, names: readonly string[]): void {
  const project = projectOf(file)
  if (project === 'dom') throw new Error(`${id}: ${file} is a test of components, which no run includes`)
  if (project === 'e2e' && names.length === 0)
    throw new Error(`${id}: ${file} is a browser test, so its tests must be named`)
}

function onBothDatabases(faults: Fault[], project: 'api' | 'long', name: string): Run[] {
  const embedded = vitestRun(faults, project, `${name}, embedded database`)
  const postgres = vitestRun(faults, project, `${name}, PostgreSQL`)
  return [
    { ...embedded, env: { PARVIS_TEST_DATABASE: 'embedded' } },
    { ...postgres, env: { PARVIS_TEST_DATABASE: 'postgres' }, missing: findPostgresProblem() },
  ]
}

const projectOf = (file: string) =>
  /^tests\/(api|long|e2e)\//.exec(file)?.[1] ?? (file.endsWith('.tsx') ? 'dom' : 'unit')

function vitestRun(faults: Fault[], project: 'unit' | 'api' | 'long', name: string): Run {
  const { whole, parts, pattern } = selection(faults, project)
  const base = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, '--reporter', 'json']
  const commands = [
    ...(whole.length > 0 ? [[...base, ...whole]] : []),
    ...(parts.length > 0 ? [[...base, '-t', pattern, ...parts]] : []),
  ]
  return { name, kind: 'vitest', env: {}, commands }
}

function browserRun(faults: Fault[]): Run {
  const { parts, pattern } = selection(faults, 'e2e')
  const base = ['node_modules/@playwright/test/cli.js', 'test', '--project', 'desktop', '--project', 'phone']
  return {
    name: 'browser tests',
    kind: 'playwright',
    env: {},
    commands: parts.length > 0 ? [[...base, '--grep', pattern, ...parts]] : [],
    missing: findBrowser(root) ? undefined : 'no browser',
  }
}

/** `whole`: files whose tests are all run. `parts`: files in which only tests whose names match `pattern` are run. */
function selection(faults: Fault[], project: string) {
  const entries = faults
    .flatMap(({ tests }) => Object.entries(tests))
    .filter(([file]) => projectOf(file) === project)
  const whole = new Set(entries.filter(([, names]) => names.length === 0).map(([file]) => file))
  const named = entries.filter(([file]) => !whole.has(file))
  return {
    whole: [...whole],
    parts: [...new Set(named.map(([file]) => file))],
    pattern: [...new Set(named.flatMap(([, names]) => names))].map(asPattern).join('|'),
  }
}

/** A pattern that matches this text literally. */
const asPattern = (words: string) => words.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
