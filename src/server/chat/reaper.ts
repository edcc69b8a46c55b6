import type { Db } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import { listLog, listOrphans, sweepLogs } from '#server/store/generation-log.ts'
import { endGeneration } from '#server/store/generations.ts'
import { contentOf, type Entry } from './live-answer.ts'
import { toEvent } from './log-mirror.ts'

/**
 * Closes answers whose process died: with the text that their log holds, marked interrupted. Never a second call to
 * the model on its own account. `silence`: seconds without a heartbeat after which a process counts as dead; 0 at
 * the start of the only process there can be.
 */
export async function closeOrphans(db: Db, log: Log, silence: number): Promise<void> {
  for (const { id } of await listOrphans(db, silence)) {
    try {
      if (await closeOrphan(db, id)) log.info({ generation: id }, 'an interrupted answer was closed')
    } catch (error) {
      // Neither the others nor the start of the server wait for one that cannot be closed.
      log.error({ err: error, generation: id }, 'an interrupted answer could not be closed')
    }
  }
}

async function closeOrphan(db: Db, id: string): Promise<boolean> {
  const entries: Entry[] = []
  for (const row of await listLog(db, id, 0)) {
    const event = toEvent(row.kind, row.body)
    if (event) entries.push({ start: row.start, event })
  }
  const content = contentOf(entries)
  return endGeneration(db, { id, status: 'interrupted', ...content, errorCode: 'interrupted' })
}

const sweepEvery = 10_000
const deadAfter = 30

/** Looks for dead processes' answers and for logs to remove, from now on. Returns its stop. */
export function startReaper(db: Db, log: Log): () => void {
  // After a gap of the database every process's heartbeat is old: the first sweep then waits for two of them.
  let skip = 1
  const sweep = async () => {
    try {
      if (skip > 0) skip -= 1
      else await closeOrphans(db, log, deadAfter)
      await sweepLogs(db)
    } catch (error) {
      skip = 1
      log.warn({ err: error }, 'the sweep for interrupted answers failed')
    }
  }
  const timer = setInterval(() => void sweep(), sweepEvery)
  timer.unref()
  return () => clearInterval(timer)
}
