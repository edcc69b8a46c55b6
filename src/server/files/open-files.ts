import { join } from 'node:path'
import type { Config } from '#server/config/config.ts'
import { diskFiles } from './disk.ts'
import type { Files } from './files.ts'
import { s3Files } from './s3.ts'

export type OpenedFiles = Files & { close(): void }

/** Opens the configured storage. Throws a StartError if a bucket cannot be used. A folder is not checked. */
export async function openFiles(config: Pick<Config, 'dataDir' | 's3'>): Promise<OpenedFiles> {
  if (config.s3) return s3Files(config.s3)
  return { ...diskFiles(join(config.dataDir, 'uploads')), close: () => undefined }
}
