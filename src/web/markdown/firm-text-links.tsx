import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { parseUrl } from '#web/lib/parse-url.ts'
import { findSafeLink, LinkContext, type SafeLink } from './safe-link.ts'

/** Around a text that the firm wrote itself: it may also name pages of ours by their path, and telephone numbers. */
export function FirmTextLinks({ children }: { children: ReactNode }) {
  return <LinkContext value={findOwnLink}>{children}</LinkContext>
}

function findOwnLink(address: string): SafeLink | undefined {
  const url = parseUrl(address, location.origin)
  if (url?.protocol === 'tel:') return { href: url.href, host: undefined, own: 'a' }
  if (!url?.href.startsWith(`${location.origin}/`)) return findSafeLink(address)
  // The page stays: what was picked and what is on its way would go with it.
  return { href: url.href, host: undefined, own: Link }
}
