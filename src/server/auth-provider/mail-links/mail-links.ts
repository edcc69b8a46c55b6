export type MailLinkType = 'signup' | 'recovery' | 'magiclink' | 'email_change'

/**
 * An emailed link opens one of our pages. The page reads the token from the fragment, which never reaches a server's
 * log, and sends it once the person presses a button. So a mail scanner that opens the link does not use it up.
 */
const pages: Record<MailLinkType, string> = {
  signup: '/confirm',
  magiclink: '/confirm',
  email_change: '/confirm',
  recovery: '/reset-password',
}

export function mailLink(origin: string, type: MailLinkType, token: string): string {
  return `${origin}${pages[type]}#${new URLSearchParams({ token_hash: token, type })}`
}
