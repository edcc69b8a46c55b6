import * as z from 'zod/mini'

/**
 * The link in a mail about an account. It leads to a page of ours, which takes the token from the fragment (that
 * never reaches a server's log) and hands it to the auth provider once the person presses a button: a scanner
 * that merely opens the link uses nothing up.
 */
export const mailLinkTypeSchema = z.enum(['signup', 'recovery', 'magiclink', 'email_change'])
export type MailLinkType = z.infer<typeof mailLinkTypeSchema>

const pages: Record<MailLinkType, string> = {
  signup: '/login',
  recovery: '/reset-password',
  magiclink: '/login',
  email_change: '/login',
}

export function mailLink(address: string, type: MailLinkType, tokenHash: string): string {
  return `${address}${pages[type]}#${new URLSearchParams({ token_hash: tokenHash, type })}`
}

const tokenSchema = z.string().check(z.regex(/^[\w-]{16,128}$/))

/** What the auth client's verifyOtp takes; undefined where the fragment is no mail link's. */
export function readMailLink(fragment: string): { type: MailLinkType; token_hash: string } | undefined {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''))
  const type = z.safeParse(mailLinkTypeSchema, fields.get('type'))
  const token = z.safeParse(tokenSchema, fields.get('token_hash'))
  return type.success && token.success ? { type: type.data, token_hash: token.data } : undefined
}
