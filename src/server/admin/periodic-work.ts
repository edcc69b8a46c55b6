import { findAuditHead, printAnchor } from '#server/store/audit-check.ts'
import type { Administration } from './access.ts'
import { finishRemovals } from './accounts.ts'

const removalsEvery = 60_000
const anchorEvery = 24 * 60 * 60_000

/**
 * What administration does by itself: it finishes removals that were broken off, and prints the newest hash of the
 * audit log once a day. That line, kept where the log's database is not, proves later that nothing was cut from the
 * log's end. Returns its stop.
 */
export function startAdminWork(server: Administration): () => void {
  const quietly = (job: () => Promise<void>, failure: string) => {
    let busy = false
    return async () => {
      if (busy) return
      busy = true
      await job().catch(error => server.log.warn({ err: error }, failure))
      busy = false
    }
  }
  // No log that says anything at all may lack it, whatever LOG_LEVEL is.
  const anchorLog = server.log.level === 'silent' ? server.log : server.log.child({}, { level: 'info' })
  const finish = quietly(() => finishRemovals(server), 'unfinished removals could not be looked for')
  const anchor = quietly(async () => {
    const head = await findAuditHead(server.db)
    if (head) anchorLog.info({ ...head, anchor: printAnchor(head) }, 'audit log anchor')
  }, 'the audit log could not be anchored')
  void finish()
  void anchor()
  const timers = [
    setInterval(() => void finish(), removalsEvery),
    setInterval(() => void anchor(), anchorEvery),
  ]
  for (const timer of timers) timer.unref()
  return () => {
    for (const timer of timers) clearInterval(timer)
  }
}
