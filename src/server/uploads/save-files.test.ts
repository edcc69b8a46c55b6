import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { Db } from '#server/database/database.ts'
import { diskFiles } from '#server/files/disk.ts'
import { createLog } from '#server/log.ts'
import type { UserId } from '#shared/api/ids.ts'
import { pdfFile } from '#tests/support/samples/pdf-files.ts'
import { saveFiles } from './save-files.ts'
import { openTemporaryFiles } from './temporary-files.ts'

it('an upload that could not be stored is refused within seconds, even if the storage does not respond to removals', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parvis-save-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'received')
  const bytes = pdfFile({ pages: ['Bail'] })
  await writeFile(path, bytes)
  const remove = vi.fn(() => new Promise<void>(() => undefined))
  const files = {
    ...diskFiles(folder),
    put: () => Promise.reject(new Error('the storage did not respond')),
    remove,
  }
  const temporaryFiles = openTemporaryFiles(folder, 0)
  const deps = { db: {} as Db, log: createLog('silent'), files, temporaryFiles, quotaBytes: 1_000_000 }
  const saving = saveFiles(deps, 'user' as UserId, [{ name: 'bail.pdf', path, sizeBytes: bytes.length }])
  await expect(saving).rejects.toMatchObject({ code: 'storage_unavailable' })
  expect(remove).toHaveBeenCalledTimes(2)
})
