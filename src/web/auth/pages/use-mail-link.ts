import { useEffect, useLayoutEffect, useState } from 'react'
import type { AuthClient } from '#web/auth/session/auth-client.ts'
import { findMailLink, type LinkType, type MailLink } from './mail-link.ts'

/**
 * The link that this page was opened with, read once. It is then removed from the URL, so that neither a copied URL nor
 * the browser's history contains a working link.
 */
export function useMailLink(defaultType: LinkType): MailLink | undefined {
  const [link] = useState(() => findMailLink(location.hash, location.search, defaultType))
  // Not while rendering: React can discard a first rendering, and the second one would no longer find the link.
  useLayoutEffect(() => {
    if (link) history.replaceState(history.state, '', location.pathname)
  }, [link])
  return link
}

/**
 * Reloads the page for a link that is opened in this tab while the page is on screen, for example from the address bar
 * or from the app that opened the previous link: the browser then changes only the fragment.
 */
export function useLaterMailLinks(): void {
  useEffect(() => {
    const restart = () => {
      if (findMailLink(location.hash, location.search, 'signup')) location.reload()
    }
    window.addEventListener('hashchange', restart)
    return () => window.removeEventListener('hashchange', restart)
  }, [])
}

/** After `unreachable` and `rate-limited`, the link can be tried again. */
export type LinkOutcome = 'signed-in' | 'other-address-next' | 'expired' | 'unreachable' | 'rate-limited'

/** Redeems the link. After `signed-in`, the session belongs to the owner of the mailbox. */
export async function redeemMailLink(auth: AuthClient, link: MailLink): Promise<LinkOutcome> {
  if (link.kind === 'refused') return 'expired'
  const { data, error } =
    link.kind === 'token'
      ? await auth.verifyOtp({ token_hash: link.tokenHash, type: link.type })
      : await auth.setSession({ access_token: link.accessToken, refresh_token: link.refreshToken })
  if (error?.status === 429) return 'rate-limited'
  if (error) return (error.status ?? 0) >= 500 || !error.status ? 'unreachable' : 'expired'
  // The first of the two confirmations of a new address brings no session.
  return data.session ? 'signed-in' : 'other-address-next'
}
