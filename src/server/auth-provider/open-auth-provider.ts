import type { Config } from '#server/config/config.ts'
import type { Db } from '#server/database/database.ts'
import type { CallCounters } from '#server/http/call-counters.ts'
import { createClientAddresses } from '#server/http/client-address.ts'
import type { Identity } from '#server/identity/identity.ts'
import { invalidToken, rememberClaims } from '#server/identity/verify-token.ts'
import type { Log } from '#server/log.ts'
import type { Mailer } from '#server/mail/mail.ts'
import { removeAuthUser } from './accounts/accounts.ts'
import { openFailedSignIns } from './failed-sign-ins.ts'
import type { AuthProvider } from './provider.ts'
import { createRateLimits, noRateLimits } from './rate-limits.ts'
import { authRoutes } from './routes/routes.ts'
import { readAccessToken } from './sessions/access-token.ts'
import { getSigningKeys } from './sessions/signing-keys.ts'

type Options = {
  db: Db
  log: Log
  config: Config
  counters: CallCounters
  mailer: Mailer | undefined
  firmName: string
}

/** The issuer without PUBLIC_URL: constant, so that tokens stay valid when the port changes. */
const localIssuer = 'parvis'

export type OpenedAuthProvider = {
  identity: Identity
  /** Writes pending failed sign-ins to the audit log. Call before the database closes. */
  close(): Promise<void>
}

/** The embedded provider: accounts and sessions in the product's database, routes at /auth/v1. */
export async function openAuthProvider(options: Options): Promise<OpenedAuthProvider> {
  const { db, log, config, counters, mailer, firmName } = options
  const keys = await getSigningKeys(db, config.auth.signingKeysFile, log)
  const failedSignIns = openFailedSignIns(db, log)
  const clients = createClientAddresses(config.trustedProxies)
  const provider: AuthProvider = {
    db,
    log,
    keys,
    mailer,
    issuer: config.publicUrl ? `${config.publicUrl}/auth/v1` : localIssuer,
    rateLimits: config.auth.limits ? createRateLimits(config.limits, counters) : noRateLimits,
    failedSignIns,
    minPasswordLength: config.auth.minPasswordLength,
    firmName,
    allowsAnonymous: config.auth.anonymous,
    hasAdminApi: config.auth.adminApi,
    origin: config.mailOrigin,
    clientAddress: clients.addressOf,
    sharesAddress: c => clients.untrustedProxyOf(c) !== undefined,
  }
  const identity: Identity = {
    client: { url: '/auth/v1', key: 'embedded', recovery: mailer !== undefined },
    routes: authRoutes(provider),
    verify: rememberClaims(async token => {
      const claims = await readAccessToken(keys, provider.issuer, token).catch(() => undefined)
      if (!claims || claims.isAnonymous) throw invalidToken()
      const { isAnonymous: _, ...proven } = claims
      return proven
    }),
    async removeUser(id) {
      await removeAuthUser(db, id)
      return 'removed'
    },
    canRemoveUsers: true,
  }
  return { identity, close: failedSignIns.close }
}
