import type { Db } from '#server/database/database.ts'

/** The id of the folder of uploads that the processes of this database share; undefined if none is stored yet. */
export async function findUploadFolder(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('upload_folder').select('id').executeTakeFirst()
  return row?.id
}

/** Stores the id if there is none yet, and returns the stored one. */
export async function rememberUploadFolder(db: Db, id: string): Promise<string> {
  await db
    .insertInto('upload_folder')
    .values({ id })
    .onConflict(conflict => conflict.column('only_row').doNothing())
    .execute()
  return (await findUploadFolder(db)) ?? id
}

export async function replaceUploadFolder(db: Db, id: string): Promise<void> {
  await db
    .insertInto('upload_folder')
    .values({ id })
    .onConflict(conflict => conflict.column('only_row').doUpdateSet({ id }))
    .execute()
}
