import { createContext, type ElementType } from 'react'
import { parseUrl } from '#web/lib/parse-url.ts'

/** An address that a text may link to, and the host to show for it; the rest of the world stays text. */
export type SafeLink = {
  href: string
  host: string | undefined
  /** One of the firm's own, which opens in this tab: what draws it. */
  own?: ElementType
}

/** Longer ones are a way to carry a conversation's content out of it. */
const longestQuery = 100

/**
 * Only http, https and mailto. The host comes from the URL parser, so a look-alike in another script shows its
 * punycode. An address with a user name in it (`https://bank.fr@elsewhere.tld`) only serves to deceive.
 */
export function findSafeLink(address: string): SafeLink | undefined {
  const url = parseUrl(address)
  if (!url) return undefined
  if (url.protocol === 'mailto:') return { href: `mailto:${url.pathname}`, host: undefined }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined
  if (url.username !== '' || url.password !== '' || url.host === '') return undefined
  if (url.search.length > longestQuery) return undefined
  return { href: url.href, host: url.host.replace(/^www\./, '') }
}

/** How a text's links are read: as an answer's, unless it is the firm's own. */
export const LinkContext = createContext(findSafeLink)

/** Whether the words of a link already say where it leads. */
export function namesHost(words: string, host: string): boolean {
  return words.toLowerCase().includes(host)
}
