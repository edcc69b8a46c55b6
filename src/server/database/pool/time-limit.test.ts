import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { withTimeLimit } from './time-limit.ts'

/** Blocks this thread, as a busy machine can. */
function stop(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

it('what arrived while the process was stopped is read, even though the time is over', async () => {
  const limited = withTimeLimit(readFile(import.meta.filename, 'utf8'), 150, 'too late')
  stop(600)
  expect(await limited).toContain('what arrived while')
})

it('what does not arrive is abandoned, even if the process was stopped in the meantime', async () => {
  const never = new Promise<void>(() => undefined)
  await expect(withTimeLimit(never, 20, 'too late')).rejects.toThrow('too late')
  const limited = withTimeLimit(never, 20, 'too late')
  stop(300)
  await expect(limited).rejects.toThrow('too late')
})
