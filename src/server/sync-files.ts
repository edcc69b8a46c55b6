import { open } from 'node:fs/promises'
import { codeOf } from './errors.ts'

/** Windows cannot open folders, and cannot sync a file that is open for reading only. */
const onWindows = process.platform === 'win32'

/** Resolves once the file's content is on the disk. */
export async function syncFile(path: string): Promise<void> {
  await sync(path, onWindows ? 'r+' : 'r')
}

/** Resolves once the names in the folder are on the disk: only then is a new file durable. */
export async function syncFolder(path: string): Promise<void> {
  if (onWindows) return
  try {
    await sync(path, 'r')
  } catch (error) {
    // Some file systems, such as those of network shares, cannot sync folders.
    if (codeOf(error) !== 'EINVAL') throw error
  }
}

async function sync(path: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(path, flags)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
