import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { refuseIfReadableByOthers } from './data-dir.ts'

it.skipIf(process.platform === 'win32').each([0o710, 0o720, 0o740, 0o701, 0o755])(
  'a folder of the embedded database that the group or others can enter, read or change is refused: mode %i',
  async mode => {
    const folder = await mkdtemp(join(tmpdir(), 'parvis-data-dir-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await expect(refuseIfReadableByOthers(folder)).resolves.toBeUndefined()
    await chmod(folder, mode)
    await expect(refuseIfReadableByOthers(folder)).rejects.toThrow('run chmod 700 on it first')
  },
)
