import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOrNameOf, StartError } from '#server/errors.ts'
import { type Files, hasNoFiles, keyPattern, restoringMark } from '#server/files/files.ts'
import type { Head } from './parts.ts'
import { readWhole } from './read-installation.ts'

/** Empty storage that files are restored into. */
export type FileTarget = {
  begin(head: Head): Promise<void>
  /** Begins to store the file and to read it back. Throws if an earlier file failed. */
  add(key: string, bytes: Buffer): Promise<void>
  /** Waits until all files are stored. Throws if one failed. */
  finish(): Promise<void>
  /** Marks the storage as the installation's. Call it after the database has committed. */
  commit(): Promise<void>
  close(): Promise<void>
}

const maxParallelWrites = 4

/**
 * Throws a StartError if there are files already, unless an interrupted restore left them. `begin` then checks that it
 * was a restore of the same installation, whose files have the same contents.
 */
export async function openFileTarget(files: Files, temporaryDir: string): Promise<FileTarget> {
  const owner = await files.findInstallationId()
  const isInterrupted = owner?.startsWith(restoringMark('')) ?? false
  if (!isInterrupted && !(await hasNoFiles(files))) throw notEmpty()
  const folder = join(temporaryDir, 'restore-files.partial')
  let finalOwner = ''
  const running = new Set<Promise<void>>()
  let failure: Error | undefined

  async function store(path: string, key: string, bytes: Buffer): Promise<void> {
    try {
      await writeFile(path, bytes, { mode: 0o600 })
      await files.put(key, path)
      await rm(path, { force: true })
    } catch (error) {
      throw new StartError(
        `The file ${key} cannot be stored (${codeOrNameOf(error)}), so the copy was stopped.`,
      )
    }
    if (!(await readWhole(files, key))?.equals(bytes)) {
      throw new StartError(
        `The storage returned the file ${key} with different contents, so the copy was stopped.`,
      )
    }
  }

  return {
    async begin({ installationId, createdAt }) {
      const mark = restoringMark(installationId ?? createdAt)
      if (isInterrupted && owner !== mark && !(await hasNoFiles(files))) throw notEmpty()
      // Without an id, the next server claims the files.
      finalOwner = installationId ?? ''
      await files.setInstallationId(mark)
      await rm(folder, { recursive: true, force: true })
      await mkdir(folder, { recursive: true, mode: 0o700 })
    },
    async add(key, bytes) {
      if (!keyPattern.test(key)) throw new StartError(`${key} is not a stored file.`)
      while (running.size >= maxParallelWrites) await Promise.race(running)
      if (failure !== undefined) throw failure
      const work = store(join(folder, key), key, bytes)
        .catch((error: Error) => {
          failure ??= error
        })
        .finally(() => running.delete(work))
      running.add(work)
    },
    async finish() {
      await Promise.all(running)
      if (failure !== undefined) throw failure
    },
    commit: () => files.setInstallationId(finalOwner),
    async close() {
      await Promise.all(running)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function notEmpty(): StartError {
  return new StartError(
    'The storage of uploads already contains files. Data is copied only into empty storage: choose another folder or bucket.',
  )
}
