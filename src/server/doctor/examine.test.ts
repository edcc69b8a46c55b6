import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { examine } from './examine.ts'

it('a retention period of one day is written in the singular (O-13)', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'parvis-examine-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  for await (const { part, sentence } of examine(readConfig({ DATA_DIR: dataDir, RETENTION_DAYS: '1' }))) {
    if (part !== 'firm') continue
    expect(sentence).toMatch(/ removed 1 day after their last message\.$/)
    return
  }
  throw new Error('There is no finding about the firm.')
})
