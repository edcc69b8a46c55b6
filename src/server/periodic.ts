import type { Log } from './log.ts'

export type PeriodicJob = {
  intervalMs: number
  run(): Promise<unknown>
  /** The log message for a failed run: logged for the first of several failures in a row. */
  failure: string
  /** Whether the first run begins at once instead of after the first interval. */
  runsAtStart?: boolean
  /** Called after each run. */
  ended?(succeeded: boolean): void
}

/**
 * Runs a job at an interval (docs/decisions/0023). A run that is due while the previous one is in progress is skipped.
 * Does not keep the process alive. Returns a function that stops the job and waits for the current run.
 */
export function runPeriodically(log: Log, { intervalMs, run, failure, runsAtStart, ended }: PeriodicJob) {
  let running: Promise<void> | undefined
  let hasFailed = false
  const runOnce = async () => {
    try {
      await run()
      hasFailed = false
      ended?.(true)
    } catch (error) {
      if (!hasFailed) log.warn({ err: error }, failure)
      hasFailed = true
      ended?.(false)
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
