import { existsSync } from 'node:fs'
import { chmod, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type OnDeath, openEngine } from './embedded-engine.ts'

/**
 * Makes the embedded database's folder ready to be opened, whatever moment the last process ended at. The caller
 * holds the lock of the data folder.
 */
export async function prepareFolder(folder: string, onDeath: OnDeath): Promise<void> {
  if (!existsSync(join(folder, 'PG_VERSION'))) await create(folder, onDeath)
  // PostgreSQL's own lock: always a dead process's, and an empty one would stop every later start.
  await rm(join(folder, 'postmaster.pid'), { force: true })
  if (((await stat(folder)).mode & 0o077) !== 0) await takeOver(folder)
}

/** Builds it beside its place and moves it there once it is complete and on disk, so that a kill leaves no half of it. */
async function create(folder: string, onDeath: OnDeath): Promise<void> {
  const found = await readdir(folder).catch(() => [])
  if (found.length > 0) throw new Error('its file PG_VERSION is missing')
  const fresh = `${folder}.new`
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { mode: 0o700 })
  let closing = false
  const engine = await openEngine(fresh, reason => {
    if (!closing) onDeath(reason)
  })
  closing = true
  await engine.close()
  await syncAll(fresh)
  await rename(fresh, folder)
  await sync(dirname(folder))
}

/** Earlier releases left files readable to everybody inside the closed data folder, and never synced them. */
async function takeOver(folder: string): Promise<void> {
  for (const { path, isFolder } of await listAll(folder)) await chmod(path, isFolder ? 0o700 : 0o600)
  await syncAll(folder)
  // Last, since it says that this is done.
  await chmod(folder, 0o700)
}

async function syncAll(folder: string): Promise<void> {
  const paths = (await listAll(folder)).map(({ path }) => path)
  const work = async () => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) await sync(path)
  }
  await Promise.all(Array.from({ length: 16 }, work))
  await sync(folder)
}

async function listAll(folder: string): Promise<{ path: string; isFolder: boolean }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isDirectory() || entry.isFile())
    .map(entry => ({ path: join(entry.parentPath, entry.name), isFolder: entry.isDirectory() }))
}

async function sync(path: string): Promise<void> {
  // Windows opens no folders, and syncs no file that was opened for reading.
  const onWindows = process.platform === 'win32'
  if (onWindows && (await stat(path)).isDirectory()) return
  const handle = await open(path, onWindows ? 'r+' : 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
