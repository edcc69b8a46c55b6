/** Loaded into a server with `--import`: on SIGUSR2, it fails in the way that FAILURE names. */

const failures: Record<string, () => void> = {
  exception: () => void setTimeout(() => JSON.parse(process.env.FAILURE_TEXT ?? '')),
  rejection: () => void Promise.resolve(process.env.FAILURE_TEXT ?? '').then(JSON.parse),
  memory: () => {
    const kept: unknown[] = []
    for (;;) kept.push(Array.from({ length: 1_000 }, (_, index) => ({ index })))
  },
  blocked: () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5_000),
}

process.on('SIGUSR2', () => failures[process.env.FAILURE ?? '']?.())
