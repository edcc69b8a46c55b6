import { accessSync, constants, readdirSync, rmSync, statfsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Folders for what goes away with a test run. They are in memory where there is room: on a disk, making and removing
 * so many small files takes more of the processor than the tests themselves.
 */

const memory = '/dev/shm'
/** Two passes side by side hold about a third of this at a time. */
const minFreeBytes = 4 * 1024 ** 3

/** A new folder; its name says which process made it. Its path is short enough for a unix socket. */
export async function scratchFolder(name: string): Promise<string> {
  const root = scratchRoot()
  removeAbandoned(root)
  return mkdtemp(join(root, `parvis-${name}-${process.pid}-`))
}

/** Not tmpdir() on a Mac: its path is too long for sockets. */
function scratchRoot(): string {
  if (process.platform === 'win32') return tmpdir()
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    const freeBytes = Math.min(bavail * bsize, process.availableMemory() / 2)
    return freeBytes >= minFreeBytes ? memory : '/tmp'
  } catch {
    return '/tmp'
  }
}

/** Memory is not given back by itself when a run is killed: the next run removes what the dead one left. */
function removeAbandoned(root: string): void {
  for (const name of readdirSync(root)) {
    const pid = /^parvis-\w+-(\d+)-/.exec(name)?.[1]
    if (pid === undefined || isAlive(Number(pid))) continue
    try {
      rmSync(join(root, name), { recursive: true, force: true })
    } catch {
      // It belongs to somebody else.
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
