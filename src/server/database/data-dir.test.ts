import { mkdtemp, rm } from 'node:fs/promises'
import { Server } from 'node:net'
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
