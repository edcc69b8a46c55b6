import type { Context } from 'hono'
import type { Db } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import type { Mailer } from '#server/mail/mail.ts'
import type { UserId } from '#shared/ids.ts'
import type { RateLimits } from './rate-limits.ts'
import type { SigningKeys } from './sessions/signing-keys.ts'
import type { FailedSignIns } from './sign-in/failed-sign-ins.ts'

/** What every route of the provider works with. */
export type AuthProvider = {
  db: Db
  log: Log
  keys: SigningKeys
  issuer: string
  rateLimits: RateLimits
  failedSignIns: FailedSignIns
  minPassword: number
  /** No password may consist of it. */
  firmName: string
  anonymous: boolean
  adminApi: boolean
  /** Undefined without a mail server: a sign-up then needs no confirmation, and nothing can be mailed. */
  mailer: Mailer | undefined
  /** Where mailed links lead: configured, never taken from a request. */
  address: string
  /** Undefined where it says nothing about who calls. */
  clientAddress(c: Context): string | undefined
  /** Whether everybody behind an unnamed proxy has this address. */
  sharesAddress(c: Context): boolean
  /** Takes away the account and all that the product holds of it. */
  removeAccount(id: UserId): Promise<void>
}
