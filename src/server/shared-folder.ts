import type { Db } from '#server/database/database.ts'
import { StartError } from '#server/errors.ts'
import { findFolderId, getFolderId } from '#server/files/folder-id.ts'
import { findUploadFolder, rememberUploadFolder, replaceUploadFolder } from '#server/store/upload-folder.ts'
import type { Config } from './config.ts'

/** Not with an embedded database, which belongs to one process, nor with a bucket, whose name is the same for all. */
export function needsSharedFolder({ database, s3 }: Pick<Config, 'database' | 's3'>): boolean {
  return database.url !== undefined && !s3
}

/**
 * Processes that share a database must share the folder of uploads too (docs/decisions/0042): otherwise each would answer
 * 404 for the files of the others. The first process stores its folder's id in the database. Throws a StartError in any
 * other folder, even an empty one.
 */
export async function checkSharedFolder(db: Db, folder: string): Promise<void> {
  const known = await findUploadFolder(db)
  // A folder that is refused gets no id.
  const own = known === undefined ? await getFolderId(folder) : await findFolderId(folder)
  if (own !== undefined && own === (known ?? (await rememberUploadFolder(db, own)))) return
  throw new StartError(
    `The uploads of this database are in a folder other than ${folder}: give all processes the same DATA_DIR/uploads or a bucket (S3_BUCKET). If the uploads were moved here or lost, stop all processes and run \`npm run admin -- claim-uploads\`.`,
  )
}

/** Called when the operator states that this is the folder. */
export async function claimSharedFolder(db: Db, folder: string): Promise<void> {
  await replaceUploadFolder(db, await getFolderId(folder))
}
