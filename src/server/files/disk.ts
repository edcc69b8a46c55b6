import { chmod, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { type Files, keyPattern } from './files.ts'

/** Files in a folder of this machine that only this user may read; it is made when first written to. */
export function diskFiles(folder: string): Files {
  const pathOf = (key: string) => {
    const path = resolve(folder, key)
    if (!keyPattern.test(key) || dirname(path) !== resolve(folder)) throw new Error('not a key of ours')
    return path
  }
  return {
    async put(key, path) {
      const kept = pathOf(key)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await chmod(path, 0o600)
      await flush(path)
      await rename(path, kept)
      // The name is durable only once the folder is.
      await flush(folder)
    },
    async read(key, range) {
      try {
        const handle = await open(pathOf(key))
        return handle.createReadStream({ ...range, highWaterMark: 256 * 1024 })
      } catch (error) {
        return ignoreMissing(error)
      }
    },
    remove: key => rm(pathOf(key), { force: true }),
    async *list() {
      const entries = await opendir(folder).catch(ignoreMissing)
      for await (const entry of entries ?? []) {
        if (!entry.isFile() || !keyPattern.test(entry.name)) continue
        const found = await stat(join(folder, entry.name)).catch(() => undefined)
        if (found) yield { key: entry.name, keptAt: found.mtime }
      }
    },
  }
}

async function flush(path: string): Promise<void> {
  // Windows opens no folders.
  if (process.platform === 'win32' && (await stat(path)).isDirectory()) return
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
