import { open } from 'node:fs/promises'
import { onTestFinished, vi } from 'vitest'

/** Makes the sync of every folder fail, until the test ends. Files are not synced either. */
export async function failFolderSync(anyFolder: string, failure: Error): Promise<void> {
  const handle = await open(anyFolder)
  const sync = vi.spyOn(Object.getPrototypeOf(handle) as typeof handle, 'sync')
  await handle.close()
  onTestFinished(() => sync.mockRestore())
  sync.mockImplementation(async function (this: typeof handle) {
    if ((await this.stat()).isDirectory()) throw failure
  })
}

/** The error that the file systems of some network shares report. */
export const cannotSync = Object.assign(new Error('EINVAL: invalid argument, fsync'), { code: 'EINVAL' })
