import { AppError, adminsOnly, noAccount, notFound, unavailable } from '#server/errors.ts'
import { type Actor, appendAudit } from '#server/store/audit/audit.ts'
import { findConsoleUser, lockAdmins } from '#server/store/users/console-users.ts'
import {
  eraseUser,
  markUserRemoved,
  resumeRemoval,
  unmarkUserRemoved,
} from '#server/store/users/user-removals.ts'
import { setRole } from '#server/store/users/users.ts'
import type { Role } from '#shared/api/account.ts'
import type { AdminUser } from '#shared/api/admin.ts'
import type { UserId } from '#shared/api/ids.ts'
import type { Administration } from './access.ts'

/**
 * Changing roles and deleting accounts. Both first lock all administrators and read their current roles, so that at
 * least one remains even if several requests run at once.
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
    await setRole(trx, userId, role)
    await appendAudit(trx, actor, { action: role === 'admin' ? 'promote' : 'demote', subjectId: userId })
    return { ...user, role }
  })
}

/**
 * Deletes an account permanently, in the steps of store/users/user-removals.ts: marks it as deleted, deletes it at the auth
 * provider, then erases its data. If the provider did not delete it, the account is restored: 503
 * `identity_unavailable`. If the outcome is unknown, the account cannot be restored, or its data cannot be erased at
 * once, it stays marked and finishRemovals continues: 503 `deletion_unfinished`.
 */
export async function deleteAccount(server: Administration, actor: Actor, userId: UserId): Promise<void> {
  if (userId === actor.id) throw new AppError(403, 'self_deletion', 'You cannot delete your own account.')
  if (!server.identity.canRemoveUsers) {
    throw unavailable(
      'Accounts cannot be deleted here: the server has no service key for the auth provider.',
      'identity_unavailable',
    )
  }
  await markForRemoval(server, actor, userId)
  const outcome = await removeAtProvider(server, userId)
  if (outcome === 'removed' && (await tryToErase(server, userId))) return
  if (outcome === 'unchanged' && (await restoreAccount(server, actor, userId))) {
    throw unavailable(
      'The auth provider did not delete the account, so it was restored. Please try again later.',
      'identity_unavailable',
    )
  }
  throw unavailable(
    'The account could not be deleted completely yet. It is closed, and its deletion continues automatically.',
    'deletion_unfinished',
  )
}

async function markForRemoval({ db }: Administration, actor: Actor, userId: UserId): Promise<void> {
  await db.transaction().execute(async trx => {
    const admins = await lockAdmins(trx)
    if (!(await findConsoleUser(trx, userId))) throw accountMissing()
    checkNotLastAdmin(admins, userId)
    checkStillAdmin(admins, actor)
    if (!(await markUserRemoved(trx, userId))) throw accountMissing()
    await appendAudit(trx, actor, { action: 'delete_user', subjectId: userId })
  })
}

async function removeAtProvider({ identity, log }: Administration, userId: UserId) {
  try {
    return await identity.removeUser(userId)
  } catch (error) {
    log.error({ err: error, user: userId }, 'it is unknown whether the auth provider deleted an account')
    return 'unknown'
  }
}

/** Returns false if the removal continues instead: it was resumed in the meantime, or the database is unavailable. */
async function restoreAccount({ db, log }: Administration, actor: Actor, userId: UserId): Promise<boolean> {
  try {
    return await db.transaction().execute(async trx => {
      if (!(await unmarkUserRemoved(trx, userId))) return false
      await appendAudit(trx, actor, { action: 'delete_user_failed', subjectId: userId })
      return true
    })
  } catch (error) {
    log.error({ err: error, user: userId }, 'an account could not be restored')
    return false
  }
}

async function tryToErase(server: Administration, userId: UserId): Promise<boolean> {
  try {
    await erase(server, userId)
    return true
  } catch (error) {
    server.log.error({ err: error, user: userId }, 'the data of a deleted account could not be erased yet')
    return false
  }
}

async function erase({ db, log }: Administration, userId: UserId): Promise<void> {
  await eraseUser(db, userId)
  log.info({ user: userId }, 'an account was deleted')
}

/** A run starts every minute, and far fewer removals are interrupted in that time. */
const maxRemovalsPerRun = 100

/** Continues interrupted removals. One that fails is tried again in a later run. */
export async function finishRemovals(server: Administration): Promise<void> {
  for (let count = 0; count < maxRemovalsPerRun; count += 1) {
    const removal = await resumeRemoval(server.db)
    if (!removal) return
    const { userId, removedAtProvider } = removal
    try {
      const isRemoved = removedAtProvider || (await server.identity.removeUser(userId)) === 'removed'
      if (isRemoved) await erase(server, userId)
    } catch (error) {
      server.log.warn({ err: error, user: userId }, 'the removal of an account could not be finished')
    }
  }
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

function accountMissing(): AppError {
  return notFound(noAccount)
}
