import type { Db } from '#server/database/database.ts'
import { unauthorized } from '#server/errors.ts'
import type { Claims } from '#server/identity/identity.ts'
import { ensureUser, findCaller } from '#server/store/users/users.ts'
import type { Account } from '#shared/api/account.ts'

/**
 * The account of a caller with a valid token. Throws 401 if the account or the session no longer exists. With hosted
 * accounts, the first call adds the account.
 */
export async function loadCaller(db: Db, claims: Claims): Promise<Account> {
  const known = await findCaller(db, claims)
  if (known === undefined && claims.sessionId === undefined) {
    await ensureUser(db, { id: claims.userId, email: claims.email })
    const added = await findCaller(db, claims)
    if (added !== undefined && added !== 'deleted') return added
  }
  if (known === undefined || known === 'deleted') throw unauthorized()
  return known
}
