/** How long jobs wait for their turn, in milliseconds, and what is thrown to those that waited that long. */
type Patience = { milliseconds: number; refusal: () => Error }

/** Runs jobs, `limit` of them at once; the others wait in their order. */
export function createGate(limit: number, patience?: Patience): <T>(job: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  const turn = () =>
    new Promise<void>((resolve, reject) => {
      waiting.push(resolve)
      if (!patience) return
      setTimeout(() => {
        const place = waiting.indexOf(resolve)
        if (place === -1) return
        waiting.splice(place, 1)
        reject(patience.refusal())
      }, patience.milliseconds).unref()
    })
  return async job => {
    if (running >= limit) await turn()
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
