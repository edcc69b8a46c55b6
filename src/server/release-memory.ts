import { getBuiltinModule } from 'node:process'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Log } from './log.ts'
import { runPeriodically } from './periodic.ts'
import { noExperimentalWarning } from './restart-with-memory-settings.ts'

/**
 * Returns unused memory to the system. V8 does this in a full collection, which an idle process never reaches, and the
 * C library returns most of it only if it is asked to. Both keep the memory that was needed for loading and indexing at
 * the start, or for a burst of requests later (docs/decisions/0029). A collection takes up to 0.1 s, and some functions
 * are compiled again after it. So every collection after the one at the start waits until, for a minute, no check has
 * found an answer that is being written. The C library is asked meanwhile too, which takes about a millisecond.
 */
export function startReleasingMemory(log: Log, countLiveAnswers: () => number): () => Promise<void> {
  let bytesAfterRelease = release()
  let idleCheckCount = 0
  return runPeriodically({
    log,
    intervalMs: checkIntervalMs,
    run: async () => {
      idleCheckCount = countLiveAnswers() === 0 ? idleCheckCount + 1 : 0
      const hasGrown = process.memoryUsage.rss() > bytesAfterRelease + minGrowthBytes
      if (hasGrown && idleCheckCount * checkIntervalMs > minIdleMs) bytesAfterRelease = release()
      else if (hasGrown) trimAllocator()
    },
    failure: 'unused memory could not be returned to the system',
  })
}

const checkIntervalMs = 10_000
const minIdleMs = 60_000
/** Less is not worth a pause. */
const minGrowthBytes = 16 * 1024 * 1024

/** Returns how much memory the process has afterwards. */
function release(): number {
  collectGarbage()
  trimAllocator()
  return process.memoryUsage.rss()
}

/** Node has no function for it. The option only affects contexts that are created afterwards, such as this one. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: { type: string; flavor: string }) => void
  setFlagsFromString('--no-expose-gc')
  collect({ type: 'major', flavor: 'last-resort' })
}

/**
 * The C library returns only the end of its memory by itself. What was freed between blocks that are still in use is
 * returned by malloc_trim, which Node can only call through node:ffi. That module is experimental, and Node says so on
 * the terminal unless it was started with `noExperimentalWarning`.
 */
function trimAllocator(): void {
  if (!process.execArgv.includes(noExperimentalWarning)) return
  try {
    const { lib, functions } = getBuiltinModule('node:ffi').dlopen('libc.so.6', {
      malloc_trim: { arguments: ['u64'], return: 'i32' },
    })
    functions.malloc_trim(0n)
    lib.close()
  } catch {
    // Another C library, or a version of Node without the module. The memory is used again later.
  }
}
