import { randomUUID } from 'node:crypto'
import type { Db } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import { type PeriodicJob, runPeriodically } from '#server/periodic.ts'
import {
  appendLog,
  type LogRow,
  listOwned,
  recordHeartbeat,
  removeProcess,
} from '#server/store/answers/generation-log.ts'
import type { ChatId, UserId } from '#shared/api/ids.ts'
import { eventPayload } from '#shared/api/stream-events.ts'
import { type AnswerBuffer, type Entry, endAnswer, mergeFrom, notifyReaders } from './answer-buffer.ts'

/**
 * The answers that this process is writing. Their new text is logged at an interval, with one statement for all of
 * them. Their rows are checked as well: another process may have received a stop, the owner's account may be marked as
 * deleted, the chat may be deleted, or a process that considered this one dead may have closed the answer.
 */
export type AnswerRegistry = {
  processId: string
  /** Whether readers on other processes are notified of new text and of the end. */
  notifies: boolean
  register(answer: AnswerBuffer, abort: AnswerAbort): void
  find(id: string): AnswerBuffer | undefined
  count(): number
  /**
   * Reserves one of a user's `maxCount` slots for an answer that is about to be registered; undefined if none is free.
   * An answer uses its slot until `flush`, so that one whose end cannot be stored does not count: on a full disk, a new
   * question is refused because of the disk, not because of too many answers.
   * Returns a function that releases the slot: call it once the answer is registered, or will not be.
   */
  reserve(userId: UserId, maxCount: number): (() => void) | undefined
  /** Aborts an answer if this process writes it. */
  stop(id: string): void
  /** The same for the answer of a chat that was removed. */
  stopChat(chatId: ChatId): void
  /**
   * Calls `store` with the part of this answer that is not logged yet, to be stored together with its end. No other
   * write of this answer runs at the same time.
   */
  flush<T>(answer: AnswerBuffer, store: (rows: LogRow[]) => Promise<T>): Promise<T>
  /** Removes an answer whose end status is committed, or will never be known, and notifies its readers. */
  settle(answer: AnswerBuffer, state: 'committed' | 'unknown'): void
  /**
   * Waits for the live and the reserved answers until `timeoutMs` has passed or `forceSignal` is aborted, then
   * interrupts the rest. No slot may be reserved after this call.
   */
  close(timeoutMs: number, forceSignal?: AbortSignal): Promise<void>
}

/**
 * Why an answer ends before the model has finished it. `orphaned`: it was deleted or closed elsewhere, so it cannot be
 * stored.
 */
export type AbortReason = 'stopped' | 'interrupted' | 'orphaned'

/** `reason`: undefined as long as the answer is not aborted. */
export type AnswerAbort = { controller: AbortController; reason: AbortReason | undefined }

export function createAbort(): AnswerAbort {
  return { controller: new AbortController(), reason: undefined }
}

type OwnedAnswer = {
  answer: AnswerBuffer
  abort: AnswerAbort
  /** How many entries are in the log. */
  loggedCount: number
  /** The write in progress, if there is one. */
  writing: Promise<unknown> | undefined
  /** The answer is over, and only its end is yet to be stored. */
  isEnding: boolean
}

const logIntervalMs = 200
const rowCheckIntervalMs = 500
const closePollIntervalMs = 20
/** How long interrupted answers have to store their end status: longer than a `quick` query on PostgreSQL takes. */
export const interruptTimeoutMs = 2_500
/**
 * A process that has live answers sends heartbeats. The reapers of all processes count the missed ones (`reaper.ts`).
 */
export const heartbeatIntervalMs = 1_000
const idleHeartbeatIntervalMs = 10_000

type Options = {
  notifies?: boolean
  /** Whether to send heartbeats without live answers too: on PostgreSQL, commands have no other sign of a server. */
  beatsWhenIdle?: boolean
}

