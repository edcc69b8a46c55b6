import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { StartError } from '#server/errors.ts'
import { copySocket, removeAbandonedCopies, requestCopy, serveCopies } from './embedded-copy.ts'

async function newDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'parvis-copy-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  return dataDir
}

it('the copies and restores of killed commands are removed, but not the copy of one that still runs (N-3)', async () => {
  const dataDir = await newDataDir()
  const kept = [`copy-${process.pid}`, 'database', 'uploads']
  for (const name of [...kept, 'copy-2147483647', 'restore-files.partial', 'restore.partial/database']) {
    await mkdir(join(dataDir, name), { recursive: true })
  }
  await removeAbandonedCopies(dataDir)
  expect((await readdir(dataDir)).sort()).toEqual(kept)
})

it('a copy that fails for an unexpected reason is reported in a sentence', async () => {
  const dataDir = await newDataDir()
  await mkdir(join(dataDir, 'database'))
  const source = {
    folder: join(dataDir, 'database'),
    pause: () => Promise.reject(new Error('ENOSPC: no space left on device\nat copyFile')),
    checkpoint: async () => undefined,
  }
  const server = serveCopies(source, copySocket(dataDir))
  onTestFinished(() => void server.close())
  await expect(requestCopy(dataDir, dataDir, () => undefined)).rejects.toEqual(
    new StartError(
      'The running server could not copy its database (ENOSPC: no space left on device). Run the command again, or stop the server for the backup.',
    ),
  )
})
