import { existsSync, readFileSync } from 'node:fs'

/** The results of a test run. `passed`: the names of the tests that passed. */
export type Counts = { passed: string[]; failedCount: number; skipped: Skip[] }

export type Skip = { name: string; reason: string }

/** The reason for a skip with a condition (`skipIf`, `runIf`), which has no text of its own. */
export const unmetCondition = 'not for this database, system or user'

/** Undefined if the run ended before it could write its counts. */
export function readCounts(file: string): Counts | undefined {
  if (!existsSync(file)) return undefined
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return isPlaywrightReport(content) ? fromPlaywright(content) : (content as Counts)
}

type PlaywrightReport = { suites: PlaywrightSuite[]; errors: unknown[] }
type PlaywrightSuite = { title: string; specs?: PlaywrightSpec[]; suites?: PlaywrightSuite[] }
type PlaywrightSpec = {
  title: string
  tests: {
    status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
    annotations: { type: string; description?: string }[]
  }[]
}

function isPlaywrightReport(content: unknown): content is PlaywrightReport {
  return typeof content === 'object' && content !== null && 'suites' in content
}

function fromPlaywright(report: PlaywrightReport): Counts {
  const counts: Counts = { passed: [], failedCount: report.errors.length, skipped: [] }
  const specs = report.suites.flatMap(specsOf)
  for (const spec of specs) {
    for (const test of spec.tests) {
      if (test.status === 'expected') counts.passed.push(spec.title)
      else if (test.status !== 'skipped') counts.failedCount++
      else {
        const note = test.annotations.find(annotation => annotation.type === 'skip')?.description
        counts.skipped.push({ name: spec.title, reason: note ?? unmetCondition })
      }
    }
  }
  return counts
}

function specsOf(suite: PlaywrightSuite): PlaywrightSpec[] {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
}
