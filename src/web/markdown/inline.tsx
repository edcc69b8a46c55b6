import type { MarkedToken, Token } from 'marked'
import { Fragment, type ReactNode, use } from 'react'
import { type Citation, groupLinks, isBare, type LinkGroup } from '#shared/text/citations.ts'
import { decodeEntities } from '#shared/text/entities.ts'
import { findLibraryPage, findSafeLink, hostToShow } from '#shared/text/safe-link.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { markdownTexts } from '#web/i18n/markdown/texts-markdown.ts'
import { CitationContext } from './citation-context.ts'
import { LinkContext } from './link-context.ts'

/** Renders the tokens within a line. Unknown ones stay plain text. */
export function renderInline(tokens: readonly Token[] | undefined): ReactNode {
  if (!tokens) return undefined
  return groupLinks(tokens).map((token, index) =>
    token.type === 'link-group' ? (
      <CitedGroup key={index} group={token as LinkGroup} />
    ) : (
      renderOne(token as MarkedToken, index)
    ),
  )
}

function renderOne(token: MarkedToken, key: number): ReactNode {
  switch (token.type) {
    case 'text':
      return token.tokens ? renderInline(token.tokens) : decodeEntities(token.text)
    case 'escape':
      return token.text
    case 'strong':
      return <strong key={key}>{renderInline(token.tokens)}</strong>
    case 'em':
      return <em key={key}>{renderInline(token.tokens)}</em>
    case 'del':
      return <del key={key}>{renderInline(token.tokens)}</del>
    case 'codespan':
      return <code key={key}>{token.text}</code>
    case 'br':
      return <br key={key} />
    case 'checkbox':
      return <TaskMark key={key} checked={token.checked} />
    case 'link':
      return <Link key={key} token={token} />
    case 'image':
      // An answer must not make the page fetch anything: an image is shown as a link with its description.
      return <Link key={key} token={{ ...token, autolink: false }} />
    default:
      return 'raw' in token ? token.raw : ''
  }
}

function TaskMark({ checked }: { checked: boolean }) {
  return <span className="task-mark">{checked ? '☑\u00a0' : '☐\u00a0'}</span>
}

type LinkToken = { href: string; text: string; tokens: Token[]; autolink?: boolean }

/**
 * A link shows its target: it is followed by the host without `www.` (for an email link, the address), unless its text
 * is exactly that host or a URL on it. Links to the product's pages and to telephone numbers, which only the firm's
 * texts can have, show none. A link to a source is followed by the source's number. The `bdi` keeps them together: in a
 * text with a reversed reading order, another link's host would otherwise follow this link.
 */
function Link({ token }: { token: LinkToken }) {
  const findCitation = use(CitationContext)
  const findLink = use(LinkContext)
  const safe = findLink(token.autolink ? token.href : decodeEntities(token.href))
  if (!safe) return <CitedSheet token={token} />
  const Anchor = safe.component ?? 'a'
  const citation = findCitation(safe.href)
  const linkText = token.text === '' ? safe.href : decodeEntities(token.text)
  const host = hostToShow(linkText, safe)
  return (
    <bdi>
      <Anchor
        href={safe.href}
        className={token.text === token.href ? 'bare' : undefined}
        {...(safe.component ? undefined : newTab)}
      >
        {token.text === '' ? linkText : renderInline(token.tokens)}
      </Anchor>
      {host && <span className="link-host" dir="ltr">{` (${host})`}</span>}
      {citation && <CitationMark citation={citation} href={safe.href} />}
    </bdi>
  )
}

/** A link that is not safe stays text. If it leads to a sheet that is a source of the text, its number follows. */
function CitedSheet({ token }: { token: LinkToken }) {
  const citation = use(CitationContext)(token.href)
  const linkText = token.text === '' ? token.href : renderInline(token.tokens)
  if (!citation || !findLibraryPage(token.href)) return linkText
  return (
    <>
      {linkText}
      <CitationMark citation={citation} href={token.href} />
    </>
  )
}

const newTab = { target: '_blank', rel: 'noopener noreferrer nofollow' }

/**
 * Replaces the parentheses with numbers if each link leads to a source and its text is only the source's title or host,
 * or a URL.
 */
function CitedGroup({ group }: { group: LinkGroup }) {
  const findCitation = use(CitationContext)
  const cited = group.links.flatMap(({ href, text }) => {
    const safe = findSafeLink(decodeEntities(href)) ?? findLibraryPage(href)
    const citation = safe && findCitation(safe.href)
    return citation && isBare(text, citation) ? [{ citation, href: safe.href }] : []
  })
  if (cited.length === group.links.length) {
    return cited.map((each, index) => <CitationMark key={index} {...each} />)
  }
  return (
    <>
      {group.lead}
      {group.tokens.map((token, index) => (
        <Fragment key={index}>{renderOne(token as MarkedToken, index)}</Fragment>
      ))}
      {')'}
    </>
  )
}

function CitationMark({ citation, href }: { citation: Citation; href: string }) {
  const texts = useTexts(markdownTexts)
  const { number, title, host } = citation
  const label = texts.citation(number, host === '' || title === host ? title : `${title} (${host})`)
  return (
    <sup className="citation">
      <a href={href} {...newTab} aria-label={label} title={label}>
        {number}
      </a>
    </sup>
  )
}
