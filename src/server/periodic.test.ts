import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLog } from './log.ts'
import { runPeriodically } from './periodic.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A job that runs every second. Each run lasts until `finish` is called. `lines`: the messages in the log. */
function startJob({ runsAtStart = false, fails = (): boolean => false } = {}) {
  let beginCount = 0
  let finish: () => void = () => undefined
  const lines: string[] = []
  const log = createLog('warn', { write: line => void lines.push(JSON.parse(line).msg) })
  const run = async () => {
    beginCount += 1
    const ended = Promise.withResolvers<void>()
    finish = ended.resolve
    await ended.promise
    if (fails()) throw new Error('no')
  }
  const stop = runPeriodically({ log, intervalMs: 1_000, run, failure: 'the job failed', runsAtStart })
  return { stop, lines, beginCount: () => beginCount, finish: () => finish() }
}

it('runs at each interval, and at once only with runsAtStart', async () => {
  const later = startJob()
  const now = startJob({ runsAtStart: true })
  expect([later.beginCount(), now.beginCount()]).toEqual([0, 1])
  now.finish()
  await vi.advanceTimersByTimeAsync(1_000)
  expect([later.beginCount(), now.beginCount()]).toEqual([1, 2])
})

it('skips the runs that are due while one is in progress', async () => {
  const job = startJob()
  await vi.advanceTimersByTimeAsync(3_500)
  expect(job.beginCount()).toBe(1)
  job.finish()
  await vi.advanceTimersByTimeAsync(500)
  expect(job.beginCount()).toBe(2)
})

it('stops for good after the current run', async () => {
  const job = startJob({ runsAtStart: true })
  const ended = vi.fn()
  const stopped = job.stop().then(ended)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(ended).not.toHaveBeenCalled()
  job.finish()
  await stopped
  await vi.advanceTimersByTimeAsync(5_000)
  expect(job.beginCount()).toBe(1)
})

it('continues after a failure, and logs only the first of several in a row', async () => {
  const outcomes = [true, true, false, true]
  const job = startJob({ fails: () => outcomes.shift() ?? false })
  for (const lineCount of [1, 1, 1, 2]) {
    await vi.advanceTimersByTimeAsync(1_000)
    job.finish()
    await vi.advanceTimersByTimeAsync(0)
    expect(job.lines).toHaveLength(lineCount)
  }
  expect(job.lines[0]).toBe('the job failed')
})
