import { afterEach, expect, it, vi } from 'vitest'
import { createLog } from './log.ts'
import { startReleasingMemory } from './release-memory.ts'

afterEach(() => vi.useRealTimers())

const mib = 1024 * 1024
const residentMib = () => process.memoryUsage.rss() / mib

/** Uses more than 200 MiB, none of which is needed afterwards. */
function rush(): number {
  return Array.from({ length: 2_000_000 }, (_, index) => ({ index, text: String(index) })).length
}

it('memory that a burst of work needed is returned to the system once no answer is being written (Y-4)', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let liveAnswerCount = 1
  const stop = startReleasingMemory(createLog('silent'), () => liveAnswerCount)
  const before = residentMib()
  rush()
  await vi.advanceTimersByTimeAsync(180_000)
  expect(residentMib()).toBeGreaterThan(before + 100)
  liveAnswerCount = 0
  await vi.advanceTimersByTimeAsync(180_000)
  expect(residentMib()).toBeLessThan(before + 50)
  await stop()
})
