import { existsSync } from 'node:fs'
import { chmod, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncFile, syncFolder } from '#server/sync-files.ts'
import { type OnCrash, openEngine } from './embedded-engine.ts'

/**
 * Prepares the embedded database's folder for opening, even if the last process was killed. The caller holds the lock
 * of the data folder.
 */
export async function prepareDatabaseFolder(folder: string, onCrash: OnCrash): Promise<void> {
  if (!existsSync(join(folder, 'PG_VERSION'))) await create(folder, onCrash)
  // PostgreSQL's own lock file: always stale here, and an empty one would stop every later start.
  await rm(join(folder, 'postmaster.pid'), { force: true })
  if (((await stat(folder)).mode & 0o077) !== 0) await secureFiles(folder)
}

/**
 * Creates the database under a temporary name and renames it once it is complete and synced, so that a kill leaves no
 * partial one.
 */
async function create(folder: string, onCrash: OnCrash): Promise<void> {
  const existing = await readdir(folder).catch(() => [])
  if (existing.length > 0) throw new Error('its file PG_VERSION is missing')
  const fresh = `${folder}.new`
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { mode: 0o700 })
  let isClosing = false
  const engine = await openEngine(fresh, reason => {
    if (!isClosing) onCrash(reason)
  })
  isClosing = true
  await engine.close()
  await syncAll(fresh)
  await rename(fresh, folder)
  await syncFolder(dirname(folder))
}

/** Earlier releases created world-readable files inside the private data folder, and never synced them. */
async function secureFiles(folder: string): Promise<void> {
  for (const { path, isFolder } of await listAll(folder)) await chmod(path, isFolder ? 0o700 : 0o600)
  await syncAll(folder)
  // Last: a folder with this mode counts as secured.
  await chmod(folder, 0o700)
}

export async function syncAll(folder: string): Promise<void> {
  const entries = await listAll(folder)
  const work = async () => {
    for (let entry = entries.pop(); entry !== undefined; entry = entries.pop()) {
      await (entry.isFolder ? syncFolder(entry.path) : syncFile(entry.path))
    }
  }
  await Promise.all(Array.from({ length: 16 }, work))
  await syncFolder(folder)
}

async function listAll(folder: string): Promise<{ path: string; isFolder: boolean }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isDirectory() || entry.isFile())
    .map(entry => ({ path: join(entry.parentPath, entry.name), isFolder: entry.isDirectory() }))
}
