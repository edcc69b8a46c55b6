import { AppError, adminsOnly } from '#server/errors.ts'
import { type Actor, appendAudit } from '#server/store/audit/audit.ts'
import { findConsoleUser, lockAdmins } from '#server/store/users/console-users.ts'
import { lockUserRole, setRole } from '#server/store/users/users.ts'
import type { Role } from '#shared/api/account.ts'
import type { AdminUser } from '#shared/api/admin.ts'
import type { UserId } from '#shared/api/ids.ts'
import type { Administration } from './access.ts'
import { accountMissing, removeAccount } from './remove-account.ts'

/**
 * Changing roles and deleting accounts. Before an administrator changes or deletes an account, the rows of all
 * administrators are locked, so that at least one remains even if several requests run at once.
 */

export async function changeRole(
  server: Administration,
  actor: Actor,
  userId: UserId,
  role: Role,
): Promise<AdminUser> {
  if (role === 'user' && userId === actor.id) {
    throw new AppError(403, 'self_demotion', 'You cannot demote yourself.')
  }
  return server.db.transaction().execute(async trx => {
    const admins = await lockAdmins(trx)
    const user = await findConsoleUser(trx, userId)
    if (!user) throw accountMissing()
    if (role === 'user') checkNotLastAdmin(admins, userId)
    checkStillAdmin(admins, actor)
    if (user.role === role) return user
    if (!(await setRole(trx, userId, role))) throw accountMissing()
    await appendAudit(trx, actor, { action: role === 'admin' ? 'promote' : 'demote', subjectId: userId })
    return { ...user, role }
  })
}

/** Deletes another user's account. */
export async function deleteAccount(server: Administration, actor: Actor, userId: UserId): Promise<void> {
  if (userId === actor.id) throw selfDeletion('You cannot delete your own account.')
  await removeAccount(server, userId, {
    async check(trx) {
      const admins = await lockAdmins(trx)
      checkNotLastAdmin(admins, userId)
      checkStillAdmin(admins, actor)
    },
    marked: trx => appendAudit(trx, actor, { action: 'delete_user', subjectId: userId }),
    restored: trx => appendAudit(trx, actor, { action: 'delete_user_failed', subjectId: userId }),
  })
}

/**
 * Deletes the account of a user who asks for it. The audit log gets no entry: it records what administrators do with
 * the data of others.
 */
export async function deleteOwnAccount(server: Administration, userId: UserId): Promise<void> {
  await removeAccount(server, userId, {
    async check(trx) {
      // Locked: a promotion at the same moment comes before or after the deletion.
      if ((await lockUserRole(trx, userId)) !== 'admin') return
      throw selfDeletion(
        'An administrator cannot delete their own account. Another one must demote them first.',
      )
    },
  })
}

function selfDeletion(message: string): AppError {
  return new AppError(403, 'self_deletion', message)
}

function checkNotLastAdmin(admins: Set<UserId>, userId: UserId): void {
  if (admins.has(userId) && admins.size === 1) {
    throw new AppError(409, 'last_admin', 'This is the only administrator. Promote someone else first.')
  }
}

/**
 * The caller may have lost the role since the request arrived. appendAudit checks it too, but only after the change.
 */
function checkStillAdmin(admins: Set<UserId>, actor: Actor): void {
  if (!admins.has(actor.id)) throw adminsOnly()
}
