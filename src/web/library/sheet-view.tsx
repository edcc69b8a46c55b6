import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { SheetResponse } from '#shared/api/library.ts'
import { longDate } from '#shared/text/date-format.ts'
import { findSafeLink } from '#shared/text/safe-link.ts'
import { useLanguage, useTexts } from '#web/i18n/language-context.tsx'
import { libraryTexts } from '#web/i18n/library/texts-library.ts'
import { FirmTextLinks } from '#web/markdown/firm-text-links.tsx'
import { Markdown } from '#web/markdown/markdown.tsx'
import { List } from '#web/ui/list.tsx'
import { linkPhones } from './phone-links.ts'
import { sheetPath } from './sheet-address.ts'

type SheetViewProps = {
  sheet: SheetResponse
  /** 1 on a page of its own, 2 in the panel. */
  level: 1 | 2
  /** Beside the link to the other language. */
  tools?: ReactNode
  /** The button that stays visible. */
  action: ReactNode
}

/** A sheet: what it is, its text, and the official texts behind it. */
export function SheetView({ sheet, level, tools, action }: SheetViewProps) {
  const texts = useTexts(libraryTexts)
  const { language } = useLanguage()
  const other = sheet.langs.find(each => each !== sheet.lang)
  const Title = `h${level}` as 'h1' | 'h2'
  const Heading = `h${level + 1}` as 'h2' | 'h3'
  return (
    <article className="sheet max-w-answer">
      <Title lang={sheet.lang} className="sheet-title serif">
        {sheet.title}
      </Title>
      <div className="mt-3 border-l-2 border-brass pl-3 text-sm text-soft">
        <p>{texts.notAdvice}</p>
        <p>
          {texts.written(longDate(sheet.date, language) || sheet.date)}{' '}
          <strong className="font-semibold text-ink">
            {sheet.reviewer === null ? texts.notReviewed : texts.reviewedBy(sheet.reviewer)}
          </strong>
        </p>
        {!sheet.langs.includes(language) && <p>{texts.onlyOtherLanguage}</p>}
      </div>
      <p className="sheet-tools flex flex-wrap items-center gap-x-5 text-sm">
        {other && (
          <Link
            href={sheetPath(sheet.id, other)}
            // The conversation that the reader came from.
            state={history.state}
            lang={other}
            className="link sheet-target"
          >
            {texts.otherVersion[other]}
          </Link>
        )}
        {tools}
      </p>
      <div lang={sheet.lang} className="sheet-text mt-6">
        <FirmTextLinks>
          <Markdown text={linkPhones(sheet.markdown)} topHeading={level === 1 ? 2 : 3} />
        </FirmTextLinks>
      </div>
      <Heading className="sheet-heading">{texts.references}</Heading>
      <References references={sheet.references} />
      <p className="sheet-address">
        {texts.address} {location.origin + sheetPath(sheet.id, sheet.lang)}
      </p>
      <div className="sheet-action">{action}</div>
    </article>
  )
}

/** Articles of the same law with the same URL share one line and one link. */
function References({ references }: Pick<SheetResponse, 'references'>) {
  const texts = useTexts(libraryTexts)
  const laws = new Map<string, { code: string; url: string; articles: string[] }>()
  for (const { code, article, url } of references) {
    const law = laws.get(`${code} ${url}`) ?? { code, url, articles: [] }
    law.articles.push(article)
    laws.set(`${code} ${url}`, law)
  }
  return (
    <List className="mt-2 grid gap-1.5 text-sm">
      {[...laws.values()].map(({ code, url, articles }) => {
        const link = findSafeLink(url)
        return (
          <li key={`${code} ${url}`}>
            {link ? (
              <a href={link.href} target="_blank" rel="noopener noreferrer" className="link">
                <span lang="fr">{code}</span>
              </a>
            ) : (
              <span lang="fr">{code}</span>
            )}
            <span className="text-soft">, {texts.articles(articles.join(', '), articles.length)}</span>
            {link?.host && <span className="link-host text-soft"> ({link.host})</span>}
          </li>
        )
      })}
    </List>
  )
}
