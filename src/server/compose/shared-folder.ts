import { join } from 'node:path'
import type { Config } from '#server/config/config.ts'
import type { Db } from '#server/database/database.ts'
import type { CheckBeforeMigrating } from '#server/database/migrate.ts'
import { StartError } from '#server/errors.ts'
import { findFolderId, getFolderId } from '#server/files/folder-id.ts'
import {
  findUploadFolder,
  findUploadFolderBeforeMigrating,
  rememberUploadFolder,
  replaceUploadFolder,
} from '#server/store/uploads/upload-folder.ts'

/**
 * Not needed with an embedded database, which belongs to one process, nor with a bucket, whose name is the same for
 * all.
 */
export function needsSharedFolder({ database, s3 }: Pick<Config, 'database' | 's3'>): boolean {
  return database.url !== undefined && !s3
}

/**
 * Processes that share a database must share the folder of uploads too (docs/decisions/0042): otherwise each would
 * answer 404 for the files of the others. The first process stores its folder's id in the database. Throws a StartError
 * in any other folder, even an empty one.
 */
export async function checkSharedFolder(db: Db, folder: string): Promise<void> {
  const known = await findUploadFolder(db)
  // Once a folder is known, another one is refused and gets no id.
  const own = known === undefined ? await getFolderId(folder) : await findFolderId(folder)
  if (own !== undefined && own === (known ?? (await rememberUploadFolder(db, own)))) return
  throw otherFolder(folder)
}

/**
 * A process that will be refused must not migrate the database first: the others may still run the previous release. A
 * database that has no folder yet is migrated, and `checkSharedFolder` decides.
 */
export function refuseOtherFolder(
  config: Pick<Config, 'dataDir' | 'database' | 's3'>,
): CheckBeforeMigrating | undefined {
  if (!needsSharedFolder(config)) return undefined
  const folder = join(config.dataDir, 'uploads')
  return async client => {
    const known = await findUploadFolderBeforeMigrating(client)
    if (known !== undefined && known !== (await findFolderId(folder))) throw otherFolder(folder)
  }
}

function otherFolder(folder: string): StartError {
  return new StartError(
    `The uploads of this database are in a folder other than ${folder}: give all processes the same DATA_DIR/uploads or a bucket (S3_BUCKET). If the uploads were moved here or lost, stop all processes and run \`npm run admin -- claim-uploads\`.`,
  )
}

/** Called when the operator states that this is the folder. */
export async function claimSharedFolder(db: Db, folder: string): Promise<void> {
  await replaceUploadFolder(db, await getFolderId(folder))
}
