import { mkdir, mkdtemp, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartError } from '#server/errors.ts'

/** Makes DATA_DIR, or a folder in it, where it is missing. A StartError says why this process can't write there. */
export async function prepareFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder)
    if (!(await stat(folder)).isDirectory()) throw new StartError(`DATA_DIR: ${folder} is not a folder.`)
    // Tried, not asked for: permissions don't tell of a read-only disk.
    await rmdir(await mkdtemp(join(folder, '.write-test-')))
  } catch (error) {
    if (error instanceof StartError) throw error
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'error'
    // A full disk refuses uploads only, and the embedded database speaks for itself.
    if (code === 'ENOSPC' || code === 'EDQUOT') return
    throw new StartError(`DATA_DIR: ${await reasonFor(folder, code)}`)
  }
}

/** Node's own `recursive` never ends where a folder can't be made in one that is there, as in /proc. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EEXIST' || dirname(folder) === folder) return
    if (code !== 'ENOENT') throw error
    await makeFolder(dirname(folder))
    await mkdir(folder, { mode: 0o700 })
  }
}

async function reasonFor(folder: string, code: string): Promise<string> {
  const owner = await stat(folder).then(
    found => found.uid,
    () => undefined,
  )
  if (owner !== undefined && process.getuid && owner !== process.getuid()) {
    return `${folder} belongs to another user (uid ${owner}) and can't be written to: start the server as that user, or choose another folder.`
  }
  return `${folder} can't be made or written to (${code}).`
}
