import type { Db } from '#server/database/database.ts'
import type { UserId } from '#shared/ids.ts'
import { findById } from './accounts.ts'
import { generatedPasswordHours, generatePassword, giveGeneratedPassword } from './generated-password.ts'
import { hashPassword } from './passwords.ts'

/** A new generated password for an account; undefined where the embedded provider holds none. */
export async function resetPassword(
  db: Db,
  id: UserId,
): Promise<{ password: string; hours: number } | undefined> {
  const password = generatePassword()
  const passwordHash = await hashPassword(password)
  const done = await db.transaction().execute(async trx => {
    const user = await findById(trx, id)
    if (!user) return false
    await giveGeneratedPassword(trx, user, passwordHash)
    return true
  })
  return done ? { password, hours: generatedPasswordHours } : undefined
}
