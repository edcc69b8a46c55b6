/** How long to wait in the queue, and the error after a longer wait. */
type QueueTimeout = { timeoutMs: number; refusal: () => Error }

export type Slots = {
  /** Takes a free slot, and returns undefined. Without one, returns a promise of the next, in order. */
  enter(queueTimeout?: QueueTimeout): Promise<void> | undefined
  /** Frees the slot. */
  leave(): void
}

export function createSlots(maxCount: number): Slots {
  const waiting = new Set<() => void>()
  let takenCount = 0
  const waitForSlot = (queueTimeout: QueueTimeout | undefined) =>
    new Promise<void>((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined
      const start = () => {
        waiting.delete(start)
        clearTimeout(timer)
        resolve()
      }
      waiting.add(start)
      if (!queueTimeout) return
      timer = setTimeout(() => {
        waiting.delete(start)
        reject(queueTimeout.refusal())
      }, queueTimeout.timeoutMs).unref()
    })
  return {
    enter(queueTimeout) {
      if (takenCount >= maxCount) return waitForSlot(queueTimeout)
      takenCount += 1
      return undefined
    },
    leave() {
      const [next] = waiting
      if (next) next()
      else takenCount -= 1
    },
  }
}

/** Runs up to `maxCount` jobs at once. The others wait in order. */
export function limitConcurrency(
  maxCount: number,
  queueTimeout?: QueueTimeout,
): <T>(job: () => Promise<T>) => Promise<T> {
  const slots = createSlots(maxCount)
  return async job => {
    const turn = slots.enter(queueTimeout)
    if (turn) await turn
    try {
      return await job()
    } finally {
      slots.leave()
    }
  }
}

/** A separate limit for each key: the jobs of one key never delay those of another. */
export function limitConcurrencyPerKey(
  maxCount: number,
  queueTimeout?: QueueTimeout,
): <T>(key: string, job: () => Promise<T>) => Promise<T> {
  const limits = new Map<string, { run: ReturnType<typeof limitConcurrency>; jobCount: number }>()
  return async (key, job) => {
    const limit = limits.get(key) ?? { run: limitConcurrency(maxCount, queueTimeout), jobCount: 0 }
    limit.jobCount += 1
    limits.set(key, limit)
    try {
      return await limit.run(job)
    } finally {
      limit.jobCount -= 1
      if (limit.jobCount === 0) limits.delete(key)
    }
  }
}
