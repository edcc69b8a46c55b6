import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createLog } from '#server/log.ts'
import { openEmbeddedServer } from './embedded.ts'

it('a database that hangs while it is opened ends the start after half an hour (D-9)', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'parvis-embedded-'))
  const { on } = Worker.prototype
  // No message of the thread arrives, as if it hung.
  const listening = vi.spyOn(Worker.prototype, 'on').mockImplementation(function (this: Worker, ...args) {
    return args[0] === 'message' ? this : on.apply(this, args)
  })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(async () => {
    vi.useRealTimers()
    listening.mockRestore()
    await rm(dataDir, { recursive: true, force: true })
  })
  const opening = openEmbeddedServer(dataDir, createLog('silent'))
  const refused = expect(opening).rejects.toThrow('cannot be opened (it did not respond for 1800 s)')
  await expect.poll(() => listening).toHaveBeenCalledWith('message', expect.any(Function))
  await vi.advanceTimersByTimeAsync(1_800_000)
  await refused
})
