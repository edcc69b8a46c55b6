import { open } from 'node:fs/promises'
import { codeOf } from './errors.ts'

/** Resolves once the file's content is on the disk. */
export async function syncFile(path: string): Promise<void> {
  // Windows cannot sync a file that is open for reading only.
  await sync(path, 'r+')
}

/** Resolves once the names in the folder are on the disk: only then is a new file durable. */
export async function syncFolder(path: string): Promise<void> {
  // Windows cannot open folders.
  if (process.platform === 'win32') return
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
