import { lockUser } from '#server/auth-provider/accounts/accounts.ts'
import type { Db } from '#server/database/database.ts'
import { appendAudit } from '#server/store/audit/audit.ts'
import { generatedPasswordLifetimeHours } from '#shared/api/account.ts'
import type { UserId } from '#shared/api/ids.ts'
import { generatePassword, giveGeneratedPassword } from './generated-password.ts'
import { hashPassword } from './password-hash.ts'

/** Gives an account a new generated password, for the operator. Undefined if there is no such account. */
export async function resetPassword(
  db: Db,
  id: UserId,
): Promise<{ password: string; lifetimeHours: number } | undefined> {
  const password = generatePassword()
  const passwordHash = await hashPassword(password)
  const done = await db.transaction().execute(async trx => {
    const user = await lockUser(trx, id)
    if (!user) return false
    await giveGeneratedPassword(trx, user, passwordHash)
    await appendAudit(trx, undefined, { action: 'reset_password', subjectId: id })
    return true
  })
  return done ? { password, lifetimeHours: generatedPasswordLifetimeHours } : undefined
}
