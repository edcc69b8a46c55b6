import { mkdir, mkdtemp, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { codeOf, StartError } from '#server/errors.ts'

/** Creates DATA_DIR, or a folder in it, if it is missing. A StartError says why this process cannot write there. */
export async function prepareFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder)
    if (!(await stat(folder)).isDirectory()) throw new StartError(`DATA_DIR: ${folder} is not a folder.`)
    // Tests a write, because permissions do not show a read-only disk.
    await rmdir(await mkdtemp(join(folder, '.write-test-')))
  } catch (error) {
    if (error instanceof StartError) throw error
    const code = codeOf(error) ?? 'error'
    // With a full disk only uploads fail, and the embedded database has its own check.
    if (code === 'ENOSPC' || code === 'EDQUOT') return
    throw new StartError(`DATA_DIR: ${await reasonFor(folder, code)}`)
  }
}

/** Node's own `recursive` never returns if a folder cannot be created in an existing one, for example in /proc. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 })
  } catch (error) {
    const code = codeOf(error)
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
  const isForbidden = code === 'EACCES' || code === 'EPERM'
  if (isForbidden && owner !== undefined && process.getuid && owner !== process.getuid()) {
    return `${folder} belongs to another user (uid ${owner}) and is not writable: start the server as that user, or choose another folder.`
  }
  return `${folder} cannot be created or written to (${code}).`
}
