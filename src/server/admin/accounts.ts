import { AppError, adminsOnly, notFound, unavailable } from '#server/errors.ts'
import { type Actor, appendAudit } from '#server/store/audit.ts'
import { findAdminUser, lockAdmins } from '#server/store/console-users.ts'
import { eraseUser, markUserRemoved, resumeRemoval, unmarkUserRemoved } from '#server/store/user-removals.ts'
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
 * Deletes an account for good, in the steps of store/user-removals.ts: marked, with which it is gone for everybody;
 * then gone at the auth provider; then all that the product holds. Where the provider left it untouched it is given
 * back, 503 `identity_unavailable`. Where nobody knows whether the provider removed it, it stays gone, and
 * finishRemovals goes on: 503 `deletion_unfinished`.
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
  const outcome = await removeAtProvider(server, userId)
  if (outcome === 'gone') return erase(server, userId)
  if (outcome === 'untouched' && (await giveBack(server, actor, userId))) {
    throw unavailable(
      'The sign-in service did not delete the account, so nothing was changed. Please try again later.',
      'identity_unavailable',
    )
  }
  throw unavailable(
    'The sign-in service has not confirmed the deletion. The account is closed, and its deletion goes on by itself.',
    'deletion_unfinished',
  )
}

async function markForRemoval({ db }: Administration, actor: Actor, userId: UserId): Promise<void> {
  await db.transaction().execute(async trx => {
    const admins = await lockAdmins(trx)
    if (!(await findAdminUser(trx, userId))) throw accountMissing()
    keepOneAdmin(admins, userId)
    checkStillAdmin(admins, actor)
    if (!(await markUserRemoved(trx, userId))) throw accountMissing()
    await appendAudit(trx, actor, { action: 'delete_user', subjectId: userId })
  })
}

async function removeAtProvider({ identity, log }: Administration, userId: UserId) {
  try {
    return await identity.removeUser(userId)
  } catch (error) {
    log.error({ err: error, user: userId }, 'nobody knows whether the auth provider deleted an account')
    return 'unknown'
  }
}

/** False where the removal goes on instead: somebody took it for broken off, or the database is away. */
async function giveBack({ db, log }: Administration, actor: Actor, userId: UserId): Promise<boolean> {
  try {
    return await db.transaction().execute(async trx => {
      if (!(await unmarkUserRemoved(trx, userId))) return false
      await appendAudit(trx, actor, { action: 'delete_user_failed', subjectId: userId })
      return true
    })
  } catch (error) {
    log.error({ err: error, user: userId }, 'an account could not be given back')
    return false
  }
}

async function erase({ db, log }: Administration, userId: UserId): Promise<void> {
  await eraseUser(db, userId)
  log.info({ user: userId }, 'an account was deleted')
}

/** More than ever break off within a minute. */
const maxRemovalsPerRun = 100

/** Goes on with removals that were broken off; one that fails is left for the next time. */
export async function finishRemovals(server: Administration): Promise<void> {
  for (let taken = 0; taken < maxRemovalsPerRun; taken += 1) {
    const removal = await resumeRemoval(server.db)
    if (!removal) return
    const { userId, goneAtProvider } = removal
    try {
      const gone = goneAtProvider || (await server.identity.removeUser(userId)) === 'gone'
      if (gone) await erase(server, userId)
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

/** They were when the request came in. appendAudit checks it too, but the others wait for the lock until then. */
function checkStillAdmin(admins: Set<UserId>, actor: Actor): void {
  if (!admins.has(actor.id)) throw adminsOnly()
}

function accountMissing(): AppError {
  return notFound('This account does not exist.')
}
