import { accessSync, constants, readdirSync, rmSync, statfsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive } from '../../script/is-alive.mjs'

/**
 * Folders that are removed after a test run. They are in memory if there is room: on a disk, creating and removing so
 * many small files takes more CPU time than the tests themselves.
 */

const memory = '/dev/shm'
/** Two parallel runs use about a third of this. */
const minFreeBytes = 4 * 1024 ** 3

/** A new folder whose name contains the id of this process. Its path is short enough for a Unix socket. */
export async function scratchFolder(name: string): Promise<string> {
  const root = scratchRoot()
  removeAbandoned(root)
  return mkdtemp(join(root, `parvis-${name}-${process.pid}-`))
}

/** Not tmpdir(), because on a Mac its path is too long for sockets. */
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

/** A killed run does not free its folders in memory, so the next run removes them. */
function removeAbandoned(root: string): void {
  for (const name of readdirSync(root)) {
    const pid = /^parvis-\w+-(\d+)-/.exec(name)?.[1]
    if (pid === undefined || isAlive(Number(pid))) continue
    try {
      rmSync(join(root, name), { recursive: true, force: true })
    } catch {
      // It belongs to another user.
    }
  }
}
