import { randomUUID } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { codeOf, ignoreMissing } from '#server/errors.ts'

/**
 * The id of a folder of uploads shows whether two processes use the same folder. The installation's id would not show
 * this: it comes from the database, so every folder that is used with the database has it.
 */
const fileName = 'folder-id'
/** Has the id if a process died, or took too long, while it wrote the file above. */
const replacementName = `${fileName}-replaced`
const pattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
/** Together, the time that another process may take between creating the file and writing the id. */
const maxReadAttempts = 20
const readIntervalMs = 50

export async function findFolderId(folder: string): Promise<string | undefined> {
  // The replacement counts even if the process that seemed dead writes its id after all.
  return (await readId(join(folder, replacementName))) ?? (await readId(join(folder, fileName)))
}

async function readId(path: string): Promise<string | undefined> {
  const text = await readFile(path, 'utf8').catch(ignoreMissing)
  const id = text?.trim() ?? ''
  return pattern.test(id) ? id : undefined
}

/**
 * The folder's id, created if it has none. If several processes ask at once, all get the same id, with one exception: a
 * process that creates the file but takes too long to write the id gets its own.
 */
export async function getFolderId(folder: string): Promise<string> {
  const id = randomUUID()
  try {
    await writeFile(join(folder, fileName), `${id}\n`, { mode: 0o600, flush: true, flag: 'wx' })
    return id
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
  for (let attempt = 0; attempt < maxReadAttempts; attempt += 1) {
    const known = await findFolderId(folder)
    if (known !== undefined) return known
    await wait(readIntervalMs)
  }
  // A process seems to have died while it wrote the file.
  await storeReplacement(join(folder, replacementName), id)
  return (await findFolderId(folder)) ?? id
}

/**
 * Stores the id unless another process has stored one: a link never replaces a file. Some file systems have no links.
 */
async function storeReplacement(path: string, id: string): Promise<void> {
  const own = `${path}-${id}`
  await writeFile(own, `${id}\n`, { mode: 0o600, flush: true })
  await link(own, path).catch(error => (codeOf(error) === 'EEXIST' ? undefined : rename(own, path)))
  await rm(own, { force: true })
}
