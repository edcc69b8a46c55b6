import { type PeriodicJob, runPeriodically } from '#server/periodic.ts'
import { findAuditHead, formatAnchor } from '#server/store/audit/audit-check.ts'
import { removeOldUse } from '#server/store/costs/token-use.ts'
import { removeOldFeedback } from '#server/store/feedback-reports.ts'
import { removeOldLibraryCounts } from '#server/store/library-counts.ts'
import type { Administration } from './access.ts'
import { finishRemovals } from './remove-account.ts'

/**
 * At the start and every minute, continues interrupted removals of accounts. At the start and once a day, removes old
 * counts and feedback, and logs the newest hash of the audit log, if it has entries. If that line is stored outside the
 * database, it later proves that no entry up to it was changed, or removed before its retention period ended. Returns a
 * function that stops the jobs.
 */
export function startAdminJobs(server: Administration): () => Promise<void> {
  const stops = [removals(server), anchors(server), oldCounts(server)].map(job =>
    runPeriodically({ log: server.log, ...job }),
  )
  return async () => {
    await Promise.all(stops.map(stop => stop()))
  }
}

const dayMs = 24 * 60 * 60_000

function removals(server: Administration): PeriodicJob {
  return {
    intervalMs: 60_000,
    runsAtStart: true,
    run: () => finishRemovals(server),
    failure: 'interrupted removals could not be loaded',
  }
}

function anchors({ db, log }: Administration): PeriodicJob {
  // Logged at every LOG_LEVEL except silent.
  const anchorLog = log.level === 'silent' ? log : log.child({}, { level: 'info' })
  return {
    intervalMs: dayMs,
    runsAtStart: true,
    run: async () => {
      const head = await findAuditHead(db)
      if (head) anchorLog.info({ ...head, anchor: formatAnchor(head) }, 'audit log anchor')
    },
    failure: 'the audit log could not be anchored',
  }
}

function oldCounts({ db, timeZone }: Administration): PeriodicJob {
  return {
    intervalMs: dayMs,
    runsAtStart: true,
    run: async () => {
      await removeOldLibraryCounts(db)
      await removeOldUse(db, timeZone)
      await removeOldFeedback(db)
    },
    failure: 'old counts and feedback could not be removed',
  }
}
