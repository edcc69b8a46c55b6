import type { Token, Tokens } from 'marked'
import { parseUrl } from './parse-url.ts'
import { findLibraryPage, findSafeLink } from './safe-link.ts'

/** A source of a text; its number is its position in the list shown with the text. */
export type Citation = { number: number; title: string; host: string }

/** The citation for a link to a source; undefined for any other link. */
export type FindCitation = (address: string) => Citation | undefined

export function citationFinder(sources: readonly { title: string; url: string }[]): FindCitation {
  if (sources.length === 0) return () => undefined
  const known = new Map<string, Citation>()
  for (const [index, { title, url }] of sources.entries()) {
    const key = keyOf(url)
    const host = findSafeLink(url)?.host ?? ''
    if (key && !known.has(key)) known.set(key, { number: index + 1, title: title || host, host })
  }
  return address => known.get(keyOf(address) ?? '')
}

/**
 * The same key for the same page, even if a provider added a parameter to its URL. Pages of the library have no host.
 */
function keyOf(address: string): string | undefined {
  if (findLibraryPage(address)) return address
  const url = parseUrl(address)
  if (!url?.protocol.startsWith('http')) return undefined
  url.searchParams.delete('utm_source')
  // With the lookbehind, only the first slash of a run is tried. Without it, a path of slashes would take minutes.
  const path = url.pathname.replace(/(?<!\/)\/+$/, '')
  return `${url.host.replace(/^www\./, '')}${path}?${url.searchParams}`
}

/** Parentheses that contain only links, as models cite: `([a](…), [b](…))`. `lead`: the `(` and the space before it. */
export type LinkGroup = { type: 'link-group'; lead: string; links: Tokens.Link[]; tokens: Token[] }

/** Replaces such groups in a line's tokens; other tokens stay. */
export function groupLinks(tokens: readonly Token[]): (Token | LinkGroup)[] {
  const found: (Token | LinkGroup)[] = []
  // The text after a group, which can begin the next one.
  let rest: Token | undefined
  for (let index = 0; index < tokens.length; index += 1) {
    const before = rest ?? tokens[index]
    rest = undefined
    const group = before && groupAfter(before, tokens, index + 1)
    if (!before || !group) {
      if (before) found.push(before)
      continue
    }
    found.push(withText(before, before.raw.slice(0, -group.lead.length)), group)
    // The next round reads the token that ends the group.
    index += group.tokens.length
    const after = tokens[index + 1]
    if (after) rest = withText(after, after.raw.slice(1))
  }
  return found
}

function groupAfter(before: Token, tokens: readonly Token[], start: number): LinkGroup | undefined {
  if (!isPlain(before) || !before.raw.endsWith('(')) return undefined
  const lead = before.raw.slice(before.raw.slice(0, -1).trimEnd().length)
  const links: Tokens.Link[] = []
  const groupTokens: Token[] = []
  for (let index = start; index < tokens.length; index += 1) {
    const token = tokens[index] as Token
    if (token.type === 'link') links.push(token as Tokens.Link)
    else if (!isPlain(token)) return undefined
    else if (links.length > 0 && token.raw.startsWith(')')) {
      return { type: 'link-group', lead, links, tokens: groupTokens }
    } else if (!/^[\s,;]*$/.test(token.raw)) return undefined
    groupTokens.push(token)
  }
  return undefined
}

function isPlain(token: Token): boolean {
  return token.type === 'text' && !('tokens' in token && token.tokens)
}

function withText(token: Token, text: string): Token {
  return { ...token, raw: text, text } as Token
}

/** Whether a link's text is only the source's host or title, or a URL, so that a number can replace it. */
export function isBare(words: string, { title, host }: Citation): boolean {
  const plain = words.trim().toLowerCase()
  // "Act: section 21" is a valid URL too.
  const isAddress = /^https?:\/\/\S+$/.test(plain)
  return plain.replace(/^www\./, '') === host || plain === title.toLowerCase() || isAddress
}
