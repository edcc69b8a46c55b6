import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rm, rmdir, statfs, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Config } from '#server/config/config.ts'
import { minFreeBytesOf } from '#server/database/inspect.ts'
import { codeOf, reasonOf, StartError } from '#server/errors.ts'
import { probePrefix } from '#server/files/files.ts'
import { openFiles } from '#server/files/open-files.ts'
import { failed, ok, type Result, warning } from './finding.ts'

/**
 * Writes a small file into the storage of uploads, reads it and removes it. The folders that it had to create are
 * removed too. After a start there are none: the server creates its folders first.
 */
export async function checkFiles(config: Config): Promise<Result> {
  const place = config.s3 ? `The bucket ${config.s3.bucket}` : `The folder ${join(config.dataDir, 'uploads')}`
  const settings = config.s3 ? 'the S3_ settings' : 'DATA_DIR and its permissions'
  try {
    const content = await writeReadRemove(config)
    return content === probe
      ? ok(`${place} works: a file was written, read and removed.`)
      : failed(`${place} did not return what was written: check ${settings}.`)
  } catch (error) {
    // Its message already says what is wrong with the bucket.
    if (error instanceof StartError) return failed(error.message)
    const reason = reasonOf(error)
    if (config.s3 && error instanceof DataDirError) {
      return failed(
        `The folder ${config.dataDir} cannot be written to (${reason}): check DATA_DIR and its permissions.`,
      )
    }
    return failed(`${place} cannot be used (${reason}): check ${settings}.`)
  }
}

/** Files are received in DATA_DIR, even with a bucket. */
class DataDirError extends Error {}

const probe = 'written by npm run doctor'

async function writeReadRemove(config: Config): Promise<string> {
  const key = `${probePrefix}${randomUUID()}`
  const dataDir = resolve(config.dataDir)
  const incoming = join(dataDir, 'incoming')
  const path = join(existsSync(incoming) ? incoming : dataDir, key)
  let created: string[] = []
  try {
    try {
      created = await createFolder(config.s3 ? dataDir : join(dataDir, 'uploads'))
      await writeFile(path, probe, { mode: 0o600 })
    } catch (error) {
      throw new DataDirError('not written', { cause: error })
    }
    return await storeAndRead(config, key, path)
  } finally {
    await rm(path, { force: true }).catch(() => undefined)
    // A folder that a server has begun to use is not empty, and stays.
    for (const folder of created) await rmdir(folder).catch(() => undefined)
  }
}

async function storeAndRead(config: Config, key: string, path: string): Promise<string> {
  const files = await openFiles(config)
  try {
    await files.put(key, path)
    const stream = await files.read(key)
    return stream ? await text(stream) : ''
  } finally {
    await files.remove(key).finally(() => files.close())
  }
}

/** Returns the folders that did not exist yet, the innermost first. */
async function createFolder(folder: string): Promise<string[]> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 })
  const created: string[] = []
  for (let path = folder; first !== undefined && path.length >= first.length; path = dirname(path)) {
    created.push(path)
  }
  return created
}

const bytesPerMib = 1024 * 1024

export async function checkDisk(config: Config): Promise<Result> {
  try {
    const { bavail, bsize } = await statfs(config.dataDir)
    const freeBytes = bavail * bsize
    const free = `${Math.floor(freeBytes / bytesPerMib)} MiB are free on the disk of DATA_DIR`
    const neededBytes = minFreeBytesOf(config)
    if (freeBytes < neededBytes) {
      return failed(`${free}, but the database needs ${neededBytes / bytesPerMib} MiB: free some space.`)
    }
    if (freeBytes < config.uploads.minFreeBytes) {
      return warning(`${free}, so uploads are refused (UPLOAD_MIN_FREE_MB): free some space.`)
    }
    return ok(`${free}.`)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') {
      return ok('DATA_DIR does not exist yet. The first start creates it.')
    }
    return failed(`DATA_DIR cannot be read (${reasonOf(error)}): check the folder and its permissions.`)
  }
}
