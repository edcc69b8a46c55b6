import type { Config } from '#server/config.ts'
import type { Db } from '#server/database/database.ts'
import { readClients } from '#server/http/client-address.ts'
import type { Identity } from '#server/identity/identity.ts'
import { invalidToken } from '#server/identity/verify-token.ts'
import type { Log } from '#server/log.ts'
import type { Mailer } from '#server/mail/mail.ts'
import { lockAdmins } from '#server/store/admin-users.ts'
import { appendAudit } from '#server/store/audit.ts'
import { eraseUser, markUserRemoved } from '#server/store/user-removals.ts'
import type { UserId } from '#shared/ids.ts'
import { removeAuthUser } from './accounts/accounts.ts'
import { AuthError } from './protocol/auth-error.ts'
import type { AuthProvider } from './provider.ts'
import { createRateLimits, noRateLimits } from './rate-limits.ts'
import { authRoutes } from './routes.ts'
import { readAccessToken } from './sessions/access-token.ts'
import { openSigningKeys } from './sessions/signing-keys.ts'
import { openFailedSignIns } from './sign-in/failed-sign-ins.ts'

type Options = { db: Db; log: Log; config: Config; mailer: Mailer | undefined; firmName: string }

/** Tokens outlive a change of port where no PUBLIC_URL fixes the address. */
const localIssuer = 'parvis'

export type OpenedAuthProvider = {
  identity: Identity
  /** Writes failed sign-ins that wait for the audit log; before the database closes. */
  close(): Promise<void>
}

/** The provider that comes with the product: sessions and accounts in its own database, routes at /auth/v1. */
export async function openAuthProvider(options: Options): Promise<OpenedAuthProvider> {
  const { db, log, config, mailer, firmName } = options
  const keys = await openSigningKeys(db, config.auth.signingKeysFile, log)
  const failedSignIns = openFailedSignIns(db, log)
  const clients = readClients(config.trustProxy)
  const provider: AuthProvider = {
    db,
    log,
    keys,
    mailer,
    issuer: config.publicUrl ? `${config.publicUrl}/auth/v1` : localIssuer,
    rateLimits: config.auth.limits ? createRateLimits(config.limits) : noRateLimits,
    failedSignIns,
    minPassword: config.auth.minPassword,
    firmName,
    anonymous: config.auth.anonymous,
    adminApi: config.auth.adminApi,
    address: config.publicUrl ?? `http://${config.host}:${config.port}`,
    clientAddress: clients.addressOf,
    sharesAddress: c => clients.unnamedProxyOf(c) !== undefined,
    removeAccount: id => removeAccount(db, id),
  }
  const identity: Identity = {
    client: { url: '/auth/v1', key: 'embedded', recovery: mailer !== undefined },
    routes: authRoutes(provider),
    async verify(token) {
      const claims = await readAccessToken(keys, provider.issuer, token).catch(() => undefined)
      if (!claims || claims.anonymous) throw invalidToken()
      return { userId: claims.userId, email: claims.email, sessionId: claims.sessionId }
    },
    async removeUser(id) {
      await removeAuthUser(db, id)
      return 'gone'
    },
    canRemoveUsers: true,
  }
  return { identity, close: failedSignIns.close }
}

/** Through the provider's own admin API, so by the operator. The last admin stays, here as in the console. */
async function removeAccount(db: Db, id: UserId): Promise<void> {
  await db.transaction().execute(async trx => {
    // Before all else, as wherever both are locked.
    await trx.selectFrom('auth_users').select('id').where('id', '=', id).forUpdate().execute()
    const admins = await lockAdmins(trx)
    if (admins.has(id) && admins.size === 1) {
      throw new AuthError(409, 'conflict', 'This is the only admin: promote somebody else first')
    }
    await removeAuthUser(trx, id)
    // An anonymous sign-in has no place in the product.
    if (!(await markUserRemoved(trx, id))) return
    await appendAudit(trx, undefined, { action: 'delete_user', subjectId: id })
  })
  await eraseUser(db, id)
}
