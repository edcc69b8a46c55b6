/** A timer that is later than this shows that the process did not run, or that something blocked the event loop. */
const maxLateMs = 100

/**
 * Rejects with `message` if `running` takes longer than `timeoutMs`. On a busy machine, the process can stop for
 * seconds. Timers run before a response that has arrived meanwhile is read, so a late timer gives it as much time again
 * as the process lost, but at most `timeoutMs`.
 */
export function withTimeLimit<Result>(
  running: Promise<Result>,
  timeoutMs: number,
  message: string,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout
    const start = (ms: number) => {
      const dueAtMs = performance.now() + ms
      timer = setTimeout(() => {
        const lateMs = performance.now() - dueAtMs
        if (lateMs > maxLateMs) start(Math.min(lateMs, timeoutMs))
        else reject(new Error(message))
      }, ms)
    }
    start(timeoutMs)
    running.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
