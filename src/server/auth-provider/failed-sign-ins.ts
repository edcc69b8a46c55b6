import { randomInt } from 'node:crypto'
import type { Db } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import { appendFailedSignIns } from '#server/store/audit/audit.ts'
import type { UserId } from '#shared/api/ids.ts'

/** Writes failed sign-ins to the audit log, which stores only those for administrators' accounts. */
export type FailedSignIns = {
  /** Returns at once and never fails: the response must neither wait for the log nor depend on it. */
  append(userId: UserId, requestId: string): void
  /** Writes what is still pending. Call before the database closes. */
  close(): Promise<void>
}

/**
 * Attempts are written together after a random delay, so that response times do not reveal whose attempts are recorded.
 */
const minDelayMs = 500
const maxDelayMs = 2_000

export function openFailedSignIns(db: Db, log: Log): FailedSignIns {
  const waiting = new Map<UserId, string>()
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  const write = () => {
    clearTimeout(timer)
    timer = undefined
    const attempts = [...waiting].map(([userId, requestId]) => ({ userId, requestId }))
    waiting.clear()
    if (attempts.length === 0) return
    writing = writing
      .then(() => appendFailedSignIns(db, attempts))
      .catch(error => {
        const users = attempts.map(attempt => attempt.userId)
        log.error({ err: error, users }, 'failed sign-ins could not be written to the audit log')
      })
  }
  return {
    append(userId, requestId) {
      if (!waiting.has(userId)) waiting.set(userId, requestId)
      timer ??= setTimeout(write, randomInt(minDelayMs, maxDelayMs)).unref()
    },
    async close() {
      write()
      await writing
    },
  }
}
