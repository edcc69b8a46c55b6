import type { Context } from 'hono'
import type { AuthProvider } from '#server/auth-provider/provider.ts'
import type { Metadata } from '#server/database/auth-schema.ts'
import { isLanguage, type Language, negotiateLanguage } from '#shared/language.ts'
import { type MailLinkType, mailLink } from './mail-links.ts'

export type TokenMail = { to: string; token: { link: string; code: string } }

/** Emails a link and a code. */
export function sendTokenMail(
  provider: AuthProvider,
  kind: MailLinkType,
  mail: TokenMail,
  language: Language,
): void {
  const { to, token } = mail
  const link = mailLink(provider.origin, kind, token.link)
  provider.mailer?.send({ to, kind, link, code: token.code, language })
}

/** Tells the owner of an account what was changed. `to` is the address before the change. */
export function sendNoticeMail(
  provider: AuthProvider,
  kind: 'password_changed' | 'email_changed',
  to: string,
  language: Language,
): void {
  const page = kind === 'password_changed' ? '/reset-password' : '/legal/notices'
  provider.mailer?.send({ to, kind, link: `${provider.origin}${page}`, language })
}

/** The language of emails to an account: the one that a client stored in its metadata, else that of the request. */
export function mailLanguage(c: Context, userMetadata: Metadata): Language {
  const { language } = userMetadata
  return isLanguage(language) ? language : negotiateLanguage(c.req.header('Accept-Language'))
}
