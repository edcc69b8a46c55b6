import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createLog } from '#server/log.ts'
import { openEmbeddedServer } from './embedded.ts'

const started = vi.hoisted(() => vi.fn())

/** A thread that never says anything. */
vi.mock('node:worker_threads', async () => {
  const { EventEmitter } = await import('node:events')
  class SilentWorker extends EventEmitter {
    constructor() {
      super()
      started()
    }
    async terminate(): Promise<void> {
      this.emit('exit')
    }
  }
  return { Worker: SilentWorker }
})

it('a database that hangs while it is opened ends the start after half an hour (D-9)', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'parvis-embedded-'))
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(async () => {
    vi.useRealTimers()
    await rm(dataDir, { recursive: true, force: true })
  })
  const opening = openEmbeddedServer(dataDir, createLog('silent'))
  const refused = expect(opening).rejects.toThrow('cannot be opened (it did not respond for 1800 s)')
  await vi.waitFor(() => expect(started).toHaveBeenCalled())
  await vi.advanceTimersByTimeAsync(1_800_000)
  await refused
})
