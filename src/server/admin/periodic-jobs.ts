import { type PeriodicJob, runPeriodically } from '#server/periodic.ts'
import { findAuditHead, printAnchor } from '#server/store/audit-check.ts'
import type { Administration } from './access.ts'
import { finishRemovals } from './accounts.ts'

/**
 * Finishes removals that were interrupted, and prints the newest hash of the audit log once a day. That line, kept
 * where the log's database is not, proves later that nothing was cut from the log's end. Returns the stop.
 */
export function startAdminJobs(server: Administration): () => Promise<void> {
  const stops = [removals(server), anchors(server)].map(job => runPeriodically(server.log, job))
  return async () => {
    await Promise.all(stops.map(stop => stop()))
  }
}

function removals(server: Administration): PeriodicJob {
  return {
    intervalMs: 60_000,
    runsAtStart: true,
    run: () => finishRemovals(server),
    failure: 'unfinished removals could not be looked for',
  }
}

function anchors({ db, log }: Administration): PeriodicJob {
  // Every log that is not silent has this line, whatever LOG_LEVEL is.
  const anchorLog = log.level === 'silent' ? log : log.child({}, { level: 'info' })
  return {
    intervalMs: 24 * 60 * 60_000,
    runsAtStart: true,
    run: async () => {
      const head = await findAuditHead(db)
      if (head) anchorLog.info({ ...head, anchor: printAnchor(head) }, 'audit log anchor')
    },
    failure: 'the audit log could not be anchored',
  }
}
