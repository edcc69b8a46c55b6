import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { withTimeLimit } from './time-limit.ts'

/** Blocks this thread, as a busy machine can. */
function blockThread(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

it('a result that arrives while the process is stopped counts, even if its time is over by then', async () => {
  const limited = withTimeLimit(readFile(import.meta.filename, 'utf8'), 150, 'too late')
  blockThread(600)
  expect(await limited).toContain('a result that arrives while')
})

it('a result that does not arrive in time is abandoned, even if the process was stopped in the meantime', async () => {
  const never = new Promise<void>(() => undefined)
  await expect(withTimeLimit(never, 20, 'too late')).rejects.toThrow('too late')
  const limited = withTimeLimit(never, 20, 'too late')
  blockThread(300)
  await expect(limited).rejects.toThrow('too late')
})

it('a wait whose time is already over ends at once', async () => {
  const never = new Promise<void>(() => undefined)
  await expect(withTimeLimit(never, -200, 'too late')).rejects.toThrow('too late')
})
