import type { Db } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import { runPeriodically } from '#server/periodic.ts'
import { sweepShares } from '#server/store/shares.ts'

const sweepIntervalMs = 60 * 60_000

/** Removes expired shares. Returns a function that stops the job. */
export function startShareJobs(deps: {
  db: Db
  log: Log
  sweepEnded(job: string, succeeded: boolean): void
}): () => Promise<void> {
  return runPeriodically(deps.log, {
    intervalMs: sweepIntervalMs,
    runsAtStart: true,
    run: () => sweepShares(deps.db),
    failure: 'expired shares could not be removed',
    ended: succeeded => deps.sweepEnded('shares', succeeded),
  })
}
