import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { codeOf } from '#server/errors.ts'

type Version = { stamp: string; isStampReliable: boolean }

/**
 * Copies a folder whose files change while it is copied. Returns a function that brings the copy up to date. Call it
 * while nothing writes: it copies only what has changed since, so the writer waits only for a moment. A file that was
 * changed less than `minReliableAgeMs` before it was first copied may have changed again without a new timestamp, so it
 * is always copied again.
 */
export async function copyChangingFolder(
  from: string,
  to: string,
  minReliableAgeMs = 2_000,
): Promise<() => Promise<void>> {
  const copied = new Map<string, Version>()
  const copyAll = async (isLast: boolean) => {
    const paths = await listFiles(from)
    for (const path of paths) {
      const version = await findVersion(join(from, path), minReliableAgeMs)
      const known = copied.get(path)
      if (known?.isStampReliable && known.stamp === version?.stamp) continue
      const isCopied = version !== undefined && (await copyOne(join(from, path), join(to, path)))
      if (isCopied) copied.set(path, version)
      else if (isLast) throw new Error('a file disappeared while it was being copied')
    }
    const current = new Set(paths)
    for (const path of copied.keys()) if (!current.has(path)) await rm(join(to, path), { force: true })
    await createFolders(from, to)
  }
  await mkdir(to, { recursive: true, mode: 0o700 })
  await createFolders(from, to)
  await copyAll(false)
  return () => copyAll(true)
}

export async function sizeOfFolder(folder: string): Promise<number> {
  let bytes = 0
  for (const path of await listFiles(folder)) {
    bytes += (await stat(join(folder, path)).catch(() => undefined))?.size ?? 0
  }
  return bytes
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
}

/** Creates all folders, including the empty ones, which PostgreSQL needs. */
async function createFolders(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    const path = join(entry.parentPath, entry.name).slice(from.length + 1)
    await mkdir(join(to, path), { recursive: true, mode: 0o700 })
  }
}

async function findVersion(path: string, minReliableAgeMs: number): Promise<Version | undefined> {
  const found = await stat(path, { bigint: true }).catch(() => undefined)
  return (
    found && {
      stamp: `${found.ino}.${found.size}.${found.ctimeNs}`,
      isStampReliable: Number(found.ctimeMs) < Date.now() - minReliableAgeMs,
    }
  )
}

/** False if the file no longer exists. Where the file system supports it, the copy shares the original's blocks. */
async function copyOne(from: string, to: string): Promise<boolean> {
  try {
    await mkdir(dirname(to), { recursive: true, mode: 0o700 })
    await copyFile(from, to, constants.COPYFILE_FICLONE)
    return true
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    throw error
  }
}
