import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterEach, expect, it, vi } from 'vitest'
import { createLog } from './log.ts'
import { startReleasingMemory } from './release-memory.ts'
import { noExperimentalWarning } from './restart-with-memory-settings.ts'

afterEach(() => vi.useRealTimers())

const mib = 1024 * 1024
const residentMib = () => process.memoryUsage.rss() / mib

/** Uses more than 200 MiB, none of which is needed afterwards. */
function allocate(): number {
  return Array.from({ length: 2_000_000 }, (_, index) => ({ index, text: String(index) })).length
}

it('memory that a burst of work needed is returned to the system once no answer has been written for a minute (Y-4)', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let liveAnswerCount = 1
  const stop = startReleasingMemory(createLog('silent'), () => liveAnswerCount)
  const beforeMib = residentMib()
  allocate()
  await vi.advanceTimersByTimeAsync(180_000)
  expect(residentMib()).toBeGreaterThan(beforeMib + 100)
  liveAnswerCount = 0
  await vi.advanceTimersByTimeAsync(60_000)
  expect(residentMib()).toBeGreaterThan(beforeMib + 100)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(residentMib()).toBeLessThan(beforeMib + 50)
  await stop()
})

/**
 * Frees 99 of 100 small blocks, once before it starts releasing memory and once while answers are being written. Prints
 * how many MiB each release returned to the system.
 */
const program = `
  import { mock } from 'node:test'
  import { createLog } from '${import.meta.resolve('./log.ts')}'
  import { startReleasingMemory } from '${import.meta.resolve('./release-memory.ts')}'
  mock.timers.enable({ apis: ['setInterval'] })
  const kept = []
  const fillWithGaps = () => {
    const blocks = Array.from({ length: 20_000 }, () => Buffer.allocUnsafeSlow(8_000).fill(1))
    kept.push(blocks.filter((_, index) => index % 100 === 0))
  }
  const releasedMib = release => {
    gc()
    // The buffers are freed in another thread, at the latest before the next collection.
    gc()
    const beforeBytes = process.memoryUsage.rss()
    release()
    return (beforeBytes - process.memoryUsage.rss()) / 2 ** 20
  }
  fillWithGaps()
  let stop
  const atStartMib = releasedMib(() => { stop = startReleasingMemory(createLog('silent'), () => kept.length) })
  fillWithGaps()
  const whileBusyMib = releasedMib(() => mock.timers.tick(10_000))
  console.log(JSON.stringify({ atStartMib, whileBusyMib }))
  await stop()
`

it.runIf(process.platform === 'linux')(
  'memory between blocks that are in use is returned to the system, even while answers are being written, without a warning on the terminal (Y-4)',
  async () => {
    const options = [noExperimentalWarning, '--expose-gc', '--input-type=module', '--eval', program]
    const { stdout, stderr } = await promisify(execFile)(process.execPath, options)
    expect(stderr).toBe('')
    const { atStartMib, whileBusyMib } = JSON.parse(stdout) as { atStartMib: number; whileBusyMib: number }
    expect(atStartMib).toBeGreaterThan(80)
    expect(whileBusyMib).toBeGreaterThan(80)
  },
)
