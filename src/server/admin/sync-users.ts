import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '#server/database/database.ts'
import type { Identity } from '#server/identity/identity.ts'
import type { Log } from '#server/log.ts'
import { listAdminIds } from '#server/store/console-users.ts'
import { takeInUsers } from '#server/store/users.ts'

const minSyncIntervalMs = 60_000
/** The first list waits this long for the accounts of the provider; later ones show what was taken in before. */
const firstSyncTimeoutMs = 8_000
/** Pages of up to a thousand accounts. */
const maxPages = 2_000

/**
 * A hosted provider's accounts that never called here: taken in when an admin asks for the list of users. A failure
 * is logged, and the list shows who is known.
 */
export function userSync(db: Db, identity: Identity, log: Log): () => Promise<void> {
  const { listUsers } = identity
  if (!listUsers) return async () => undefined
  let began = Number.NEGATIVE_INFINITY
  let running: Promise<void> | undefined
  let taken = false
  const sync = async () => {
    try {
      const listed = await takeInAll(db, listUsers)
      if (listed) await noteLostAdmins(db, listed, log)
      taken = true
    } catch (error) {
      log.warn({ err: error }, 'the accounts of the auth provider could not be listed')
    } finally {
      running = undefined
    }
  }
  return async () => {
    if (running === undefined && performance.now() - began > minSyncIntervalMs) {
      began = performance.now()
      running = sync()
    }
    if (!taken && running) await Promise.race([running, wait(firstSyncTimeoutMs, undefined, { ref: false })])
  }
}

/**
 * To the first page that names nobody new, whether or not they have a place here: how many the provider puts on a
 * page is its own affair. Answers all ids; undefined where the end was not reached.
 */
async function takeInAll(
  db: Db,
  listUsers: NonNullable<Identity['listUsers']>,
): Promise<Set<string> | undefined> {
  const seen = new Set<string>()
  for (let page = 1; page <= maxPages; page += 1) {
    const { ids, users } = await listUsers(page)
    const known = seen.size
    for (const id of ids) seen.add(id.toLowerCase())
    if (seen.size === known) return seen
    await takeInUsers(db, users)
  }
  return undefined
}

/**
 * An account that was deleted at the provider alone still counts here, and matters where it is an admin's. Only said,
 * never acted upon: a provider may answer nonsense.
 */
async function noteLostAdmins(db: Db, listed: Set<string>, log: Log): Promise<void> {
  const lost = (await listAdminIds(db)).filter(id => !listed.has(id))
  if (lost.length > 0) log.warn({ users: lost }, 'the auth provider has no account of these admins any more')
}
