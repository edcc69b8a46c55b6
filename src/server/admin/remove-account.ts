import type { Db } from '#server/database/database.ts'
import { type AppError, noAccount, notFound, unavailable } from '#server/errors.ts'
import {
  eraseUser,
  markUserRemoved,
  resumeRemoval,
  unmarkUserRemoved,
} from '#server/store/users/user-removals.ts'
import type { UserId } from '#shared/api/ids.ts'
import type { Administration } from './access.ts'

type Removal = {
  /** Throws if the account may not be deleted, in the transaction that marks it. */
  check(trx: Db): Promise<void>
  /** Adds to the transactions that mark the account and that restore it. */
  marked?(trx: Db): Promise<void>
  restored?(trx: Db): Promise<void>
}

/**
 * Deletes an account permanently, in the steps of store/users/user-removals.ts: marks it as deleted, deletes it at the
 * auth provider, then erases its data. If the provider did not delete it, the account is restored: 503
 * `identity_unavailable`. If the outcome is unknown, the account cannot be restored, or its data cannot be erased at
 * once, it stays marked and finishRemovals continues: 503 `deletion_unfinished`.
 */
export async function removeAccount(server: Administration, userId: UserId, removal: Removal): Promise<void> {
  if (!server.identity.canRemoveUsers) {
    throw unavailable(
      'Accounts cannot be deleted here: the server has no service key for the auth provider.',
      'identity_unavailable',
    )
  }
  await server.db.transaction().execute(async trx => {
    await removal.check(trx)
    if (!(await markUserRemoved(trx, userId))) throw accountMissing()
    await removal.marked?.(trx)
  })
  const outcome = await removeAtProvider(server, userId)
  if (outcome === 'removed' && (await tryToErase(server, userId))) return
  if (outcome === 'unchanged' && (await restoreAccount(server, userId, removal))) {
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

async function removeAtProvider({ identity, log }: Administration, userId: UserId) {
  try {
    return await identity.removeUser(userId)
  } catch (error) {
    log.error({ err: error, user: userId }, 'it is unknown whether the auth provider deleted an account')
    return 'unknown'
  }
}

/** Returns false if the removal continues instead: it was resumed in the meantime, or the database is unavailable. */
async function restoreAccount(
  { db, log }: Administration,
  userId: UserId,
  { restored }: Removal,
): Promise<boolean> {
  try {
    return await db.transaction().execute(async trx => {
      if (!(await unmarkUserRemoved(trx, userId))) return false
      await restored?.(trx)
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

export function accountMissing(): AppError {
  return notFound(noAccount)
}
