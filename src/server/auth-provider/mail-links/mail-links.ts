export type MailLinkType = 'signup' | 'recovery' | 'magiclink' | 'email_change'

/**
 * Where a mailed link leads: to a page of ours, which takes the token from the fragment (that never reaches a
 * server's log) and hands it back once the person presses a button. A scanner that merely opens it uses nothing up.
 */
const pages: Record<MailLinkType, string> = {
  signup: '/confirm',
  magiclink: '/confirm',
  email_change: '/confirm',
  recovery: '/reset-password',
}

export function mailLink(address: string, type: MailLinkType, token: string): string {
  return `${address}${pages[type]}#${new URLSearchParams({ token_hash: token, type })}`
}
