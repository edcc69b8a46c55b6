import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { refuseIfReadableByOthers } from './data-dir.ts'

it.skipIf(process.platform === 'win32').each(['710', '720', '740', '701', '755'])(
  'a folder of the embedded database that the group or others can enter, read or change is refused: mode %s',
  async mode => {
    const folder = await mkdtemp(join(tmpdir(), 'parvis-data-dir-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await expect(refuseIfReadableByOthers(folder)).resolves.toBeUndefined()
    await chmod(folder, Number.parseInt(mode, 8))
    await expect(refuseIfReadableByOthers(folder)).rejects.toThrow('run chmod 700 on it first')
  },
)
