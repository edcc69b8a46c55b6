import type { UserId } from '#shared/ids.ts'
import { exportBusy, exportRunning } from './export-errors.ts'

/** Allows, in this process, one export at a time for each user, and `maxCount` at a time in total. */
export type ExportSlots = {
  /** Resolves with the function that frees the slot. Throws 429 or, after a wait, 503. */
  take(userId: UserId): Promise<() => void>
}

const maxWaitMs = 15_000

export function createExportSlots(maxCount: number, waitMs = maxWaitMs): ExportSlots {
  const users = new Set<UserId>()
  const waiting = new Set<() => void>()
  let takenCount = 0
  const free = () => {
    const [next] = waiting
    if (next) next()
    else takenCount -= 1
  }
  const waitForSlot = () =>
    new Promise<void>((resolve, reject) => {
      const start = () => {
        waiting.delete(start)
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.delete(start)
        reject(exportBusy())
      }, waitMs)
      waiting.add(start)
    })
  return {
    take: async userId => {
      if (users.has(userId)) throw exportRunning()
      users.add(userId)
      try {
        if (takenCount >= maxCount) await waitForSlot()
        else takenCount += 1
      } catch (error) {
        users.delete(userId)
        throw error
      }
      let isFree = false
      return () => {
        if (isFree) return
        isFree = true
        users.delete(userId)
        free()
      }
    },
  }
}
