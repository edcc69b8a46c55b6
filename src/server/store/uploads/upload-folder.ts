import type { Db } from '#server/database/database.ts'
import type { CheckBeforeMigrating } from '#server/database/migrate.ts'

/** The id of the folder of uploads that the processes of this database share; undefined if none is stored yet. */
export async function findUploadFolder(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('upload_folder').select('id').executeTakeFirst()
  return row?.id
}

/** The same before the migrations, which may include the one that creates the table. */
export async function findUploadFolderBeforeMigrating(
  client: Parameters<CheckBeforeMigrating>[0],
): Promise<string | undefined> {
  const table = await client.query("select to_regclass('upload_folder') as name")
  if (table.rows[0]?.name === null) return undefined
  const { rows } = await client.query<{ id: string }>('select id from upload_folder')
  return rows[0]?.id
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
