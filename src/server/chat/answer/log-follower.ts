import * as v from 'valibot'
import type { Database, Db } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import { findLog, type LogEntry } from '#server/store/answers/generation-log.ts'
import type { ChatId, UserId } from '#shared/api/ids.ts'
import { parseEvent } from '#shared/api/stream-events.ts'
import type { Language } from '#shared/language.ts'
import { parseOrThrow, plainObject } from '#shared/schema.ts'
import {
  type AnswerBuffer,
  type AnswerEvent,
  append,
  createAnswerBuffer,
  endAnswer,
  notifyReaders,
} from './answer-buffer.ts'
import { appendError } from './answer-texts.ts'

/**
 * Follows an answer through its log, if another process is writing it or it has ended. For its readers it is a live
 * answer like any other. Stops when the generation has ended or was deleted, when the last reader leaves, or when the
 * database has been unavailable for too long.
 */

type Follow = {
  db: Db
  log: Log
  /** Undefined with the embedded database, or behind a pooler. */
  notifications?: Database['notifications']
  /** The time between two reads of the log. Only tests change the defaults. */
  intervals?: { notifiedMs: number; unnotifiedMs: number }
}

/** Once notifications arrive, the interval is only a safety net. */
const defaultIntervals = { notifiedMs: 1_000, unnotifiedMs: 300 }
/** If the database is unavailable for longer, readers are released and reconnect. */
const databaseTimeoutMs = 30_000

type Key = { id: string; chatId: ChatId; userId: UserId }
type Reader = { language: Language; from: number }

/** `from`: the unit at which its reader begins. */
export function followLog(deps: Follow, key: Key, language: Language, from = 0): AnswerBuffer {
  const answer = createAnswerBuffer(key)
  const alarm = createAlarm()
  const unsubscribe = deps.notifications?.subscribe(key.id, alarm.ring)
  void follow(deps, answer, { language, from }, alarm).finally(unsubscribe)
  return answer
}

async function follow(
  { db, log, intervals = defaultIntervals }: Follow,
  answer: AnswerBuffer,
  reader: Reader,
  alarm: Alarm,
): Promise<void> {
  let lastSuccessAtMs = performance.now()
  let intervalMs = intervals.unnotifiedMs
  let isNotified = false
  let hasFailed = false
  // The first read begins before any reader is added, so readers are counted only after it.
  do {
    const before = answer.length
    try {
      const found = await findLog(db, answer.id, answer.length)
      // Deleted with its chat or account, or the account is marked as deleted: there is no end to report.
      if (found === undefined) return endAnswer(answer, 'unknown')
      takeRows(answer, found.rows)
      lastSuccessAtMs = performance.now()
      hasFailed = false
      if (found.status === 'interrupted') appendInterruption(answer, reader)
      if (found.status !== 'running') return endAnswer(answer, 'committed')
      if (isNotified) intervalMs = intervals.notifiedMs
      // This text was not announced: no notifications arrive.
      else if (answer.length > before) intervalMs = intervals.unnotifiedMs
    } catch (error) {
      // Of several failures in a row, only the first is logged: there are three attempts a second.
      if (!hasFailed) log.warn({ err: error, generation: answer.id }, 'an answer could not be followed')
      hasFailed = true
      if (performance.now() - lastSuccessAtMs > databaseTimeoutMs) return endAnswer(answer, 'unknown')
      intervalMs = intervals.unnotifiedMs
    }
    isNotified = await alarm.wait(intervalMs)
  } while (answer.readers.size > 0)
}

type Alarm = ReturnType<typeof createAlarm>

/** A wait that ends early when the alarm rings, and at once if it has rung before. */
function createAlarm() {
  let hasRung = false
  let wake = () => {}
  return {
    ring: () => {
      hasRung = true
      wake()
    },
    /** Resolves with true if it has rung. */
    wait: async (ms: number): Promise<boolean> => {
      const { promise, resolve } = Promise.withResolvers<void>()
      wake = resolve
      const timer = setTimeout(resolve, hasRung ? 0 : ms).unref()
      await promise
      clearTimeout(timer)
      const rung = hasRung
      hasRung = false
      return rung
    },
  }
}

/**
 * Usually, the process that wrote the answer has logged this already, but not if it died. The reader may have got text
 * from it that was not logged, and must still get this.
 */
function appendInterruption(answer: AnswerBuffer, { language, from }: Reader): void {
  if (answer.entries.some(entry => entry.event.type === 'error')) return
  answer.length = Math.max(answer.length, from)
  appendError(answer, 'interrupted', language)
}

function takeRows(answer: AnswerBuffer, rows: LogEntry[]): void {
  const before = answer.length
  for (const row of rows) {
    // The log is contiguous: rows after a gap cannot be trusted yet.
    if (row.start > answer.length) break
    const event = toEvent(row) ?? unknownEvent
    if (event.type === 'text') append(answer, { ...event, text: event.text.slice(answer.length - row.start) })
    else if (row.start === answer.length) append(answer, event)
  }
  if (answer.length > before) notifyReaders(answer)
}

/** In place of an event that cannot be read: without it, what follows would come after a gap. */
const unknownEvent: AnswerEvent = { type: 'status', text: '' }

const markSchema = plainObject({ name: v.string(), payload: v.unknown() })

/** The event that a log row represents; undefined if only a newer release knows it, or if the row is damaged. */
export function toEvent({ kind, body }: LogEntry): AnswerEvent | undefined {
  if (kind === 'text') return { type: 'text', text: body }
  try {
    const { name, payload } = parseOrThrow(markSchema, JSON.parse(body))
    return parseEvent(name, payload)
  } catch {
    // The answer must still end, with the text of the other rows.
    return undefined
  }
}
