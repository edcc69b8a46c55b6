import type { Config } from '#server/config/config.ts'
import type { Db } from '#server/database/database.ts'
import { type JobDeps, runPeriodically } from '#server/periodic.ts'
import { removeOldAudit } from '#server/store/audit/audit-retention.ts'
import { removeOldChats } from '#server/store/retention.ts'

const intervalMs = 60_000
/** A run must be short, because the shutdown waits for it. The next one continues. */
const maxBatchesPerRun = 20

/**
 * Removes chats RETENTION_DAYS after their last message, and entries of the audit log AUDIT_RETENTION_DAYS after the
 * day on which they were added. Each job runs only if its setting is set. Returns a function that stops the jobs.
 */
export function startRetention(
  deps: JobDeps & { db: Db },
  { retentionDays, auditRetentionDays }: Pick<Config, 'retentionDays' | 'auditRetentionDays'>,
): () => Promise<unknown> {
  const stops = [
    start(deps, { task: 'retention', what: 'chats', days: retentionDays, removeBatch: removeOldChats }),
    start(deps, {
      task: 'audit_retention',
      what: 'entries of the audit log',
      days: auditRetentionDays,
      removeBatch: removeOldAudit,
    }),
  ]
  return () => Promise.all(stops.map(stop => stop()))
}

type Removal = {
  task: string
  /** For the log. */
  what: string
  days: number | undefined
  /** Returns how many it removed. */
  removeBatch(db: Db, days: number): Promise<number>
}

function start(
  { db, ...deps }: JobDeps & { db: Db },
  { task, what, days, removeBatch }: Removal,
): () => Promise<void> {
  if (days === undefined) return async () => undefined
  return runPeriodically({
    ...deps,
    task,
    intervalMs,
    runsAtStart: true,
    run: async () => {
      let removed = 0
      for (let batch = 0; batch < maxBatchesPerRun; batch += 1) {
        const count = await removeBatch(db, days)
        if (count === 0) break
        removed += count
      }
      if (removed > 0)
        deps.log.info({ removed, days }, `${what} were removed at the end of their retention period`)
    },
    failure: `${what} could not be removed at the end of their retention period`,
  })
}
