/** How long jobs wait for their turn, and what is thrown to those that waited that long. */
type QueueTimeout = { timeoutMs: number; refusal: () => Error }

/** Runs jobs, `maxCount` of them at once; the others wait in their order. */
export function limitConcurrency(
  maxCount: number,
  queueTimeout?: QueueTimeout,
): <T>(job: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  const turn = () =>
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
    if (running >= maxCount) await turn()
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

/** A limit of its own for each key: the jobs of one key never delay those of another. */
export function limitConcurrencyPerKey(
  maxCount: number,
): <T>(key: string, job: () => Promise<T>) => Promise<T> {
  const limits = new Map<string, { run: ReturnType<typeof limitConcurrency>; jobCount: number }>()
  return async (key, job) => {
    const known = limits.get(key) ?? { run: limitConcurrency(maxCount), jobCount: 0 }
    known.jobCount += 1
    limits.set(key, known)
    try {
      return await known.run(job)
    } finally {
      known.jobCount -= 1
      if (known.jobCount === 0) limits.delete(key)
    }
  }
}
