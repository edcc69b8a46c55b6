import * as z from 'zod/mini'
import type { Db } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import { findGenerationStatus, listLog } from '#server/store/generation-log.ts'
import type { ChatId, UserId } from '#shared/ids.ts'
import type { Language } from '#shared/language.ts'
import { parseEvent } from '#shared/stream-events.ts'
import {
  type AnswerEvent,
  append,
  createLiveAnswer,
  endLive,
  type LiveAnswer,
  tellReaders,
} from './live-answer.ts'
import { errorSentence } from './words.ts'

/**
 * An answer that another process writes (or one that has just ended), followed through its log: a live answer like
 * any other for its readers. Ends with the generation, or when its last reader has gone.
 */

const pollEvery = 300
/** A database that stays away this long makes the readers reconnect. */
const patience = 30_000

type Key = { id: string; chatId: ChatId; userId: UserId }

export function mirrorLog(db: Db, log: Log, key: Key, language: Language): LiveAnswer {
  const answer = createLiveAnswer(key)
  let lastSeen = performance.now()
  const poll = async () => {
    try {
      const status = await findGenerationStatus(db, key.id)
      // It went with its chat or account: there is no end that could be told.
      if (status === undefined) return endLive(answer, 'lost')
      await readLog(db, answer)
      lastSeen = performance.now()
      if (status === 'interrupted') sayInterrupted(answer, language)
      if (status !== 'running') return endLive(answer, 'committed')
    } catch (error) {
      log.warn({ err: error, generation: key.id }, 'an answer could not be followed')
      if (performance.now() - lastSeen > patience) return endLive(answer, 'lost')
    }
    // The first poll comes before the first reader.
    setTimeout(() => {
      if (answer.readers.size > 0) void poll()
    }, pollEvery).unref()
  }
  void poll()
  return answer
}

/** The process that ended it said so in its log, unless it died first. */
function sayInterrupted(answer: LiveAnswer, language: Language): void {
  if (answer.entries.some(entry => entry.event.type === 'error')) return
  append(answer, { type: 'error', code: 'interrupted', message: errorSentence('model_cut', language) })
}

async function readLog(db: Db, answer: LiveAnswer): Promise<void> {
  const before = answer.length
  for (const row of await listLog(db, answer.id, answer.length)) {
    // The log is contiguous; behind a gap there is nothing to be trusted yet.
    if (row.start > answer.length) break
    const event = toEvent(row.kind, row.body)
    if (event?.type === 'text')
      append(answer, { ...event, text: event.text.slice(answer.length - row.start) })
    else if (event && row.start === answer.length) append(answer, event)
  }
  if (answer.length > before) tellReaders(answer)
}

const markSchema = z.object({ name: z.string(), payload: z.unknown() })

/** The event that a log entry stands for. */
export function toEvent(kind: 'text' | 'event', body: string): AnswerEvent | undefined {
  if (kind === 'text') return { type: 'text', text: body }
  const { name, payload } = z.parse(markSchema, JSON.parse(body))
  return parseEvent(name, payload)
}
