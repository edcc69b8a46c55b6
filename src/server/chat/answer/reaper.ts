import type { Db } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import { type JobDeps, runPeriodically } from '#server/periodic.ts'
import { endFromLog } from '#server/store/answers/end-generation.ts'
import {
  type LogEntry,
  listRunning,
  type Running,
  recordHeartbeat,
  sweepLogs,
} from '#server/store/answers/generation-log.ts'
import { contentOf, type Entry } from './answer-buffer.ts'
import { type AnswerRegistry, heartbeatIntervalMs } from './answer-registry.ts'
import { toEvent } from './log-follower.ts'

/**
 * Closes answers that no process writes any longer: they keep the text in their log and are marked as interrupted. The
 * model is never called again for them unless the user retries.
 */

/** Called at the start of a server that is the only process: any running answer was left by an earlier one. */
export async function closeAllRunning(db: Db, log: Log): Promise<void> {
  for (const { id } of await listRunning(db)) await closeAbandoned({ db, log }, id)
}

type Closing = {
  db: Db
  log: Log
  notifies?: boolean
  /** Answers that could not be closed before. */
  failed?: Set<string>
}

/** `wasBegun`: false if it is certain that the model was not called. Its tokens are then not estimated. */
async function closeAbandoned(
  { db, log, notifies = false, failed }: Closing,
  id: string,
  wasBegun = true,
): Promise<void> {
  try {
    const isClosed = await endFromLog(db, id, rows => {
      const content = contentOf(rows.flatMap(toEntry))
      const uses = wasBegun ? undefined : []
      return { status: 'interrupted', ...content, errorCode: 'interrupted', uses, notifies }
    })
    if (isClosed) log.info({ generation: id }, 'an interrupted answer was closed')
  } catch (error) {
    // An answer that cannot be closed must not prevent the others from being closed, or the server from starting.
    // Each check tries again, but only the first failure is logged.
    if (!failed?.has(id))
      log.error({ err: error, generation: id }, 'an interrupted answer could not be closed')
    failed?.add(id)
  }
}

function toEntry(row: LogEntry): Entry[] {
  const event = toEvent(row)
  return event ? [{ start: row.start, event }] : []
}

/**
 * An answer is abandoned once its process has missed this many heartbeats in a row. At one heartbeat a second, a killed
 * process is noticed within 8 s. A process that is delayed for less than 6 s, by its own work or by a silent
 * connection, keeps its answers.
 */
const maxMissedHeartbeats = 7
const sweepIntervalMs = 10_000

type ReaperDeps = JobDeps & {
  db: Db
  live: Pick<AnswerRegistry, 'processId' | 'find' | 'notifies'>
  /** The time between two checks: the heartbeat interval, except in tests. */
  intervalMs?: number
  /**
   * After this, a check is late. Tests with a short interval allow more, because a check takes longer on a busy
   * machine.
   */
  lateAfterMs?: number
}

/** Closes abandoned answers and removes old logs periodically. Returns a function that stops the jobs. */
export function startReaper(deps: ReaperDeps): () => Promise<void> {
  const { db, log, live, jobEnded, intervalMs = heartbeatIntervalMs, lateAfterMs = 2 * intervalMs } = deps
  const findAbandoned = countMissedHeartbeats(live, lateAfterMs)
  const closing = { db, log, notifies: live.notifies, failed: new Set<string>() }
  const closeAbandonedAnswers = async () => {
    const running = await listRunning(db)
    closing.failed = new Set(running.map(({ id }) => id).filter(id => closing.failed.has(id)))
    // While the database accepts no writes, for example after a failover to a standby, no process can send heartbeats.
    // So a check only counts if this process can send one.
    if (running.some(({ id }) => !live.find(id))) await recordHeartbeat(db, live.processId)
    const abandoned = new Set(findAbandoned(running))
    // An answer that this process stored and does not write was never begun: its confirmation was lost.
    for (const { id, processId } of running)
      if (abandoned.has(id)) await closeAbandoned(closing, id, processId !== live.processId)
  }
  const stops = [
    {
      intervalMs,
      run: closeAbandonedAnswers,
      failure: 'abandoned answers could not be closed',
      task: 'abandoned_answers',
    },
    {
      intervalMs: sweepIntervalMs,
      run: () => sweepLogs(db),
      failure: 'old logs of answers could not be removed',
      task: 'answer_logs',
    },
  ].map(job => runPeriodically({ log, jobEnded, ...job }))
  return async () => {
    await Promise.all(stops.map(stop => stop()))
  }
}

/**
 * Returns a function to call at each check. It counts for each answer how many checks in a row found no new heartbeat,
 * and returns the ids of answers with too many. It does not rely on another machine's clock, nor on one that can be
 * set. A late check is not counted: its cause (the database, this process) may have delayed the heartbeats as well.
 * Exported for its test.
 */
export function countMissedHeartbeats(
  live: Pick<AnswerRegistry, 'processId' | 'find'>,
  lateAfterMs: number,
): (running: Running[]) => string[] {
  let counts = new Map<string, { heartbeat: string | null; missed: number }>()
  let checkedAtMs = 0
  return running => {
    const nowMs = performance.now()
    const isLate = nowMs - checkedAtMs > lateAfterMs
    checkedAtMs = nowMs
    const previous = counts
    counts = new Map()
    for (const { id, processId, ...seen } of running) {
      // An answer that this process writes is alive, even if the database shows no heartbeat.
      if (live.find(id)) continue
      // In this process's name but not written by it: stored by a statement whose response was lost.
      const heartbeat = processId === live.processId ? null : seen.heartbeat
      const last = previous.get(id)
      const isMissed = last?.heartbeat === heartbeat
      const missed = last && isMissed ? last.missed + (isLate ? 0 : 1) : 0
      counts.set(id, { heartbeat, missed })
    }
    return [...counts].filter(([, { missed }]) => missed >= maxMissedHeartbeats).map(([id]) => id)
  }
}
