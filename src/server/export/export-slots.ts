import { createSlots, type Slots } from '#server/concurrency.ts'
import type { UserId } from '#shared/api/ids.ts'
import { exportBusy, exportRunning } from './export-errors.ts'

/** How many of this process's exports may run at once. Each user has one at a time. */
export type ExportSlots = {
  /** For writing one file. Resolves with the function that frees the slot. Throws 429 or, after a wait, 503. */
  take(userId: UserId): Promise<() => void>
  /** The same for sending an archive, which takes as long as the client needs to read it. */
  takeArchive(userId: UserId): Promise<() => void>
  /** Writes a file of an archive as soon as a slot for writing is free. */
  write<T>(job: () => Promise<T>): Promise<T>
}

const maxWaitMs = 15_000

export function createExportSlots(
  { maxWritingCount, maxArchiveCount }: { maxWritingCount: number; maxArchiveCount: number },
  waitMs = maxWaitMs,
): ExportSlots {
  const users = new Set<UserId>()
  const writing = createSlots(maxWritingCount)
  const archives = createSlots(maxArchiveCount)
  const takeFrom = (slots: Slots) => async (userId: UserId) => {
    if (users.has(userId)) throw exportRunning()
    users.add(userId)
    try {
      await slots.enter({ timeoutMs: waitMs, refusal: exportBusy })
    } catch (error) {
      users.delete(userId)
      throw error
    }
    let isFree = false
    return () => {
      if (isFree) return
      isFree = true
      users.delete(userId)
      slots.leave()
    }
  }
  return {
    take: takeFrom(writing),
    takeArchive: takeFrom(archives),
    write: async job => {
      await writing.enter()
      try {
        return await job()
      } finally {
        writing.leave()
      }
    },
  }
}
