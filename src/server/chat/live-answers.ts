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
 * asked one to stop, its owner's account may be marked as deleted, or it may have gone with its chat.
 */
export type LiveAnswers = {
  processId: string
  register(answer: LiveAnswer, abort: (reason: AbortReason) => void): void
  find(id: string): LiveAnswer | undefined
  findByChat(chatId: ChatId): LiveAnswer | undefined
  countOf(userId: UserId): number
  /** Aborts a chat's live answer, if this process writes it. */
  stop(chatId: ChatId): void
  /** Writes what is not logged yet of this answer. Throws where the database is away. */
  flush(answer: LiveAnswer): Promise<void>
  /** The end state is committed, or will never be known: readers are told, the answer is forgotten. */
  settle(answer: LiveAnswer, state: 'committed' | 'lost'): void
  /** Waits up to `patience` ms for the live answers, then interrupts the rest; nothing new may be registered. */
  close(patience: number): Promise<void>
}

/** Why an answer ends before its model does. `gone`: its row went, nothing of it may be written any more. */
export type AbortReason = 'stopped' | 'interrupted' | 'gone'

type Owned = { answer: LiveAnswer; abort: (reason: AbortReason) => void; logged: number }

const logEvery = 200
const lookEvery = 500
const beatEvery = 5_000

export async function openLiveAnswers(db: Db, log: Log): Promise<LiveAnswers> {
  const processId = randomUUID()
  const owned = new Map<string, Owned>()
  await beat(db, processId)
  const jobs = [
    every(logEvery, () => logGrowth(db, [...owned.values()]), log),
    every(lookEvery, () => lookAtRows(db, processId, owned), log),
    every(beatEvery, () => beat(db, processId), log),
  ]
  return {
    processId,
    register: (answer, abort) => owned.set(answer.id, { answer, abort, logged: 0 }),
    find: id => owned.get(id)?.answer,
    findByChat: chatId => ofChat(owned, chatId)?.answer,
    countOf: userId => [...owned.values()].filter(one => one.answer.userId === userId).length,
    stop: chatId => ofChat(owned, chatId)?.abort('stopped'),
    flush: async answer => {
      const one = owned.get(answer.id)
      if (one) await logGrowth(db, [one])
    },
    settle: (answer, state) => {
      owned.delete(answer.id)
      endLive(answer, state)
    },
    close: async patience => {
      await emptied(owned, patience)
      for (const one of owned.values()) one.abort('interrupted')
      await emptied(owned, 3_000)
      for (const stop of jobs) await stop()
      await removeProcess(db, processId).catch(() => undefined)
    },
  }
}

function ofChat(owned: Map<string, Owned>, chatId: ChatId): Owned | undefined {
  for (const one of owned.values()) if (one.answer.chatId === chatId) return one
  return undefined
}

async function logGrowth(db: Db, answers: Owned[]): Promise<void> {
  const grown = answers.filter(one => one.logged < one.answer.entries.length)
  if (grown.length === 0) return
  const batches = grown.map(one => ({ one, entries: mergeFrom(one.answer, one.logged) }))
  // Counted before the write: entries that come meanwhile are the next write's.
  const ends = batches.map(({ one }) => one.answer.entries.length)
  await appendLog(
    db,
    batches.flatMap(({ one, entries }) => entries.map(entry => toRow(one.answer.id, entry))),
  )
  for (const [index, { one }] of batches.entries()) one.logged = Math.max(one.logged, ends[index] ?? 0)
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
function every(ms: number, job: () => Promise<void>, log: Log): () => Promise<void> {
  let running: Promise<void> | undefined
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

async function emptied(owned: Map<string, Owned>, patience: number): Promise<void> {
  const deadline = Date.now() + patience
  while (owned.size > 0 && Date.now() < deadline) {
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}
