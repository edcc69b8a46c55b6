import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { parseUrl } from '#shared/text/parse-url.ts'
import { findSafeLink } from '#shared/text/safe-link.ts'
import { LinkContext, type ShownLink } from './link-context.ts'

/** Wraps a text written by the firm, which can also link to the product's pages by path and to telephone numbers. */
export function FirmTextLinks({ children }: { children: ReactNode }) {
  return <LinkContext value={findFirmLink}>{children}</LinkContext>
}

function findFirmLink(address: string): ShownLink | undefined {
  // Headings have no ids, so a link to one would lead to the start page.
  if (address.startsWith('#')) return undefined
  const url = parseUrl(address, location.origin)
  if (url?.protocol === 'tel:' || url?.protocol === 'sms:') {
    return { href: url.href, host: undefined, component: 'a' }
  }
  if (!url?.href.startsWith(`${location.origin}/`)) return findSafeLink(address)
  // Without a reload, which would lose picked files and a question that is being sent.
  return { href: url.href, host: undefined, component: Link }
}