export async function openAnswerRegistry(
  db: Db,
  log: Log,
  { notifies = false, beatsWhenIdle = false }: Options = {},
): Promise<AnswerRegistry> {
  const processId = randomUUID()
  const owned = new Map<string, OwnedAnswer>()
  const reserved = new Set<{ userId: UserId }>()
  await recordHeartbeat(db, processId)
  // Without copies: there can be a thousand live answers, and each question counts them.
  const countOf = (userId: UserId) => {
    let count = 0
    for (const { answer, isEnding } of owned.values()) if (answer.userId === userId && !isEnding) count += 1
    for (const slot of reserved) if (slot.userId === userId) count += 1
    return count
  }
  const failure = 'a periodic query for live answers failed'
  const heartbeat = {
    intervalMs: heartbeatIntervalMs,
    run: async () => owned.size > 0 && (await recordHeartbeat(db, processId)),
    failure,
  }
  const idleHeartbeat = {
    intervalMs: idleHeartbeatIntervalMs,
    run: () => recordHeartbeat(db, processId),
    failure: 'a heartbeat failed',
  }
  const start = (jobs: PeriodicJob[]) => jobs.map(job => runPeriodically({ log, ...job }))
  const heartbeats = start(beatsWhenIdle ? [heartbeat, idleHeartbeat] : [heartbeat])
  const checks = start([
    { intervalMs: logIntervalMs, run: () => logGrowth(db, [...owned.values()], notifies), failure },
    { intervalMs: rowCheckIntervalMs, run: () => checkRows(db, processId, owned), failure },
  ])
  return {
    processId,
    notifies,
    register: (answer, abort) =>
      owned.set(answer.id, { answer, abort, loggedCount: 0, writing: undefined, isEnding: false }),
    count: () => owned.size,
    find: id => owned.get(id)?.answer,
    reserve: (userId, maxCount) => {
      if (countOf(userId) >= maxCount) return undefined
      const slot = { userId }
      reserved.add(slot)
      return () => reserved.delete(slot)
    },
    stop: id => {
      const one = owned.get(id)
      if (one) abortAnswer(one, 'stopped')
    },
    stopChat: chatId => {
      const one = ofChat(owned, chatId)
      if (one) abortAnswer(one, 'stopped')
    },
    flush: async (answer, store) => {
      const one = owned.get(answer.id)
      if (!one) return store([])
      one.isEnding = true
      while (one.writing) await one.writing.catch(() => undefined)
      return writeGrowth([one], store)
    },
    settle: (answer, state) => {
      owned.delete(answer.id)
      endAnswer(answer, state)
    },
    close: async (timeoutMs, forceSignal) => {
      const isEmpty = () => owned.size + reserved.size === 0
      await until(() => isEmpty() || forceSignal?.aborted === true, timeoutMs)
      for (const one of owned.values()) abortAnswer(one, 'interrupted')
      await until(isEmpty, interruptTimeoutMs)
      const checksEnded = checks.map(stop => stop())
      // A heartbeat would add the process again. The other jobs may wait for a lock longer than a shutdown may take.
      await Promise.all(heartbeats.map(stop => stop()))
      await removeProcess(db, processId).catch(() => undefined)
      await Promise.all(checksEnded)
    },
  }
}

function ofChat(owned: Map<string, OwnedAnswer>, chatId: ChatId): OwnedAnswer | undefined {
  for (const one of owned.values()) if (one.answer.chatId === chatId) return one
  return undefined
}

/** `orphaned` overrides any other reason, because the answer cannot be stored. */
function abortAnswer({ abort }: OwnedAnswer, reason: AbortReason): void {
  if (abort.reason === undefined || reason === 'orphaned') abort.reason = reason
  abort.controller.abort()
}

async function logGrowth(db: Db, answers: OwnedAnswer[], notifies: boolean): Promise<void> {
  const grown = answers.filter(one => !one.writing && one.loggedCount < one.answer.entries.length)
  if (grown.length > 0) await writeGrowth(grown, rows => appendLog(db, rows, notifies))
}

/**
 * Each answer has only one write at a time. A write merges all entries that are not logged yet. If it merged those of a
 * write in progress with newer ones, that write would count the newer ones as logged when it ends.
 */
async function writeGrowth<T>(answers: OwnedAnswer[], write: (rows: LogRow[]) => Promise<T>): Promise<T> {
  const rows = answers.flatMap(({ answer, loggedCount }) =>
    mergeFrom(answer, loggedCount).map(entry => toRow(answer.id, entry)),
  )
  // Counted before the write: entries that arrive during it belong to the next one.
  const ends = answers.map(one => ({ one, end: one.answer.entries.length }))
  const writing = write(rows)
  for (const one of answers) one.writing = writing
  try {
    const result = await writing
    for (const { one, end } of ends) one.loggedCount = end
    return result
  } finally {
    for (const one of answers) one.writing = undefined
  }
}

function toRow(generationId: string, { start, event }: Entry): LogRow {
  return event.type === 'text'
    ? { generationId, start, kind: 'text', body: event.text }
    : {
        generationId,
        start,
        kind: 'event',
        body: JSON.stringify({ name: event.type, payload: eventPayload(event) }),
      }
}

async function checkRows(db: Db, processId: string, owned: Map<string, OwnedAnswer>): Promise<void> {
  if (owned.size === 0) return
  const knownIds = [...owned.keys()]
  const rows = new Map((await listOwned(db, processId)).map(row => [row.id, row]))
  for (const id of knownIds) {
    const one = owned.get(id)
    if (!one) continue
    const row = rows.get(id)
    if (!row) abortAnswer(one, 'orphaned')
    else if (row.stop_requested) abortAnswer(one, 'stopped')
    if (row && row.isOwnerDeleted !== one.answer.isWithheld) {
      one.answer.isWithheld = row.isOwnerDeleted
      notifyReaders(one.answer)
    }
  }
}

async function until(condition: () => boolean, timeoutMs: number): Promise<void> {
  const deadlineMs = performance.now() + timeoutMs
  while (!condition() && performance.now() < deadlineMs) {
    await new Promise(resolve => setTimeout(resolve, closePollIntervalMs))
  }
}
