import { AppError, notFound, unavailable } from '#server/errors.ts'
import { findAdminUser, lockAdmins } from '#server/store/admin-users.ts'
import { type Actor, appendAudit } from '#server/store/audit.ts'
import {
  eraseUser,
  isRemovalUnfinished,
  listUnfinishedRemovals,
  markUserRemoved,
  unmarkUserRemoved,
} from '#server/store/user-removals.ts'
import { setRole } from '#server/store/users.ts'
import type { Role } from '#shared/account.ts'
import type { AdminUser } from '#shared/admin.ts'
import type { UserId } from '#shared/ids.ts'
import type { Administration } from './access.ts'

/**
 * Changing roles and deleting accounts. Whoever does either holds the lock on all admins, and sees there who is one
 * now: so at least one admin stays, however many requests race.
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
    const user = await findAdminUser(trx, userId)
    if (!user) throw accountMissing()
    if (role === 'user') keepOneAdmin(admins, userId)
    checkStillAdmin(admins, actor)
    if (user.role === role) return user
    await setRole(trx, userId, role)
    await appendAudit(trx, actor, { action: role === 'admin' ? 'promote' : 'demote', subjectId: userId })
    return { ...user, role }
  })
}

/**
 * Deletes an account for good. First it is marked, with which it is gone for everybody: its tokens are refused. Then
 * it goes at the auth provider; where that cannot be reached it is given back as it was, 503. Then all that
 * the product holds of it goes. A process that ends in between leaves the mark, and finishRemovals goes on from there;
 * so does a repeated call.
 */
export async function deleteAccount(server: Administration, actor: Actor, userId: UserId): Promise<void> {
  if (userId === actor.id) throw new AppError(403, 'self_deletion', 'You cannot delete your own account.')
  if (!server.identity.canRemoveUsers) {
    throw unavailable(
      'Accounts cannot be deleted here: the server has no service key of the auth provider.',
      'identity_unavailable',
    )
  }
  await markForRemoval(server, actor, userId)
  try {
    await server.identity.removeUser(userId)
  } catch (error) {
    if (await giveBack(server, actor, userId)) throw error
    return
  }
  await finishRemoval(server, userId)
}

async function markForRemoval({ db }: Administration, actor: Actor, userId: UserId): Promise<void> {
  await db.transaction().execute(async trx => {
    const admins = await lockAdmins(trx)
    if (await isRemovalUnfinished(trx, userId)) return checkStillAdmin(admins, actor)
    if (!(await findAdminUser(trx, userId))) throw accountMissing()
    keepOneAdmin(admins, userId)
    checkStillAdmin(admins, actor)
    if (!(await markUserRemoved(trx, userId))) throw accountMissing()
    await appendAudit(trx, actor, { action: 'delete_user', subjectId: userId })
  })
}

/** False where somebody else finished the removal meanwhile: then it succeeded after all. */
async function giveBack({ db }: Administration, actor: Actor, userId: UserId): Promise<boolean> {
  return db.transaction().execute(async trx => {
    if (!(await unmarkUserRemoved(trx, userId))) return false
    await appendAudit(trx, actor, { action: 'delete_user_failed', subjectId: userId })
    return true
  })
}

async function finishRemoval(server: Administration, userId: UserId): Promise<void> {
  server.endAnswersOf(userId)
  await eraseUser(server.db, userId)
  // What was begun in the last moment before the mark.
  server.endAnswersOf(userId)
  server.log.info({ user: userId }, 'an account was deleted')
}

/** Goes on with removals that were broken off over a minute ago; one that fails is left for the next time. */
export async function finishRemovals(server: Administration): Promise<void> {
  for (const userId of await listUnfinishedRemovals(server.db, 60)) {
    try {
      await server.identity.removeUser(userId)
      await finishRemoval(server, userId)
    } catch (error) {
      server.log.warn({ err: error, user: userId }, 'the removal of an account could not be finished yet')
    }
  }
}

function keepOneAdmin(admins: Set<UserId>, userId: UserId): void {
  if (admins.has(userId) && admins.size === 1) {
    throw new AppError(409, 'last_admin', 'This is the only admin: promote somebody else first.')
  }
}

/** They were when the request came in; another admin may have been faster. */
function checkStillAdmin(admins: Set<UserId>, actor: Actor): void {
  if (!admins.has(actor.id)) throw new AppError(403, 'forbidden', 'Only an admin may do this.')
}

function accountMissing(): AppError {
  return notFound('This account does not exist.')
}
