import { link, mkdtemp, rm } from 'node:fs/promises'
import { createServer, Server, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { StartError } from '#server/errors.ts'
import { lockDataDir } from './data-dir.ts'

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
  // The slow process learns that the lock is abandoned, but the fast one has taken it in the meantime.
  const connect = vi.spyOn(Socket.prototype, 'connect').mockImplementationOnce(function (this: Socket) {
    void lockDataDir(folder).then(fast => {
      onTestFinished(() => fast.release())
      this.emit('error', new Error('connect ECONNREFUSED'))
    })
    return this
  })
  onTestFinished(() => connect.mockRestore())
  const refusal = `in use by another Parvis server or command (process ${process.pid})`
  await expect(lockDataDir(folder)).rejects.toThrow(refusal)
  await expect(lockDataDir(folder)).rejects.toThrow(refusal)
})
