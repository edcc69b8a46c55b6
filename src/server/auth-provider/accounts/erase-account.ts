import { AuthError } from '#server/auth-provider/protocol/auth-error.ts'
import type { Db } from '#server/database/database.ts'
import { appendAudit } from '#server/store/audit/audit.ts'
import { lockAdmins } from '#server/store/users/console-users.ts'
import { eraseUser, markUserRemoved } from '#server/store/users/user-removals.ts'
import type { UserId } from '#shared/api/ids.ts'
import { removeAuthUser } from './accounts.ts'

/**
 * Deletes an account and the user's data, for the provider's admin API. As in the console, the only administrator
 * cannot be deleted.
 */
export async function eraseAccount(db: Db, id: UserId, requestId: string): Promise<void> {
  await db.transaction().execute(async trx => {
    // Every transaction that locks both the account and the administrators locks the account first.
    await trx.selectFrom('auth_users').select('id').where('id', '=', id).forUpdate().execute()
    const admins = await lockAdmins(trx)
    if (admins.has(id) && admins.size === 1) {
      throw new AuthError(409, 'conflict', 'This is the only administrator. Promote someone else first.')
    }
    await removeAuthUser(trx, id)
    // An anonymous user has no account in the product.
    if (!(await markUserRemoved(trx, id))) return
    await appendAudit(trx, undefined, { action: 'delete_user', subjectId: id, requestId })
  })
  await eraseUser(db, id)
}
