import type { Context } from 'hono'
import type { Db } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import type { Mailer } from '#server/mail/mail.ts'
import type { UserId } from '#shared/ids.ts'
import type { Language } from '#shared/language.ts'
import { type MailLinkType, mailLink } from './mail-links/mail-links.ts'
import { userJson } from './protocol/user-json.ts'
import type { Limits } from './rate-limits.ts'
import { accessTokenLife, signAccessToken } from './sessions/access-token.ts'
import type { OpenedSession } from './sessions/sessions.ts'
import type { SigningKeys } from './sessions/signing-keys.ts'
import type { FailedSignIns } from './sign-in/failed-sign-ins.ts'

/** What every route of the provider works with. */
export type Provider = {
  db: Db
  log: Log
  keys: SigningKeys
  issuer: string
  limits: Limits
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

export type TokenMail = { to: string; token: { link: string; code: string } }

/** Mails a link and a code, in the language of the account or else of the browser that asks. */
export function mailToken(provider: Provider, kind: MailLinkType, mail: TokenMail, language: Language): void {
  const { to, token } = mail
  const link = mailLink(provider.address, kind, token.link)
  provider.mailer?.send({ to, kind, link, code: token.code, language })
}

/** Tells the owner of an account what was changed, at the address they know. */
export function mailNotice(
  provider: Provider,
  kind: 'password_changed' | 'email_changed',
  to: string,
  language: Language,
): void {
  const page = kind === 'password_changed' ? '/reset-password' : '/legal/notices'
  provider.mailer?.send({ to, kind, link: `${provider.address}${page}`, language })
}

/** The answer that signs somebody in. */
export async function tokenJson(provider: Provider, opened: OpenedSession) {
  const { user, session, refreshToken } = opened
  return {
    access_token: await signAccessToken(provider.keys, provider.issuer, user, session),
    token_type: 'bearer',
    expires_in: accessTokenLife,
    expires_at: Math.floor(Date.now() / 1000) + accessTokenLife,
    refresh_token: refreshToken,
    user: userJson(user),
  }
}
