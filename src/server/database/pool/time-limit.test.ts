import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { withTimeLimit } from './time-limit.ts'

/** Nothing runs in this thread, as on a machine that does not let it run. */
function stop(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

it('what arrived while the process was stopped is read, although the time is over', async () => {
  const limited = withTimeLimit(readFile(import.meta.filename, 'utf8'), 150, 'too late')
  stop(600)
  expect(await limited).toContain('what arrived while')
})

it('what does not arrive is given up, even if the process was stopped meanwhile', async () => {
  const never = new Promise<void>(() => undefined)
  await expect(withTimeLimit(never, 20, 'too late')).rejects.toThrow('too late')
  const limited = withTimeLimit(never, 20, 'too late')
  stop(300)
  await expect(limited).rejects.toThrow('too late')
})
