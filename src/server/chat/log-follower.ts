import * as z from 'zod/mini'
import type { Db } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import { findGenerationStatus, listLog } from '#server/store/generation-log.ts'
import type { ChatId, UserId } from '#shared/ids.ts'
import type { Language } from '#shared/language.ts'
import { parseEvent } from '#shared/stream-events.ts'
import {
  type AnswerBuffer,
  type AnswerEvent,
  append,
  createAnswerBuffer,
  endAnswer,
  notifyReaders,
} from './answer-buffer.ts'
import { errorSentence } from './answer-texts.ts'

/**
 * Follows an answer through its log, when another process writes it or it has just ended. For its readers it is a live
 * answer like any other. Ends with the generation, or when the last reader leaves.
 */

const pollIntervalMs = 300
/** If the database is unavailable for longer, readers are released and reconnect. */
const databaseTimeoutMs = 30_000

type Key = { id: string; chatId: ChatId; userId: UserId }

export function followLog(db: Db, log: Log, key: Key, language: Language): AnswerBuffer {
  const answer = createAnswerBuffer(key)
  let lastSuccessMs = performance.now()
  const poll = async () => {
    try {
      const status = await findGenerationStatus(db, key.id)
      // Deleted with its chat or account: there is no end to report.
      if (status === undefined) return endAnswer(answer, 'lost')
      await readLog(db, answer)
      lastSuccessMs = performance.now()
      if (status === 'interrupted') appendInterruption(answer, language)
      if (status !== 'running') return endAnswer(answer, 'committed')
    } catch (error) {
      log.warn({ err: error, generation: key.id }, 'an answer could not be followed')
      if (performance.now() - lastSuccessMs > databaseTimeoutMs) return endAnswer(answer, 'lost')
    }
    // The first poll runs before the first reader is added.
    setTimeout(() => {
      if (answer.readers.size > 0) void poll()
    }, pollIntervalMs).unref()
  }
  void poll()
  return answer
}

/** The process that ended the answer has usually logged this. It has not if it died. */
function appendInterruption(answer: AnswerBuffer, language: Language): void {
  if (answer.entries.some(entry => entry.event.type === 'error')) return
  append(answer, { type: 'error', code: 'interrupted', message: errorSentence('model_cut', language) })
}

async function readLog(db: Db, answer: AnswerBuffer): Promise<void> {
  const before = answer.length
  for (const row of await listLog(db, answer.id, answer.length)) {
    // The log is contiguous: rows after a gap cannot be trusted yet.
    if (row.start > answer.length) break
    const event = toEvent(row.kind, row.body)
    if (event?.type === 'text')
      append(answer, { ...event, text: event.text.slice(answer.length - row.start) })
    else if (event && row.start === answer.length) append(answer, event)
  }
  if (answer.length > before) notifyReaders(answer)
}

const markSchema = z.object({ name: z.string(), payload: z.unknown() })

/** The event that a log row represents. */
export function toEvent(kind: 'text' | 'event', body: string): AnswerEvent | undefined {
  if (kind === 'text') return { type: 'text', text: body }
  const { name, payload } = z.parse(markSchema, JSON.parse(body))
  return parseEvent(name, payload)
}
