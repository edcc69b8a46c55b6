import { tmpdir } from 'node:os'
import type { PGlite } from '@electric-sql/pglite'
import { afterAll, expect, it, onTestFinished, vi } from 'vitest'

const disk = { freeBytes: 0 }
vi.mock('node:fs/promises', async load => ({
  ...(await load<typeof import('node:fs/promises')>()),
  statfs: async () => ({ bavail: disk.freeBytes, bsize: 1 }),
}))
// Test files share modules: an earlier file may have loaded the code with the real `statfs`.
vi.resetModules()
afterAll(() => vi.resetModules())
const { createUpkeep } = await import('./embedded-upkeep.ts')

it('on a full disk, writes are stopped at the next check if the first attempt to stop them failed', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const exec = vi
    .fn<(statement: string) => Promise<unknown>>()
    .mockRejectedValueOnce(new Error('interrupted'))
  const notify = vi.fn()
  const upkeep = createUpkeep({ exec } as unknown as PGlite, tmpdir(), notify)
  await expect(upkeep()).rejects.toThrow('interrupted')
  vi.advanceTimersByTime(500)
  await upkeep()
  expect(exec.mock.calls).toEqual(Array(2).fill(['set default_transaction_read_only = on']))
  expect(notify.mock.calls).toEqual([[{ kind: 'space', isFull: true, freeBytes: 0 }]])
})
