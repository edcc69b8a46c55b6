import type { Db } from '#server/database/database.ts'
import { type JobDeps, runPeriodically } from '#server/periodic.ts'
import { removeExpiredTemporaryChats } from '#server/store/chats/chats.ts'

const intervalMs = 60_000

/**
 * Removes temporary chats that were not closed in time, for example because the browser crashed or was offline. Returns
 * a function that stops the job.
 */
export function startRemovingTemporaryChats({ db, ...deps }: JobDeps & { db: Db }): () => Promise<void> {
  return runPeriodically({
    ...deps,
    task: 'temporary_chats',
    intervalMs,
    runsAtStart: true,
    run: async () => {
      await removeExpiredTemporaryChats(db)
    },
    failure: 'expired temporary chats could not be removed',
  })
}
