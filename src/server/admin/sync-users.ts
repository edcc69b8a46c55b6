import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '#server/database/database.ts'
import type { Identity } from '#server/identity/identity.ts'
import type { Log } from '#server/log.ts'
import { listAdminIds } from '#server/store/users/console-users.ts'
import { importUsers } from '#server/store/users/users.ts'

const minSyncIntervalMs = 60_000
/** Until an import has succeeded, the list waits for it at most this long. Later, it shows what was imported before. */
const firstSyncTimeoutMs = 8_000
/** Each page has up to a thousand accounts. */
const maxPages = 2_000

/**
 * Imports a hosted provider's accounts, including those that never signed in here, when an administrator opens the list
 * of users, but at most once a minute. A failure is logged, and the list shows the known users.
 */
export function createUserSync(db: Db, identity: Identity, log: Log): () => Promise<void> {
  const { listUsers } = identity
  if (!listUsers) return async () => undefined
  let startedAtMs = Number.NEGATIVE_INFINITY
  let running: Promise<void> | undefined
  let hasImported = false
  const sync = async () => {
    try {
      const listed = await importAll(db, listUsers)
      if (listed) await warnOfMissingAdmins(db, listed, log)
      hasImported = true
    } catch (error) {
      log.warn({ err: error }, 'the accounts of the auth provider could not be imported')
    } finally {
      running = undefined
    }
  }
  return async () => {
    if (running === undefined && performance.now() - startedAtMs > minSyncIntervalMs) {
      startedAtMs = performance.now()
      running = sync()
    }
    if (!hasImported && running)
      await Promise.race([running, wait(firstSyncTimeoutMs, undefined, { ref: false })])
  }
}

/**
 * Reads pages until one has no new ids: the provider chooses the page size, so a short page need not be the last.
 * Returns all ids, including those of accounts that are not imported, or undefined if the end was not reached.
 */
async function importAll(
  db: Db,
  listUsers: NonNullable<Identity['listUsers']>,
): Promise<Set<string> | undefined> {
  const seen = new Set<string>()
  for (let page = 1; page <= maxPages; page += 1) {
    const { ids, users } = await listUsers(page)
    const seenBefore = seen.size
    for (const id of ids) seen.add(id.toLowerCase())
    if (seen.size === seenBefore) return seen
    await importUsers(db, users)
  }
  return undefined
}

/**
 * An account that was deleted only at the provider still exists here, which matters if it is an administrator's. This
 * is only logged, because the provider's list can be wrong.
 */
async function warnOfMissingAdmins(db: Db, listed: Set<string>, log: Log): Promise<void> {
  const missing = (await listAdminIds(db)).filter(id => !listed.has(id))
  if (missing.length > 0)
    log.warn({ users: missing }, 'the auth provider does not list the accounts of these administrators')
}
