import { link, mkdtemp, rename, rm } from 'node:fs/promises'
import { createServer, Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { StartError } from '#server/errors.ts'
import { lockDataDir } from './data-dir.ts'

vi.mock('node:fs/promises', async importOriginal => {
  const original = await importOriginal<typeof import('node:fs/promises')>()
  return { ...original, rename: vi.fn(original.rename) }
})

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'parvis-lock-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

it('a file system without sockets, such as a network share, is named in one sentence (O-2)', async () => {
  const folder = await newFolder()
  const listen = vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server) {
    this.emit('error', Object.assign(new Error('listen ENOTSUP'), { code: 'ENOTSUP' }))
    return this
  })
  onTestFinished(() => listen.mockRestore())
  await expect(lockDataDir(folder)).rejects.toEqual(
    new StartError(
      `DATA_DIR ${folder} cannot hold the embedded database (ENOTSUP): it needs a file system with sockets and hard links, such as that of a local disk.`,
    ),
  )
})

/** The socket of a process that was killed: nothing listens any longer. */
async function abandonLock(folder: string): Promise<void> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(join(folder, 'killed.sock'), resolve))
  await link(join(folder, 'killed.sock'), join(folder, 'lock.sock'))
  await new Promise(resolve => server.close(resolve))
}

it('of two processes that find an abandoned lock, only one gets it, even if the other is slow (D-2)', async () => {
  const folder = await newFolder()
  await abandonLock(folder)
  const { rename: renameNow } = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises')
  vi.mocked(rename).mockImplementationOnce(async (from, to) => {
    const fast = await lockDataDir(folder)
    onTestFinished(() => fast.release())
    await renameNow(from, to)
  })
  await expect(lockDataDir(folder)).rejects.toThrow(
    `in use by another Parvis server or command (process ${process.pid})`,
  )
  await expect(lockDataDir(folder)).rejects.toThrow('in use by another')
})
