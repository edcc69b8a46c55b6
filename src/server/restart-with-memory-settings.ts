/** Settings of V8: after a rush, the heap keeps less that nobody uses (docs/decisions/0029). */
const heapOptions = ['--max-semi-space-size=8', '--heap-growing-percent=30']

const allocatorSettings = {
  // Otherwise the threads that compile and collect allocate in areas of their own, which keep what was freed.
  MALLOC_ARENA_MAX: '1',
  // Otherwise freeing one large block raises this limit for good, up to 64 MiB: less than that is never returned.
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/**
 * Starts the program again in the same process, with memory settings that V8 and the C library read only when they start.
 * So they apply however the server is started. Takes less than 0.1 s of processor time.
 *
 * If MALLOC_ARENA_MAX is set already, the operator has chosen, or this is the second start.
 */
export function restartWithMemorySettings(): void {
  if (process.platform !== 'linux' || process.env.MALLOC_ARENA_MAX || isObserved()) return
  const options = [...heapOptions, ...process.execArgv]
  try {
    process.execve?.(process.execPath, [process.argv0, ...options, ...process.argv.slice(1)], {
      ...process.env,
      ...allocatorSettings,
    })
  } catch {
    // If the system forbids it, the server runs with more memory.
  }
}

/** A debugger would lose its connection, and `npm run dev`, which watches for changes, its messages. */
function isObserved(): boolean {
  return process.channel !== undefined || process.execArgv.some(option => option.startsWith('--inspect'))
}
