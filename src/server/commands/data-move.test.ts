import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { lockDataDir } from '#server/database/data-dir.ts'
import { move } from './data-move.ts'

it('a move is refused while a command uses the embedded database, and the message also fits if no server is running (N-8)', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'parvis-move-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const { release } = await lockDataDir(dataDir)
  onTestFinished(release)
  const watch = { print: () => undefined, signal: AbortSignal.timeout(30_000) }
  await expect(move({ databaseUrl: 'postgres://127.0.0.1/a' }, { DATA_DIR: dataDir }, watch)).rejects.toThrow(
    /^A server or another command.+ Stop the server or wait until the command has ended/,
  )
})
