/** V8's settings: after a burst of requests, the heap keeps less unused memory (docs/decisions/0029). */
const heapOptions = ['--max-semi-space-size=8', '--heap-growing-percent=75']

/** For release-memory.ts, which uses an experimental module of Node. */
export const noExperimentalWarning = '--disable-warning=ExperimentalWarning'

const allocatorSettings = {
  // Otherwise the threads that compile code and collect garbage have their own memory areas, which keep freed memory.
  MALLOC_ARENA_MAX: '1',
  // Otherwise freeing one large block raises this limit for good, up to 64 MiB. Free memory below it is never returned.
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/**
 * Starts the program again in the same process, with memory settings that V8 and the C library read only when they
 * start. So the settings apply however the server is started. This takes less than 0.1 s of processor time.
 *
 * Does nothing outside Linux, if something observes the process, or if MALLOC_ARENA_MAX is already set: the operator
 * set it, or this is the second start.
 */
export function restartWithMemorySettings(): void {
  if (process.platform !== 'linux' || process.env.MALLOC_ARENA_MAX || isObserved()) return
  const options = [...heapOptions, noExperimentalWarning, ...process.execArgv]
  try {
    process.execve?.(process.execPath, [process.argv0, ...options, ...process.argv.slice(1)], {
      ...process.env,
      ...allocatorSettings,
    })
  } catch {
    // If the system forbids it, the server runs with more memory.
  }
}

/** A debugger would lose its connection. `npm run dev` would lose the channel through which it watches for changes. */
function isObserved(): boolean {
  return process.channel !== undefined || process.execArgv.some(option => option.startsWith('--inspect'))
}
