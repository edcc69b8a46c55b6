import { randomUUID } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * The id of a folder of uploads shows whether two processes use the same folder. The installation's id would not show
 * this: it comes from the database, so every folder that is used with the database has it.
 */
const fileName = 'folder-id'
const pattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
/** Together, the time that another process may take between creating the file and writing the id. */
const maxReadAttempts = 20
const readIntervalMs = 50

export async function findFolderId(folder: string): Promise<string | undefined> {
  const text = await readFile(join(folder, fileName), 'utf8').catch(ignoreMissing)
  const id = text?.trim() ?? ''
  return pattern.test(id) ? id : undefined
}

/** The folder's id, created if it has none. If several processes ask at once, all get the same one. */
export async function getFolderId(folder: string): Promise<string> {
  const id = randomUUID()
  try {
    await writeFile(join(folder, fileName), `${id}\n`, { mode: 0o600, flush: true, flag: 'wx' })
    return id
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  for (let attempt = 0; attempt < maxReadAttempts; attempt += 1) {
    const known = await findFolderId(folder)
    if (known !== undefined) return known
    await wait(readIntervalMs)
  }
  // A process died while it wrote the file.
  const path = join(folder, fileName)
  await writeFile(`${path}-${id}`, `${id}\n`, { mode: 0o600, flush: true })
  await rename(`${path}-${id}`, path)
  return id
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
