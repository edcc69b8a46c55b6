import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterEach, expect, it, vi } from 'vitest'
import { createLog } from './log.ts'
import { startReleasingMemory } from './release-memory.ts'
import { withoutWarning } from './restart-with-memory-settings.ts'

afterEach(() => vi.useRealTimers())

const mib = 1024 * 1024
const residentMib = () => process.memoryUsage.rss() / mib

/** Uses more than 200 MiB, none of which is needed afterwards. */
function allocate(): number {
  return Array.from({ length: 2_000_000 }, (_, index) => ({ index, text: String(index) })).length
}

it('memory that a burst of work needed is returned to the system once no answer is being written (Y-4)', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let liveAnswerCount = 1
  const stop = startReleasingMemory(createLog('silent'), () => liveAnswerCount)
  const beforeMib = residentMib()
  allocate()
  await vi.advanceTimersByTimeAsync(180_000)
  expect(residentMib()).toBeGreaterThan(beforeMib + 100)
  liveAnswerCount = 0
  await vi.advanceTimersByTimeAsync(180_000)
  expect(residentMib()).toBeLessThan(beforeMib + 50)
  await stop()
})

/** Frees 99 of 100 small blocks, then starts releasing memory. Prints how many MiB the process had before and after. */
const program = `
  import { createLog } from '${import.meta.resolve('./log.ts')}'
  import { startReleasingMemory } from '${import.meta.resolve('./release-memory.ts')}'
  const residentMib = () => process.memoryUsage.rss() / 2 ** 20
  let blocks = Array.from({ length: 20_000 }, () => Buffer.allocUnsafeSlow(8_000).fill(1))
  blocks = blocks.filter((_, index) => index % 100 === 0)
  gc()
  const beforeMib = residentMib()
  const stop = startReleasingMemory(createLog('silent'), () => blocks.length)
  console.log(JSON.stringify({ beforeMib, afterMib: residentMib() }))
  await stop()
`

it.runIf(process.platform === 'linux')(
  'memory between blocks that are in use is returned to the system, without a warning on the terminal (Y-4)',
  async () => {
    const options = [withoutWarning, '--expose-gc', '--input-type=module', '--eval', program]
    const { stdout, stderr } = await promisify(execFile)(process.execPath, options)
    expect(stderr).toBe('')
    const { beforeMib, afterMib } = JSON.parse(stdout) as { beforeMib: number; afterMib: number }
    expect(afterMib).toBeLessThan(beforeMib - 80)
  },
)
