import type { Log } from './log.ts'

export type PeriodicJob = {
  intervalMs: number
  run(): Promise<unknown>
  /** The log message for a failed run: logged for the first of several failures in a row. */
  failure: string
  /** Whether the first run begins at once instead of after the first interval. */
  runsAtStart?: boolean
  /** Its name in the metrics. The runs of a job without one are not counted there. */
  task?: string
}

/** `jobEnded`: called after each run of a job that has a `task`. */
export type JobDeps = { log: Log; jobEnded?: ((task: string, succeeded: boolean) => void) | undefined }

/**
 * Runs a job at an interval (docs/decisions/0023). A run that is due while the previous one is in progress is skipped.
 * Does not keep the process alive. Returns a function that stops the job and waits for the current run.
 */
export function runPeriodically(job: PeriodicJob & JobDeps) {
  const { log, jobEnded, task, intervalMs, run, failure, runsAtStart } = job
  let running: Promise<void> | undefined
  let hasFailed = false
  const ended = (succeeded: boolean) => {
    if (task !== undefined) jobEnded?.(task, succeeded)
  }
  const runOnce = async () => {
    try {
      await run()
      hasFailed = false
      ended(true)
    } catch (error) {
      if (!hasFailed) log.warn({ err: error }, failure)
      hasFailed = true
      ended(false)
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
