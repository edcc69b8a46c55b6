import { useRef } from 'react'
import { Link } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import type { SheetSummary } from '#shared/api/library.ts'
import { useConfig } from '#web/api/config-context.tsx'
import { useLanguage, useTexts } from '#web/i18n/language-context.tsx'
import { libraryTexts } from '#web/i18n/library/texts-library.ts'
import { LoadingText } from '#web/shell/page-frame.tsx'
import { Button } from '#web/ui/button.tsx'
import { List } from '#web/ui/list.tsx'
import { MoreButton } from '#web/ui/more-button.tsx'
import { askAssistant } from './ask-about.ts'
import { sheetPath } from './sheet-address.ts'
import { StatusBlock } from './status-block.tsx'
import type { LoadedSheets } from './use-sheets.ts'

type SheetListProps = {
  list: LoadedSheets
  /** Whether there is a heading for each topic, as in the list of all sheets. */
  grouped: boolean
}

export function SheetList({ list, grouped }: SheetListProps) {
  const texts = useTexts(libraryTexts)
  const box = useRef<HTMLDivElement>(null)
  if (!list.loaded) return <LoadingText>{texts.loading}</LoadingText>
  const { words, sheets, hasMore } = list.loaded
  const isEmpty = sheets.length === 0
  return (
    <div ref={box} aria-busy={list.busy}>
      {/* One region for every outcome: screen readers often skip one that appears together with its text. */}
      <div role="status" className={isEmpty ? '' : grouped ? 'sr-only' : 'mb-3 text-sm text-soft'}>
        {isEmpty ? <NoSheets words={words} /> : (hasMore ? texts.firstSheets : texts.count)(sheets.length)}
      </div>
      {!isEmpty && (grouped ? <Groups sheets={sheets} /> : <Rows sheets={sheets} />)}
      {list.moreFailed && (
        <p role="alert" className="mt-6 text-sm text-soft">
          {texts.moreFailed}
        </p>
      )}
      <MoreButton
        className={list.moreFailed ? 'mt-2' : 'mt-6'}
        labels={{ more: list.moreFailed ? texts.tryAgain : texts.more, loading: texts.loading }}
        hasMore={hasMore}
        loading={list.busy}
        count={sheets.length}
        onMore={list.moreFailed ? list.retry : list.loadMore}
        next={before => box.current?.querySelectorAll<HTMLElement>('li a')[before]}
      />
    </div>
  )
}

/**
 * No sheets: nothing matches, or the firm has not written any yet. `words`: what was searched for; blank for no search.
 */
function NoSheets({ words }: { words: string }) {
  const texts = useTexts(libraryTexts)
  const searched = words.trim() !== ''
  return (
    <StatusBlock
      title={searched ? texts.noMatch : texts.empty}
      advice={searched ? texts.noMatchAdvice : texts.emptyAdvice}
    >
      <Button variant="primary" onClick={() => askAssistant(words)}>
        {texts.askAssistant}
      </Button>
      {searched && <Button onClick={() => navigate('/library')}>{texts.clear}</Button>}
    </StatusBlock>
  )
}

type Sheets = { sheets: readonly SheetSummary[] }

function Groups({ sheets }: Sheets) {
  const { language } = useLanguage()
  const { topics } = useConfig()
  const shownTopics = [...new Set(sheets.map(({ topic }) => topic))]
  return (
    <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
      {shownTopics.map(topic => (
        <section key={topic} aria-labelledby={`topic-${topic}`}>
          <h2 id={`topic-${topic}`} className="serif mb-1 text-xl leading-snug">
            {topics.find(({ id }) => id === topic)?.[language] ?? topic}
          </h2>
          <Rows sheets={sheets.filter(sheet => sheet.topic === topic)} />
        </section>
      ))}
    </div>
  )
}

function Rows({ sheets }: Sheets) {
  const texts = useTexts(libraryTexts)
  const { language } = useLanguage()
  return (
    <List className="max-w-answer">
      {sheets.map(({ id, title, lang }) => (
        <li key={id} className="border-t border-line">
          <Link
            href={sheetPath(id, lang)}
            className="flex min-h-11 flex-wrap items-baseline gap-x-3 py-2.5 underline-offset-4 hover:underline"
          >
            <span lang={lang}>{title}</span>
            {lang !== language && <span className="text-sm text-soft">{texts.inOtherLanguage}</span>}
          </Link>
        </li>
      ))}
    </List>
  )
}
