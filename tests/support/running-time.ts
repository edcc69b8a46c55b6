const lookIntervalMs = 20
/** Some tests replace `performance.now` to let time pass. */
const now = performance.now.bind(performance)
let lastLookMs = now()
let lastCpu = process.threadCpuUsage()
let stoppedMs = 0
setInterval(look, lookIntervalMs).unref()

/**
 * A clock for measuring how long the product takes. It stands still while a busy machine does not run this thread.
 * Waiting counts, and so does work, even if it blocks the event loop.
 */
export function runningMs(): number {
  look()
  return lastLookMs - stoppedMs
}

/** A late look without work in between means that the thread did not run. */
function look(): void {
  const nowMs = now()
  const { user, system } = process.threadCpuUsage(lastCpu)
  const runMs = 2 * lookIntervalMs + (user + system) / 1_000
  stoppedMs += Math.max(0, nowMs - lastLookMs - runMs)
  lastLookMs = nowMs
  lastCpu = process.threadCpuUsage()
}
