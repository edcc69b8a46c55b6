import { randomUUID } from 'node:crypto'
import type { Db } from '#server/database/database.ts'

/** The secret of this name, made at the first call. Several processes may ask at once: all get the same one. */
export async function getSecret(db: Db, name: string, make: () => string | Promise<string>): Promise<string> {
  const known = await findSecret(db, name)
  if (known !== undefined) return known
  await db
    .insertInto('secrets')
    .values({ name, value: await make() })
    .onConflict(conflict => conflict.column('name').doNothing())
    .execute()
  const made = await findSecret(db, name)
  if (made === undefined) throw new Error(`the secret ${name} was not stored`)
  return made
}

/** No secret, but made in the same way. The stored files bear it as well, and a dump of the database carries it along. */
export function getInstallationId(db: Db): Promise<string> {
  return getSecret(db, 'installation-id', randomUUID)
}

async function findSecret(db: Db, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value
}
