import type { Db } from '#server/database/database.ts'
import { type JobDeps, runPeriodically } from '#server/periodic.ts'
import { sweepShares } from '#server/store/shares.ts'

const sweepIntervalMs = 60 * 60_000

/** Removes expired shares. Returns a function that stops the job. */
export function startShareJobs({ db, ...deps }: JobDeps & { db: Db }): () => Promise<void> {
  return runPeriodically({
    ...deps,
    task: 'shares',
    intervalMs: sweepIntervalMs,
    runsAtStart: true,
    run: () => sweepShares(db),
    failure: 'expired shares could not be removed',
  })
}
