import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useFormat } from '#web/admin/common/format.ts'
import { useReturnTo } from '#web/admin/common/use-return-to.ts'
import { TableHead, tableClasses } from '#web/admin/layout/table.tsx'
import { TableCell } from '#web/admin/layout/table-cell.tsx'
import { useConfig } from '#web/api/config-context.tsx'
import type { ReceivedEdition, ReceivedSheet } from '#web/api/received-admin.ts'
import { adminLibraryTexts } from '#web/i18n/admin/texts-library-view.ts'
import { useLanguage, useTexts } from '#web/i18n/language-context.tsx'

/** The sheets by topic, each with its languages; on a phone, one block per sheet. */
export function SheetTable({ sheets }: { sheets: readonly ReceivedSheet[] }) {
  const texts = useTexts(adminLibraryTexts)
  const { columns } = texts
  const topics = Map.groupBy(sheets, sheet => sheet.topic)
  const { topics: known } = useConfig()
  const { language } = useLanguage()
  return (
    <section className="mt-8">
      <h3 className="text-base font-semibold">{texts.sheets}</h3>
      <table className={`${tableClasses} max-md:block`}>
        <caption className="sr-only">{texts.sheets}</caption>
        <TableHead
          names={[columns.sheet, columns.written, columns.reviewer]}
          counts={[columns.recent, columns.total]}
          className="max-md:sr-only"
        />
        {[...topics].map(([topic, group]) => (
          <tbody key={topic} className="max-md:block">
            <tr className="border-b border-line max-md:block">
              <th
                scope="rowgroup"
                colSpan={5}
                className="pt-5 pb-1.5 text-left text-xs text-soft max-md:block"
              >
                {known.find(({ id }) => id === topic)?.[language] ?? topic}
              </th>
            </tr>
            {group.map(sheet => (
              <SheetRow key={sheet.id} sheet={sheet} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

function SheetRow({ sheet }: { sheet: ReceivedSheet }) {
  const { columns, notReviewed } = useTexts(adminLibraryTexts)
  const format = useFormat()
  const editions = useOrderedEditions(sheet)
  return (
    <tr className="border-b border-line align-top max-md:block max-md:py-3">
      <th
        scope="row"
        className="w-1/2 py-2 pr-4 text-left font-normal max-md:block max-md:w-auto max-md:pr-0"
      >
        {editions.map((edition, index) => (
          <TitleLink key={edition.language} id={sheet.id} edition={edition} isFirst={index === 0} />
        ))}
      </th>
      <TableCell name={columns.written} className="md:whitespace-nowrap">
        {perEdition(editions, edition => edition.written, format.shortDay)}
      </TableCell>
      <TableCell name={columns.reviewer}>
        {perEdition(
          editions,
          edition => edition.reviewer,
          reviewer =>
            reviewer === null ? <span className="text-soft italic">{notReviewed}</span> : reviewer,
        )}
      </TableCell>
      <TableCell name={columns.recent} className="tabular-nums md:pr-0 md:text-right">
        {format.number(sheet.recent)}
      </TableCell>
      <TableCell name={columns.total} className="tabular-nums md:pr-0 md:text-right">
        {format.number(sheet.total)}
      </TableCell>
    </tr>
  )
}

/** The language of the screen first. */
function useOrderedEditions({ editions }: ReceivedSheet): ReceivedEdition[] {
  const { language } = useLanguage()
  return editions.toSorted(
    (one, other) => Number(other.language === language) - Number(one.language === language),
  )
}

type TitleLinkProps = { id: string; edition: ReceivedEdition; isFirst: boolean }

function TitleLink({ id, edition, isFirst }: TitleLinkProps) {
  const texts = useTexts(adminLibraryTexts)
  const { language, title } = edition
  const languages: Record<string, string> = texts.languages
  const path = `/library/${encodeURIComponent(id)}?lang=${encodeURIComponent(language)}`
  const returnTo = useReturnTo(path)
  return (
    <div className={`flex items-baseline ${isFirst ? '' : 'text-soft'}`}>
      <span aria-hidden="true" className="w-7 shrink-0 text-xs text-soft">
        {language.toUpperCase()}
      </span>
      <Link {...returnTo} href={path} className="link min-h-6 min-w-0 rounded-sm pointer-coarse:py-3">
        <span lang={language}>{title}</span>
        <span className="sr-only"> {texts.inLanguage(languages[language] ?? language)}</span>
      </Link>
    </div>
  )
}

/** One line if the value is the same in all languages, otherwise one per language. */
function perEdition<T extends string | null>(
  editions: readonly ReceivedEdition[],
  read: (edition: ReceivedEdition) => T,
  show: (value: T) => ReactNode,
): ReactNode {
  const values = new Set(editions.map(read))
  const [only] = values
  if (values.size === 1 && only !== undefined) return show(only)
  return (
    <div>
      {editions.map(edition => (
        <div key={edition.language}>
          <span className="mr-1.5 text-xs text-soft">{edition.language.toUpperCase()}</span>
          {show(read(edition))}
        </div>
      ))}
    </div>
  )
}
