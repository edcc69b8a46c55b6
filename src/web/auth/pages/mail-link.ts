/**
 * Emailed links. Ours open `/confirm` or, for a recovery, `/reset-password`. They carry a token in the fragment, which
 * never reaches a server's log: `#token_hash=…&type=signup|magiclink|email_change|recovery`. The token is only used
 * when the user presses a button, so that a mail scanner that opens the page does not use it up. A hosted provider's
 * own links carry a session or an error in the fragment instead.
 */

export type MailLink =
  | { kind: 'token'; tokenHash: string; type: LinkType }
  | { kind: 'session'; accessToken: string; refreshToken: string; type: LinkType }
  | { kind: 'refused' }

export type LinkType = 'signup' | 'recovery' | 'email_change'

/** Undefined if the URL contains no link. The fragment takes precedence over the query. */
export function findMailLink(fragment: string, search: string, defaultType: LinkType): MailLink | undefined {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''))
  for (const [name, value] of new URLSearchParams(search)) if (!fields.has(name)) fields.set(name, value)
  const type = linkType(fields.get('type'), defaultType)
  const tokenHash = fields.get('token_hash')
  const accessToken = fields.get('access_token')
  const refreshToken = fields.get('refresh_token')
  if (fields.has('error') || fields.has('error_code')) return { kind: 'refused' }
  if (tokenHash) return { kind: 'token', tokenHash, type }
  if (accessToken && refreshToken) return { kind: 'session', accessToken, refreshToken, type }
  return undefined
}

/** `invite`, `magiclink` and `email` prove an address, like a confirmation. */
function linkType(value: string | null, defaultType: LinkType): LinkType {
  if (value === null) return defaultType
  return value === 'recovery' || value === 'email_change' ? value : 'signup'
}
