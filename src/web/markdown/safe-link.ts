import { createContext, type ElementType } from 'react'
import { parseUrl } from '#web/lib/parse-url.ts'

/** An address that a text may link to; any other stays text. */
export type SafeLink = {
  href: string
  /** Where it leads, without `www.`; of a mail, the address. None within the product. */
  host: string | undefined
  /** One of the firm's own, which opens in this tab: what draws it. */
  own?: ElementType
}

/** A longer query could carry the conversation's content to somebody else. */
const maxQueryLength = 100

/**
 * Only http, https and mailto. The host comes from the URL parser, so a look-alike in another script shows its
 * punycode. An address with a user name in it (`https://bank.fr@elsewhere.tld`) only serves to deceive.
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

/** How a text's links are read: as an answer's, unless it is the firm's own. */
export const LinkContext = createContext(findSafeLink)

/** A mail address, or a host with an optional path, that the eye reads as it stands: no bidirectional or invisible letter. */
const plainAddress = /^(?:https?:\/\/)?(?:www\.)?([^/?#]+)(?:[/?#][!-~\p{Script=Latin}]*)?$/u

/**
 * The host to show beside a link: none where its words are exactly the host, or an address on it. Anything else hides it:
 * words may contain it ("microsoft.com" contains "t.co"), look like it, or hold what nobody sees.
 */
export function hostToShow(words: string, { host }: SafeLink): string | undefined {
  return plainAddress.exec(words)?.[1] === host ? undefined : host
}
