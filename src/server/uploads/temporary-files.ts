import { randomBytes } from 'node:crypto'
import { mkdir, opendir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'

/** Where files are while they arrive and are checked: under random names, for minutes at most. */
export type TemporaryFiles = {
  /** An unused path. */
  newPath(): string
  /** False if its disk has too little free space, or nothing can be written there at all. */
  hasRoom(): Promise<boolean>
  /** Removes what was left behind by a process that died. */
  sweep(): Promise<void>
}

/** No upload takes that long. */
const maxAgeMs = 60 * 60_000

/** `minFreeBytes` stay free on the disk, whatever is uploaded. */
export function openTemporaryFiles(folder: string, minFreeBytes: number): TemporaryFiles {
  return {
    newPath: () => join(folder, randomBytes(16).toString('hex')),
    hasRoom: async () => {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        const { bavail, bsize } = await statfs(folder)
        return bavail * bsize >= minFreeBytes
      } catch {
        return false
      }
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
