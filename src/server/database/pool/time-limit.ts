/** If a timer fires later than this, the process did not run, or something blocked the event loop. */
const maxLateMs = 100

/**
 * Rejects with `message` if `running` takes longer than `timeoutMs`. On a busy machine, the process can stop for
 * seconds. Timers run before a response that has arrived meanwhile is read. So a timer that fires late extends the
 * limit by the time that was lost, but by at most `timeoutMs`. A negative `timeoutMs` counts as 0: the
 * time is already over.
 */
export function withTimeLimit<Result>(
  running: Promise<Result>,
  timeoutMs: number,
  message: string,
): Promise<Result> {
  const limitMs = Math.max(0, timeoutMs)
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout
    const start = (ms: number) => {
      const dueAtMs = performance.now() + ms
      timer = setTimeout(() => {
        const lateMs = performance.now() - dueAtMs
        if (lateMs > maxLateMs) start(Math.min(lateMs, limitMs))
        else reject(new Error(message))
      }, ms)
    }
    start(limitMs)
    running.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
