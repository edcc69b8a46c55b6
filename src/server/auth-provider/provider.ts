import type { Context } from 'hono'
import type { Db } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import type { Mailer } from '#server/mail/mail.ts'
import type { FailedSignIns } from './failed-sign-ins.ts'
import type { RateLimits } from './rate-limits.ts'
import type { SigningKeys } from './sessions/signing-keys.ts'

/** What the provider's routes use. */
export type AuthProvider = {
  db: Db
  log: Log
  keys: SigningKeys
  issuer: string
  rateLimits: RateLimits
  failedSignIns: FailedSignIns
  minPasswordLength: number
  /** A password must not consist of words of this name. */
  firmName: string
  /** Whether visitors can get an anonymous user, which cannot use the product. */
  allowsAnonymous: boolean
  hasAdminApi: boolean
  /** Undefined without a mail server: then sign-ups need no confirmation. */
  mailer: Mailer | undefined
  /** Origin for emailed links. Configured, never taken from a request. */
  origin: string
  /** Undefined if the address does not tell callers apart. */
  clientAddress(c: Context): string | undefined
  /** Whether many callers may share the caller's address, because the call came through an untrusted proxy. */
  sharesAddress(c: Context): boolean
}
