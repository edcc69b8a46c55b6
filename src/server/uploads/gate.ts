/** Runs jobs, `limit` of them at once; the others wait in their order. */
export function createGate(limit: number): <T>(job: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async job => {
    if (running >= limit) await new Promise<void>(resolve => waiting.push(resolve))
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

/** A gate of its own for each key: what one of them sends in takes no more than its turn. */
export function createGates(limit: number): <T>(key: string, job: () => Promise<T>) => Promise<T> {
  const gates = new Map<string, { gate: ReturnType<typeof createGate>; jobs: number }>()
  return async (key, job) => {
    const known = gates.get(key) ?? { gate: createGate(limit), jobs: 0 }
    known.jobs += 1
    gates.set(key, known)
    try {
      return await known.gate(job)
    } finally {
      known.jobs -= 1
      if (known.jobs === 0) gates.delete(key)
    }
  }
}
