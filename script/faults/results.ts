import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import * as v from 'valibot'
import { finite, plainObject } from '#shared/schema.ts'
import type { Fault } from './faults.ts'
import { type Run, root } from './plan.ts'

/** The result of one test. `survived`: how many times the product survived the fault. */
export type Trial = {
  file: string
  /**
   * For Vitest, the names of the `describe` blocks around the test come first. Empty if the file could not be loaded
   * or its hooks failed.
   */
  titles: string[]
  state: 'passed' | 'failed' | 'skipped'
  survived: number
  seconds: number
  message: string
}

export type Row = {
  id: string
  what: string
  tried: number
  survived: number
  failed: number
  seconds: number
  failures: { test: string; message: string }[]
}

const vitestSchema = plainObject({
  testResults: v.array(
    plainObject({
      name: v.string(),
      status: v.string(),
      message: v.string(),
      assertionResults: v.array(
        plainObject({
          ancestorTitles: v.array(v.string()),
          title: v.string(),
          status: v.string(),
          duration: v.optional(v.nullable(finite)),
          failureMessages: v.optional(v.nullable(v.array(v.string()))),
          meta: v.optional(plainObject({ survived: v.optional(finite) })),
        }),
      ),
    }),
  ),
})

const playwrightSpecSchema = plainObject({
  title: v.string(),
  file: v.string(),
  tests: v.array(
    plainObject({
      status: v.string(),
      results: v.array(
        plainObject({
          duration: finite,
          error: v.optional(plainObject({ message: v.optional(v.string()) })),
        }),
      ),
    }),
  ),
})

/**
 * Throws if the report is missing or contains no test, for example because a file could not be loaded, or if a test in
 * it has a different format.
 */
export function readTrials(kind: Run['kind'], path: string): Trial[] {
  const report: unknown = JSON.parse(readFileSync(path, 'utf8'))
  const trials = kind === 'vitest' ? fromVitest(report) : fromPlaywright(report)
  if (trials.length === 0) throw new Error('The report contains no test.')
  return trials
}

function fromVitest(report: unknown): Trial[] {
  return v.parse(vitestSchema, report).testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const trials = assertionResults.map(({ ancestorTitles, title, meta, ...test }): Trial => {
      const passed = test.status === 'passed'
      return {
        file,
        titles: [...ancestorTitles, title],
        state: passed ? 'passed' : test.status === 'failed' ? 'failed' : 'skipped',
        survived: meta?.survived ?? (passed ? 1 : 0),
        seconds: (test.duration ?? 0) / 1000,
        message: test.failureMessages?.[0] ?? '',
      }
    })
    // A file that could not be loaded, or whose hooks failed, has no failed test.
    if (status !== 'failed' || trials.some(trial => trial.state === 'failed')) return trials
    return [...trials, { file, titles: [], state: 'failed', survived: 0, seconds: 0, message }]
  })
}

type PlaywrightSuite = { specs?: unknown[]; suites?: PlaywrightSuite[] }

function fromPlaywright(report: unknown): Trial[] {
  const specsOf = ({ specs = [], suites = [] }: PlaywrightSuite): unknown[] => [
    ...specs,
    ...suites.flatMap(specsOf),
  ]
  return specsOf(report as PlaywrightSuite).flatMap(spec => {
    const { title, file, tests } = v.parse(playwrightSpecSchema, spec)
    return tests.map(({ status, results }): Trial => {
      const last = results.at(-1)
      return {
        file: `tests/e2e/${file}`,
        titles: [title],
        state: status === 'expected' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed',
        survived: status === 'expected' ? 1 : 0,
        seconds: (last?.duration ?? 0) / 1000,
        message: last?.error?.message ?? '',
      }
    })
  })
}

/** One row for each fault. A test of two faults counts for both. */
export function toRows(faults: Fault[], trials: Trial[]): Row[] {
  return faults.map(({ id, what, tests }) => {
    const own = trials.filter(({ file, titles, state }) => {
      const names = tests[file]
      if (names === undefined || state === 'skipped') return false
      // Without titles, the file or its hooks failed, and any of its tests may be affected.
      if (names.length === 0 || titles.length === 0) return true
      return names.some(name => titles.some(title => title.includes(name)))
    })
    const failed = own.filter(({ state }) => state === 'failed')
    const survived = sum(own.map(trial => trial.survived))
    return {
      id,
      what,
      tried: survived + failed.length,
      survived,
      failed: failed.length,
      seconds: sum(own.map(trial => trial.seconds)),
      failures: failed.map(({ file, titles, message }) => ({
        test: `${file}: ${titles.join(' ')}`,
        message: message.split('\n')[0] ?? '',
      })),
    }
  })
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
