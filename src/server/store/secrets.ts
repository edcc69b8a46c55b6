import { randomBytes, randomUUID } from 'node:crypto'
import type { Db } from '#server/database/database.ts'

/** The secret with this name, created at the first call. If several processes ask at once, all get the same one. */
export async function getSecret(
  db: Db,
  name: string,
  create: () => string | Promise<string>,
): Promise<string> {
  const known = await findSecret(db, name)
  if (known !== undefined) return known
  await db
    .insertInto('secrets')
    .values({ name, value: await create() })
    .onConflict(conflict => conflict.column('name').doNothing())
    .execute()
  const created = await findSecret(db, name)
  if (created === undefined) throw new Error(`The secret ${name} was not stored.`)
  return created
}

/** A random key of 256 bits. */
export function getKey(db: Db, name: string): Promise<string> {
  return getSecret(db, name, () => randomBytes(32).toString('hex'))
}

/** Removes the keys that sign access tokens and encrypt links to files. The next start creates others. */
export async function removeAccessKeys(db: Db): Promise<void> {
  await db.deleteFrom('secrets').where('name', 'in', ['auth_signing_key', 'link-key']).execute()
}

/** Not a secret, but created in the same way. The stored files are marked with it, and database dumps include it. */
export function getInstallationId(db: Db): Promise<string> {
  return getSecret(db, 'installation-id', randomUUID)
}

async function findSecret(db: Db, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value
}
