import { randomUUID } from 'node:crypto'
import type { Db } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import { appendLog, beat, type LogRow, listOwned, removeProcess } from '#server/store/generation-log.ts'
import type { ChatId, UserId } from '#shared/ids.ts'
import { eventPayload } from '#shared/stream-events.ts'
import { type Entry, endLive, type LiveAnswer, mergeFrom, tellReaders } from './live-answer.ts'

/**
 * The answers that this process is writing. While there are any, what they gained is logged every 200 ms with one
 * statement for all of them, and every half second the rows are looked at: somebody on another process may have
 * asked one to stop, its owner's account may be marked as deleted, it may have gone with its chat, or been closed by a
 * process that took this one for dead.
 */
export type LiveAnswers = {
  processId: string
  register(answer: LiveAnswer, abort: (reason: AbortReason) => void): void
  find(id: string): LiveAnswer | undefined
  findByChat(chatId: ChatId): LiveAnswer | undefined
  /**
   * Takes one of a user's `limit` places for an answer that is about to be registered; undefined where none is free.
   * Returns what gives it back: to be called once the answer is registered, or will not be.
   */
  reserve(userId: UserId, limit: number): (() => void) | undefined
  /** Aborts a chat's live answer, if this process writes it. */
  stop(chatId: ChatId): void
  /** Writes what is not logged yet of this answer. Throws where the database is away. */
  flush(answer: LiveAnswer): Promise<void>
  /** The end state is committed, or will never be known: readers are told, the answer is forgotten. */
  settle(answer: LiveAnswer, state: 'committed' | 'lost'): void
  /**
   * Waits up to `patience` ms for the live answers, or until `hurry` is aborted, then interrupts the rest; nothing new
   * may be registered.
   */
  close(patience: number, hurry?: AbortSignal): Promise<void>
}

/** Why an answer ends before its model does. `gone`: its row went, nothing of it may be written any more. */
export type AbortReason = 'stopped' | 'interrupted' | 'gone'

type Owned = {
  answer: LiveAnswer
  abort: (reason: AbortReason) => void
  /** How many of its entries are in the log. */
  logged: number
  /** The write that is under way, if there is one. */
  writing: Promise<void> | undefined
}

const logEvery = 200
const lookEvery = 500
/** A process that has live answers says so this often; others count the times that it does not (`reaper.ts`). */
export const beatIntervalMs = 1_000

export async function openLiveAnswers(db: Db, log: Log): Promise<LiveAnswers> {
  const processId = randomUUID()
  const owned = new Map<string, Owned>()
  const reserved = new Set<{ userId: UserId }>()
  await beat(db, processId)
  const jobs = [
    every(logEvery, () => logGrowth(db, [...owned.values()]), log),
    every(lookEvery, () => lookAtRows(db, processId, owned), log),
    every(beatIntervalMs, async () => owned.size > 0 && (await beat(db, processId)), log),
  ]
  return {
    processId,
    register: (answer, abort) => owned.set(answer.id, { answer, abort, logged: 0, writing: undefined }),
    find: id => owned.get(id)?.answer,
    findByChat: chatId => ofChat(owned, chatId)?.answer,
    reserve: (userId, limit) => {
      const answers = [...owned.values()].map(one => one.answer)
      if ([...answers, ...reserved].filter(one => one.userId === userId).length >= limit) return undefined
      const place = { userId }
      reserved.add(place)
      return () => reserved.delete(place)
    },
    stop: chatId => ofChat(owned, chatId)?.abort('stopped'),
    flush: async answer => {
      const one = owned.get(answer.id)
      if (!one) return
      while (one.writing) await one.writing.catch(() => undefined)
      await logGrowth(db, [one])
    },
    settle: (answer, state) => {
      owned.delete(answer.id)
      endLive(answer, state)
    },
    close: async (patience, hurry) => {
      const isEmpty = () => owned.size + reserved.size === 0
      await until(() => isEmpty() || hurry?.aborted === true, patience)
      for (const one of owned.values()) one.abort('interrupted')
      await until(isEmpty, 3_000)
      await Promise.all(jobs.map(stop => stop()))
      await removeProcess(db, processId).catch(() => undefined)
    },
  }
}

function ofChat(owned: Map<string, Owned>, chatId: ChatId): Owned | undefined {
  for (const one of owned.values()) if (one.answer.chatId === chatId) return one
  return undefined
}

/**
 * One write at a time for each answer: where it fails, the next one merges what it held with what came since, and
 * a second write under way would take that for written.
 */
async function logGrowth(db: Db, answers: Owned[]): Promise<void> {
  const grown = answers.filter(one => !one.writing && one.logged < one.answer.entries.length)
  if (grown.length === 0) return
  const rows = grown.flatMap(({ answer, logged }) =>
    mergeFrom(answer, logged).map(entry => toRow(answer.id, entry)),
  )
  // Counted before the write: entries that come meanwhile are the next write's.
  const ends = grown.map(one => ({ one, end: one.answer.entries.length }))
  const writing = appendLog(db, rows)
  for (const one of grown) one.writing = writing
  try {
    await writing
    for (const { one, end } of ends) one.logged = end
  } finally {
    for (const one of grown) one.writing = undefined
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

async function lookAtRows(db: Db, processId: string, owned: Map<string, Owned>): Promise<void> {
  if (owned.size === 0) return
  const before = [...owned.keys()]
  const rows = new Map((await listOwned(db, processId)).map(row => [row.id, row]))
  for (const id of before) {
    const one = owned.get(id)
    if (!one) continue
    const row = rows.get(id)
    if (!row) one.abort('gone')
    else if (row.stop_requested) one.abort('stopped')
    if (row && row.ownerGone !== one.answer.withheld) {
      one.answer.withheld = row.ownerGone
      tellReaders(one.answer)
    }
  }
}

/** Runs a job at most every `ms`, never twice at once; a failure is logged and tried again. Returns its stop. */
function every(ms: number, job: () => Promise<unknown>, log: Log): () => Promise<void> {
  let running: Promise<unknown> | undefined
  const timer = setInterval(() => {
    running ??= job()
      .catch(error => log.warn({ err: error }, 'a periodic write of live answers failed'))
      .finally(() => {
        running = undefined
      })
  }, ms)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}

async function until(isSo: () => boolean, patience: number): Promise<void> {
  const deadline = performance.now() + patience
  while (!isSo() && performance.now() < deadline) {
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}
