import type { Db } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import { runPeriodically } from '#server/periodic.ts'
import { listLog, listRunning, type Running, sweepLogs } from '#server/store/generation-log.ts'
import { endGeneration } from '#server/store/generations.ts'
import { contentOf, type Entry } from './answer-buffer.ts'
import { type AnswerRegistry, beatIntervalMs } from './answer-registry.ts'
import { toEvent } from './log-follower.ts'

/**
 * Closes answers that nobody writes any more: with the text that their log holds, marked interrupted. Never a second
 * call to the model on its own account.
 */

/** At the start of the only process there can be: whatever still runs is an earlier one's. */
export async function closeAllRunning(db: Db, log: Log): Promise<void> {
  for (const { id } of await listRunning(db)) await closeAbandoned(db, log, id)
}

async function closeAbandoned(db: Db, log: Log, id: string): Promise<void> {
  try {
    const entries: Entry[] = []
    for (const row of await listLog(db, id, 0)) {
      const event = toEvent(row.kind, row.body)
      if (event) entries.push({ start: row.start, event })
    }
    const content = contentOf(entries)
    const isClosed = await endGeneration(db, {
      id,
      status: 'interrupted',
      ...content,
      errorCode: 'interrupted',
    })
    if (isClosed) log.info({ generation: id }, 'an interrupted answer was closed')
  } catch (error) {
    // Neither the others nor the start of the server wait for one that cannot be closed.
    log.error({ err: error, generation: id }, 'an interrupted answer could not be closed')
  }
}

/**
 * As many heartbeats as a process may miss. With one a second, a process that was killed is noticed within 8 s; one
 * that is held up for less than 6 s, by its own work or by a connection that fell silent, keeps its answers.
 */
const maxMissedBeats = 7
const sweepIntervalMs = 10_000

type Reaping = {
  db: Db
  log: Log
  live: Pick<AnswerRegistry, 'processId' | 'find'>
  /** From one check to the next: the interval of the heartbeats, except in tests. */
  intervalMs?: number
}

/** Closes abandoned answers, and removes old logs, from now on. Returns the stop. */
export function startReaper(reaping: Reaping): () => Promise<void> {
  const { db, log, live, intervalMs = beatIntervalMs } = reaping
  const missed = missedBeats(live, intervalMs)
  const closeAbandonedAnswers = async () => {
    const abandoned = missed(await listRunning(db))
    for (const id of abandoned) await closeAbandoned(db, log, id)
  }
  const failure = 'the sweep for interrupted answers failed'
  const stops = [
    { intervalMs, run: closeAbandonedAnswers, failure },
    { intervalMs: sweepIntervalMs, run: () => sweepLogs(db), failure },
  ].map(job => runPeriodically(log, job))
  return async () => {
    await Promise.all(stops.map(stop => stop()))
  }
}

/**
 * Counts, for each answer, the checks in a row that found no new heartbeat, and names those with too many. It trusts no
 * clock of another machine, nor one that can be set. A late check resets all counts: what delayed it (the database,
 * this process) may have delayed the heartbeats as well. Exported for its test.
 */
export function missedBeats(live: Reaping['live'], intervalMs: number): (running: Running[]) => string[] {
  let counts = new Map<string, { heartbeat: string | null; missed: number }>()
  let checkedAtMs = 0
  return running => {
    const now = performance.now()
    const isLate = now - checkedAtMs > 2 * intervalMs
    checkedAtMs = now
    const before = counts
    counts = new Map()
    for (const { id, processId, ...seen } of running) {
      // What this process writes is alive, whatever the database says.
      if (live.find(id)) continue
      // Its own that it does not write: stored by a statement whose reply never came.
      const heartbeat = processId === live.processId ? null : seen.heartbeat
      const last = before.get(id)
      const missed = last && !isLate && last.heartbeat === heartbeat ? last.missed + 1 : 0
      counts.set(id, { heartbeat, missed })
    }
    return [...counts].filter(([, { missed }]) => missed >= maxMissedBeats).map(([id]) => id)
  }
}
