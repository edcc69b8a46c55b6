/** How long a job may wait in the queue, and the error if it waits longer. */
type QueueTimeout = { timeoutMs: number; refusal: () => Error }

/** Runs up to `maxCount` jobs at once. The others wait in order. */
export function limitConcurrency(
  maxCount: number,
  queueTimeout?: QueueTimeout,
): <T>(job: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  const waitForSlot = () =>
    new Promise<void>((resolve, reject) => {
      waiting.push(resolve)
      if (!queueTimeout) return
      setTimeout(() => {
        const index = waiting.indexOf(resolve)
        if (index === -1) return
        waiting.splice(index, 1)
        reject(queueTimeout.refusal())
      }, queueTimeout.timeoutMs).unref()
    })
  return async job => {
    if (running >= maxCount) await waitForSlot()
    else running += 1
    try {
      return await job()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
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
