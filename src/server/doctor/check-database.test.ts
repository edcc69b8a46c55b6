import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { lockDataDir } from '#server/database/data-dir.ts'
import { checkDatabase } from './check-database.ts'

it('if the embedded database cannot be used, as while a server starts, the message does not name DATABASE_URL (O-13)', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'parvis-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const { release } = await lockDataDir(dataDir)
  onTestFinished(release)
  const { database } = await checkDatabase(readConfig({ DATA_DIR: dataDir }))
  expect(database.state).toBe('failed')
  expect(database.sentence).toMatch(
    /^The embedded database cannot be used \(ENOENT\)\. If the server is just/,
  )
  expect(database.sentence).not.toContain('DATABASE_URL')
})
