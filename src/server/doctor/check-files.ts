import { randomUUID } from 'node:crypto'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Config } from '#server/config.ts'
import { minFreeBytesOf } from '#server/database/inspect.ts'
import { keyStart } from '#server/files/files.ts'
import { openFiles } from '#server/files/open-files.ts'
import { failed, ok, type Result, reasonOf, warning } from './finding.ts'

/** Writes a small file into the storage of uploads, reads it and removes it. */
export async function checkFiles(config: Config): Promise<Result> {
  const place = config.s3 ? `The bucket ${config.s3.bucket}` : `The folder ${join(config.dataDir, 'uploads')}`
  const settings = config.s3 ? 'the S3_ settings' : 'DATA_DIR and its permissions'
  try {
    const content = await writeReadRemove(config)
    return content === probe
      ? ok(`${place} can be written and read, and files can be removed.`)
      : failed(`${place} did not return what was written: check ${settings}.`)
  } catch (error) {
    return failed(`${place} cannot be used (${reasonOf(error)}): check ${settings}.`)
  }
}

const probe = 'written by npm run doctor'

async function writeReadRemove(config: Config): Promise<string> {
  const files = await openFiles(config)
  const key = `${keyStart}${randomUUID()}`
  const incoming = join(config.dataDir, 'incoming')
  const path = join(incoming, key)
  try {
    await mkdir(incoming, { recursive: true, mode: 0o700 })
    if (!config.s3) await mkdir(join(config.dataDir, 'uploads'), { recursive: true, mode: 0o700 })
    await writeFile(path, probe, { mode: 0o600 })
    await files.put(key, path)
    const stream = await files.read(key)
    return stream ? await text(stream) : ''
  } finally {
    await files.remove(key)
    await rm(path, { force: true })
    files.close()
  }
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
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return ok('DATA_DIR does not exist yet. The first start creates it.')
    }
    return failed(`DATA_DIR cannot be read (${reasonOf(error)}): check the folder and its permissions.`)
  }
}
