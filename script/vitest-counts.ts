import { writeFileSync } from 'node:fs'
import type { Reporter } from 'vitest/node'
import { type Counts, unmetCondition } from './gate-counts.ts'

/** Writes the run's counts for the gate, with the reason for every skip. */
export function countsReporter(file: string): Reporter {
  return {
    onTestRunEnd(modules, errors) {
      const counts: Counts = { passed: [], failedCount: 0, skipped: [] }
      for (const module of modules) {
        let failedTestCount = 0
        for (const test of module.children.allTests()) {
          const result = test.result()
          if (result.state === 'passed') counts.passed.push(test.fullName)
          else if (result.state === 'failed') failedTestCount++
          else counts.skipped.push({ name: test.fullName, reason: skipNote(result) })
        }
        // A file that could not be loaded, or whose hooks failed, is a failure without a failed test.
        counts.failedCount += module.state() === 'failed' ? Math.max(failedTestCount, 1) : failedTestCount
      }
      counts.failedCount += errors.length
      writeFileSync(file, JSON.stringify(counts))
    },
  }
}

function skipNote(result: object): string {
  return 'note' in result && typeof result.note === 'string' ? result.note : unmetCondition
}
