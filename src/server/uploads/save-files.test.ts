import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { Db } from '#server/database/database.ts'
import { diskFiles } from '#server/files/disk.ts'
import type { Files } from '#server/files/files.ts'
import { createLog } from '#server/log.ts'
import type { UserId } from '#shared/api/ids.ts'
import { pdfFile } from '#tests/support/samples/pdf-files.ts'
import { saveFiles } from './save-files.ts'
import { openTemporaryFiles } from './temporary-files.ts'

/** Saves that many PDFs, each of which is stored as two objects. */
async function savePdfs(count: number, storage: Partial<Files>) {
  const folder = await mkdtemp(join(tmpdir(), 'parvis-save-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const bytes = pdfFile({ pages: ['Bail'] })
  const received = Array.from({ length: count }, (_, n) => {
    return { name: 'bail.pdf', path: join(folder, `received-${n}`), sizeBytes: bytes.length }
  })
  for (const { path } of received) await writeFile(path, bytes)
  const deps = {
    db: {} as Db,
    log: createLog('silent'),
    files: { ...diskFiles(folder), ...storage },
    temporaryFiles: openTemporaryFiles(folder, 0),
    quotaBytes: 1_000_000,
  }
  return saveFiles(deps, 'user' as UserId, received)
}

it('an upload that could not be stored is refused within seconds, even if the storage does not respond to removals', async () => {
  const remove = vi.fn(() => new Promise<void>(() => undefined))
  const put = () => Promise.reject(new Error('the storage did not respond'))
  await expect(savePdfs(1, { put, remove })).rejects.toMatchObject({ code: 'storage_unavailable' })
  expect(remove).toHaveBeenCalledTimes(2)
})

it('the objects of an upload are stored at the same time, and if one fails, those that arrive later are removed too', async () => {
  const stored = new Set<string>()
  const steps: string[] = []
  const refusal = Promise.withResolvers<void>()
  let putCount = 0
  const put = async (key: string) => {
    putCount += 1
    // As slow as a distant bucket: the others arrive only after the third was refused.
    if (putCount === 3) {
      refusal.resolve()
      throw new Error('refused')
    }
    await refusal.promise
    await new Promise(setImmediate)
    stored.add(key)
    steps.push('stored')
  }
  const remove = async (key: string) => {
    stored.delete(key)
    steps.push('removed')
  }
  await expect(savePdfs(10, { put, remove })).rejects.toMatchObject({ code: 'storage_unavailable' })
  expect([...stored]).toEqual([])
  // Eight at a time, one of which was refused. After that, no further object was sent.
  expect(steps).toEqual([...Array(7).fill('stored'), ...Array(20).fill('removed')])
})
