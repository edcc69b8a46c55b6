import { randomBytes } from 'node:crypto'
import { mkdir, opendir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { storageFull, storageUnavailable, withCause } from './upload-errors.ts'

/** The folder for files that are being received and checked, under random names. Most stay only a few seconds. */
export type TemporaryFiles = {
  /** An unused path. */
  newPath(): string
  /** Throws 503 if the disk has too little free space, or if the folder cannot be used. */
  checkSpace(): Promise<void>
  /** Removes files left behind by a process that died. */
  sweep(): Promise<void>
}

/** Measured from a file's last write. Over a slow line, the first file of an upload may wait hours for the last one. */
const maxAgeMs = 24 * 60 * 60_000

/** `minFreeBytes`: the space that uploads leave free on the disk. */
export function openTemporaryFiles(folder: string, minFreeBytes: number): TemporaryFiles {
  return {
    newPath: () => join(folder, randomBytes(16).toString('hex')),
    checkSpace: async () => {
      if ((await findFreeBytes(folder)) < minFreeBytes) throw storageFull()
    },
    sweep: async () => {
      const entries = await opendir(folder).catch(() => undefined)
      for await (const entry of entries ?? []) {
        const path = join(folder, entry.name)
        const found = await stat(path).catch(() => undefined)
        if (found && found.mtimeMs < Date.now() - maxAgeMs) await rm(path, { force: true })
      }
    },
  }
}

/** Creates the folder if there is none. */
async function findFreeBytes(folder: string): Promise<number> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch (error) {
    throw withCause(storageUnavailable(), error)
  }
}
