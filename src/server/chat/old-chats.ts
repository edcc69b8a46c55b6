import type { Db } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import { runPeriodically } from '#server/periodic.ts'
import { removeOldChats } from '#server/store/retention.ts'

const intervalMs = 60_000
/** A run must be short, because the shutdown waits for it. The next one continues. */
const maxBatchesPerRun = 20

type JobDeps = { db: Db; log: Log; sweepEnded(job: string, succeeded: boolean): void }

/** Removes chats `days` after their last message (RETENTION_DAYS). Returns a function that stops the job. */
export function startRemovingOldChats({ db, log, sweepEnded }: JobDeps, days: number): () => Promise<void> {
  return runPeriodically(log, {
    intervalMs,
    runsAtStart: true,
    run: async () => {
      let removed = 0
      for (let batch = 0; batch < maxBatchesPerRun; batch += 1) {
        const count = await removeOldChats(db, days)
        if (count === 0) break
        removed += count
      }
      if (removed > 0) log.info({ removed, days }, 'chats were removed at the end of their retention period')
    },
    failure: 'chats could not be removed at the end of their retention period',
    ended: succeeded => sweepEnded('retention', succeeded),
  })
}
