import { parseUrl } from './parse-url.ts'

/** A URL that a text may link to; any other stays text. */
export type SafeLink = {
  href: string
  /** The host without `www.`, or the email address. Undefined for a page of the product. */
  host: string | undefined
}

/** A longer query could leak the conversation's content to another site. */
const maxQueryLength = 100

/**
 * Only http, https and mailto. The host comes from the URL parser, so a look-alike in another script is shown as
 * punycode. URLs with a user name (`https://bank.fr@elsewhere.tld`) are rejected, because their only use is to deceive.
 */
export function findSafeLink(address: string): SafeLink | undefined {
  const url = parseUrl(address)
  if (!url) return undefined
  if (url.protocol === 'mailto:') return { href: `mailto:${url.pathname}`, host: url.pathname }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined
  if (url.username !== '' || url.password !== '') return undefined
  if (url.search.length > maxQueryLength) return undefined
  return { href: url.href, host: url.host.replace(/^www\./, '') }
}

const libraryPage = /^\/library\/[\w-]+(?:\?lang=[a-z]+)?$/

/** The link to a sheet of the library. Only for sources, since a model can write any path. */
export function findLibraryPage(address: string): SafeLink | undefined {
  return libraryPage.test(address) ? { href: address, host: undefined } : undefined
}

/**
 * An email address, or a host with an optional path, without bidirectional or invisible characters. A `<` could begin a
 * line break, which would leave the host on another line.
 */
const plainAddress = /^(?:https?:\/\/)?(?:www\.)?([^/?#]+)(?:[/?#][!-;=-~\p{Script=Latin}]*)?$/u

/**
 * The host to show beside a link: none if the link's text is exactly the host, or a URL on it. Any other text could
 * deceive: it could contain the host ("microsoft.com" contains "t.co"), look like it, or have invisible characters.
 */
export function hostToShow(words: string, { host }: SafeLink): string | undefined {
  return plainAddress.exec(words)?.[1] === host ? undefined : host
}
