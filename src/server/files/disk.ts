import { randomUUID } from 'node:crypto'
import {
  chmod,
  copyFile,
  mkdir,
  open,
  opendir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { codeOf, ignoreMissing } from '#server/errors.ts'
import { syncFile, syncFolder } from '#server/sync-files.ts'
import { type FileArea, type Files, installationIdName, isUpload, keyPattern } from './files.ts'

/** Files in a local folder that only the server's user can read. If it is missing, the first write creates it. */
export function diskFiles(folder: string): Files {
  const folders: Record<FileArea, string> = { uploads: folder, quarantine: join(folder, 'quarantine') }
  const pathOf = (key: string, area: FileArea = 'uploads') => {
    const path = resolve(folders[area], key)
    if (!keyPattern.test(key) || dirname(path) !== resolve(folders[area])) {
      throw new Error('invalid storage key')
    }
    return path
  }
  return {
    async put(key, path) {
      const target = pathOf(key)
      await chmod(path, 0o600)
      await syncFile(path)
      try {
        await moveInto(folder, path, target)
      } catch (error) {
        // The folder is a mount of its own, such as a network file system. No row refers to the file yet, so if the
        // process is killed during the copy, the daily comparison quarantines it.
        if (codeOf(error) !== 'EXDEV') throw error
        await copyFile(path, target)
        await syncFile(target)
        await syncFolder(folder)
        await rm(path)
      }
    },
    async read(key, range) {
      try {
        const handle = await open(pathOf(key))
        return handle.createReadStream({ ...range, highWaterMark: 256 * 1024 })
      } catch (error) {
        return ignoreMissing(error)
      }
    },
    async remove(key) {
      // Quarantine first: a file that another process moves back at this moment is removed as well.
      await rm(pathOf(key, 'quarantine'), { force: true })
      await rm(pathOf(key), { force: true })
    },
    list: area => listFolder(folders[area]),
    async move(key, to) {
      const from = pathOf(key, to === 'quarantine' ? 'uploads' : 'quarantine')
      try {
        // Set the time first: if the process dies, no file in quarantine looks old enough to delete.
        await utimes(from, new Date(), new Date())
        await moveInto(folders[to], from, pathOf(key, to))
      } catch (error) {
        ignoreMissing(error)
      }
    },
    async findInstallationId() {
      const id = await readFile(join(folder, installationIdName), 'utf8').catch(ignoreMissing)
      return id?.trim() || undefined
    },
    async setInstallationId(id) {
      const temporaryPath = join(folder, `.${installationIdName}-${randomUUID()}`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(temporaryPath, `${id}\n`, { mode: 0o600, flush: true })
      await moveInto(folder, temporaryPath, join(folder, installationIdName))
    },
  }
}

async function moveInto(folder: string, from: string, to: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await rename(from, to)
  // The file's new name is durable only after the folder is synced.
  await syncFolder(folder)
}

async function* listFolder(folder: string) {
  const entries = await opendir(folder).catch(ignoreMissing)
  for await (const entry of entries ?? []) {
    if (!entry.isFile() || !isUpload(entry.name)) continue
    const found = await stat(join(folder, entry.name)).catch(() => undefined)
    if (found) yield { key: entry.name, storedAt: found.mtime }
  }
}
