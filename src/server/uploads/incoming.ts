import { randomBytes } from 'node:crypto'
import { mkdir, opendir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'

/** Where files stand while they come in and are checked: under random names, for minutes at most. */
export type Incoming = {
  /** A path that nothing has yet. */
  newPath(): string
  /** False where too little is free on its disk, or nothing can be written there at all. */
  hasRoom(): Promise<boolean>
  /** Removes what was left behind by a process that died. */
  sweep(): Promise<void>
}

/** No upload takes that long. */
const leftBehindAfter = 60 * 60_000

/** `minFree`: bytes that stay free on the disk, whatever is uploaded. */
export function openIncoming(folder: string, minFree: number): Incoming {
  return {
    newPath: () => join(folder, randomBytes(16).toString('hex')),
    hasRoom: async () => {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        const { bavail, bsize } = await statfs(folder)
        return bavail * bsize >= minFree
      } catch {
        return false
      }
    },
    sweep: async () => {
      const entries = await opendir(folder).catch(() => undefined)
      for await (const entry of entries ?? []) {
        const path = join(folder, entry.name)
        const found = await stat(path).catch(() => undefined)
        if (found && found.mtimeMs < Date.now() - leftBehindAfter) await rm(path, { force: true })
      }
    },
  }
}
