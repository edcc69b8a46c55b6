import { createContext, type ElementType } from 'react'
import { parseUrl } from '#web/lib/parse-url.ts'

/** An address that a text may link to; any other stays text. */
export type SafeLink = {
  href: string
  /** The host without `www.`, or the mail address. Undefined for a page of the product. */
  host: string | undefined
  /** Only for the firm's own links, which open in this tab: the component that renders them. */
  own?: ElementType
}

/** A longer query could carry the conversation's content to somebody else. */
const maxQueryLength = 100

/**
 * Only http, https and mailto. The host comes from the URL parser, so a look-alike in another script shows its
 * punycode. An address with a user name (`https://bank.fr@elsewhere.tld`) only serves to deceive.
 */
export function findSafeLink(address: string): SafeLink | undefined {
  const url = parseUrl(address)
  if (!url) return undefined
  if (url.protocol === 'mailto:') return { href: `mailto:${url.pathname}`, host: url.pathname }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined
  if (url.username !== '' || url.password !== '' || url.host === '') return undefined
  if (url.search.length > maxQueryLength) return undefined
  return { href: url.href, host: url.host.replace(/^www\./, '') }
}

/** How a text's links are checked: as an answer's, unless the firm wrote the text. */
export const LinkContext = createContext(findSafeLink)

/** A mail address, or a host with an optional path, that reads as it is written: no bidirectional or invisible character. */
const plainAddress = /^(?:https?:\/\/)?(?:www\.)?([^/?#]+)(?:[/?#][!-~\p{Script=Latin}]*)?$/u

/**
 * The host to show beside a link: none if the link's text is exactly the host, or an address on it. Any other text could
 * deceive: it may contain the host ("microsoft.com" contains "t.co"), look like it, or hold invisible characters.
 */
export function hostToShow(words: string, { host }: SafeLink): string | undefined {
  return plainAddress.exec(words)?.[1] === host ? undefined : host
}
