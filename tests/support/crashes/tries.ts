import type { RunnerTestCase } from 'vitest'

/** A test that tries a fault many times counts the tries that the product survived, for `npm run faults`. */
declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: it is merged with the interface of vitest.
  interface TaskMeta {
    /** How many times the product survived the fault. */
    survived?: number
  }
}

export function countSurvived({ meta }: Pick<RunnerTestCase, 'meta'>): void {
  meta.survived = (meta.survived ?? 0) + 1
}

/** How many times a long test tries a fault, from the environment. */
export function triesFrom(variable: 'FAULTS_CUTS' | 'FAULTS_KILLS', defaultTryCount: number): number {
  return Number(process.env[variable] ?? defaultTryCount)
}
