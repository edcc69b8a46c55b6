import type { Db } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import { runPeriodically } from '#server/periodic.ts'
import { removeExpiredChats } from '#server/store/chats.ts'

const intervalMs = 60_000
const maxChatsPerStatement = 50

type JobDeps = { db: Db; log: Log; sweepEnded(job: string, succeeded: boolean): void }

/**
 * Removes temporary chats that were not closed in time, for example because the browser crashed or was offline. Returns
 * a function that stops the job.
 */
export function startRemovingExpiredChats({ db, log, sweepEnded }: JobDeps): () => Promise<void> {
  return runPeriodically(log, {
    intervalMs,
    runsAtStart: true,
    run: async () => {
      while ((await removeExpiredChats(db, maxChatsPerStatement)) === maxChatsPerStatement);
    },
    failure: 'expired temporary chats could not be removed',
    ended: succeeded => sweepEnded('temporary_chats', succeeded),
  })
}
