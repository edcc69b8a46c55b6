import type { MarkedToken, Token, Tokens } from 'marked'
import type { Source } from '#shared/api/chat.ts'
import {
  type Citation,
  citationFinder,
  type FindCitation,
  groupLinks,
  isBare,
  type LinkGroup,
} from '#shared/text/citations.ts'
import { decodeEntities } from '#shared/text/entities.ts'
import { headingLevels } from '#shared/text/heading-levels.ts'
import { lexBlocks } from '#shared/text/markdown-blocks.ts'
import { findLibraryPage, findSafeLink, hostToShow } from '#shared/text/safe-link.ts'
import type { DocumentBlock, Run } from './document.ts'
import { printableText } from './printable-text.ts'

/** Quotes and lists nested deeper become plain text, as on screen. */
const maxDepth = 16

type Context = {
  findCitation: FindCitation
  /** The address of the product, for links to sheets of its library. */
  origin: string
  depth: number
  level: number
}

type Options = { sources?: readonly Source[]; origin: string; topHeading: 1 | 2 | 3 | 4 | 5 }

/** The blocks of an answer's or the disclaimer's Markdown, parsed in the same way as on screen. */
export function answerBlocks(
  markdown: string,
  { sources = [], origin, topHeading }: Options,
): DocumentBlock[] {
  const blocks = lexBlocks(printableText(markdown))
  const levels = headingLevels(blocks, topHeading)
  const findCitation = citationFinder(sources)
  return blocks.flatMap(({ token }, index) =>
    toBlocks(token, { findCitation, origin, depth: 0, level: levels[index] ?? topHeading }),
  )
}

function toBlocks(token: MarkedToken, context: Context): DocumentBlock[] {
  const isTooDeep = context.depth >= maxDepth
  switch (token.type) {
    case 'paragraph':
      return [paragraph(inline(token.tokens, context))]
    case 'text':
      return [paragraph(token.tokens ? inline(token.tokens, context) : [{ text: decodedText(token.text) }])]
    case 'heading': {
      const level = Math.min(context.level, 6) as 1 | 2 | 3 | 4 | 5 | 6
      return [{ kind: 'heading', level, runs: inline(token.tokens, context) }]
    }
    case 'code':
      return [{ kind: 'code', text: token.text }]
    case 'blockquote':
      if (isTooDeep) return [paragraph([{ text: token.raw }])]
      return [{ kind: 'quote', blocks: nested(token.tokens, context) }]
    case 'list':
      return isTooDeep ? [paragraph([{ text: token.raw }])] : [toList(token, context)]
    case 'table':
      return [
        {
          kind: 'table',
          header: token.header.map(cell => inline(cell.tokens, context)),
          rows: token.rows.map(cells => cells.map(cell => inline(cell.tokens, context))),
        },
      ]
    case 'hr':
      return [{ kind: 'rule' }]
    case 'space':
      return []
    default:
      return [paragraph(inline([token], context))]
  }
}

function paragraph(runs: Run[]): DocumentBlock {
  return { kind: 'paragraph', runs }
}

function nested(tokens: readonly Token[], context: Context): DocumentBlock[] {
  return tokens.flatMap(token => toBlocks(token as MarkedToken, { ...context, depth: context.depth + 1 }))
}

function toList(token: Tokens.List, context: Context): DocumentBlock {
  const first = typeof token.start === 'number' ? token.start : 1
  return {
    kind: 'list',
    start: token.ordered ? first : undefined,
    items: token.items.map(item => nested(item.tokens, context)),
  }
}

function inline(tokens: readonly Token[] | undefined, context: Context): Run[] {
  return groupLinks(tokens ?? []).flatMap(token =>
    token.type === 'link-group'
      ? citedGroup(token as LinkGroup, context)
      : inlineToken(token as MarkedToken, context),
  )
}

function inlineToken(token: MarkedToken, context: Context): Run[] {
  switch (token.type) {
    case 'text':
      return token.tokens ? inline(token.tokens, context) : [{ text: decodedText(token.text) }]
    case 'strong':
      return inline(token.tokens, context).map(run => ({ ...run, bold: true }))
    case 'em':
      return inline(token.tokens, context).map(run => ({ ...run, italic: true }))
    case 'del':
      return inline(token.tokens, context).map(run => ({ ...run, strike: true }))
    case 'codespan':
      return [{ text: token.text, code: true }]
    case 'br':
      return [{ text: '\n' }]
    case 'checkbox':
      return [{ text: token.checked ? '☑\u00a0' : '☐\u00a0' }]
    case 'link':
      return link(token, context)
    case 'image':
      return link({ ...token, autolink: false }, context)
    case 'escape':
      return [{ text: token.text }]
    default:
      return [{ text: 'raw' in token ? token.raw : '' }]
  }
}

type LinkToken = { href: string; text: string; tokens?: Token[]; autolink?: boolean }

/**
 * As on screen: the text, the real host (for an email link, the address) unless the text is exactly that or a URL on
 * it, and the number of the source. But the disclaimer's links to telephone numbers and, by path, to the product's
 * pages are only text here.
 */
function link(token: LinkToken, context: Context): Run[] {
  const safe = findSafeLink(token.autolink ? token.href : decodeEntities(token.href))
  const words = token.text === '' ? [{ text: token.href }] : inline(token.tokens, context)
  if (!safe) {
    const citation = findLibraryPage(token.href) && context.findCitation(token.href)
    return citation ? [...words, citationMark(citation, token.href, context)] : words
  }
  const citation = context.findCitation(safe.href)
  const host = hostToShow(token.text === '' ? safe.href : decodedText(token.text), safe)
  return [
    ...words.map(run => ({ ...run, link: safe.href })),
    ...(host ? [{ text: ` (${host})` }] : []),
    ...(citation ? [citationMark(citation, safe.href, context)] : []),
  ]
}

/** Cleaned here once more: a character reference can stand for what `printableText` removes. */
function decodedText(text: string): string {
  return printableText(decodeEntities(text))
}

function citedGroup({ lead, links, tokens }: LinkGroup, context: Context): Run[] {
  const marks = links.flatMap(({ href, text }) => {
    const safe = findSafeLink(decodeEntities(href)) ?? findLibraryPage(href)
    const citation = safe && context.findCitation(safe.href)
    return citation && isBare(text, citation) ? [citationMark(citation, safe.href, context)] : []
  })
  if (marks.length === links.length) return marks
  return [
    { text: lead },
    ...tokens.flatMap(token => inlineToken(token as MarkedToken, context)),
    { text: ')' },
  ]
}

function citationMark({ number }: Citation, href: string, { origin }: Context): Run {
  return { text: `[${number}]`, raised: true, link: wholeAddress(href, origin) }
}

/** Links to pages of the library have no host, but need one outside the product. */
export function wholeAddress(href: string, origin: string): string {
  return href.startsWith('/') ? `${origin}${href}` : href
}
