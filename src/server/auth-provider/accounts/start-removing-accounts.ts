import type { Db } from '#server/database/database.ts'
import { type JobDeps, runPeriodically } from '#server/periodic.ts'

export type AccountRemoval = {
  task: string
  /** For the log: which accounts, and how many days they stay. */
  what: string
  days: number
  /** Returns how many it removed, at most `maxAccountsPerStatement`. */
  removeSome: (db: Db) => Promise<number>
}

const intervalMs = 60 * 60_000
export const maxAccountsPerStatement = 500

/** Removes such accounts at the start and every hour. Returns a function that stops the job. */
export function startRemovingAccounts(
  { db, ...deps }: JobDeps & { db: Db },
  { task, what, days, removeSome }: AccountRemoval,
): () => Promise<void> {
  return runPeriodically({
    ...deps,
    task,
    intervalMs,
    runsAtStart: true,
    run: async () => {
      let removed = 0
      for (let count = maxAccountsPerStatement; count === maxAccountsPerStatement; removed += count) {
        count = await removeSome(db)
      }
      if (removed > 0) deps.log.info({ removed, days }, `${what} were removed`)
    },
    failure: `${what} could not be removed`,
  })
}
