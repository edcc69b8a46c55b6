import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '#server/database/database.ts'
import type { Identity } from '#server/identity/identity.ts'
import type { Log } from '#server/log.ts'
import { takeInUsers } from '#server/store/users.ts'

const atMostEvery = 60_000
/** The first list waits this long for the accounts of the provider; later ones show what was taken in before. */
const firstPatience = 8_000
/** Pages of up to a thousand accounts. */
const mostPages = 2_000

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
      await takeInAll(db, listUsers)
      taken = true
    } catch (error) {
      log.warn({ err: error }, 'the accounts of the auth provider could not be listed')
    } finally {
      running = undefined
    }
  }
  return async () => {
    if (running === undefined && performance.now() - began > atMostEvery) {
      began = performance.now()
      running = sync()
    }
    if (!taken && running) await Promise.race([running, wait(firstPatience, undefined, { ref: false })])
  }
}

/** To the first page that brings nobody new: how many the provider puts on one is its own affair. */
async function takeInAll(db: Db, listUsers: NonNullable<Identity['listUsers']>): Promise<void> {
  const seen = new Set<string>()
  for (let page = 1; page <= mostPages; page += 1) {
    const listed = await listUsers(page)
    const fresh = listed.filter(user => !seen.has(user.id))
    if (fresh.length === 0) return
    for (const user of fresh) seen.add(user.id)
    await takeInUsers(db, fresh)
  }
}
