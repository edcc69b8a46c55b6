import type { Log } from './log.ts'

export type PeriodicJob = {
  intervalMs: number
  run(): Promise<unknown>
  /** What the log says when a run fails: at the first of several failures in a row, and not again until one succeeds. */
  failure: string
  /** Whether the first run begins at once, not after the first interval. */
  runsAtStart?: boolean
}

/**
 * Runs a job again and again (docs/decisions/0023). A run that is due while the last one goes on is left out. Does
 * not keep the process alive. Returns its stop, which waits for the run that goes on.
 */
export function runPeriodically(log: Log, { intervalMs, run, failure, runsAtStart }: PeriodicJob) {
  let running: Promise<void> | undefined
  let hasFailed = false
  const runOnce = async () => {
    try {
      await run()
      hasFailed = false
    } catch (error) {
      if (!hasFailed) log.warn({ err: error }, failure)
      hasFailed = true
    } finally {
      running = undefined
    }
  }
  const start = () => {
    running ??= runOnce()
  }
  const timer = setInterval(start, intervalMs).unref()
  if (runsAtStart) start()
  return async (): Promise<void> => {
    clearInterval(timer)
    await running
  }
}
