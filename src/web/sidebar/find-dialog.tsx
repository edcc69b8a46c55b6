import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { SearchResult } from '#shared/api/search.ts'
import { maxSearchLength } from '#shared/limits.ts'
import { dateFormats } from '#shared/text/date-format.ts'
import { useLanguage, useTexts } from '#web/i18n/language-context.tsx'
import { findTexts } from '#web/i18n/sidebar/texts-find.ts'
import { rowAfter } from '#web/lib/dom/arrow-keys.ts'
import { isComposing } from '#web/lib/dom/is-composing.ts'
import { chatPath } from '#web/lib/history/chat-path.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { List } from '#web/ui/list.tsx'
import { MoreButton } from '#web/ui/more-button.tsx'
import { fieldClasses } from '#web/ui/text-field.tsx'
import { navigateToMessage } from './drawer-history.ts'
import { MarkedText } from './marked-text.tsx'
import { useFind } from './use-find.ts'

/**
 * Searches the conversations while the user types. The arrow keys move between the field and the results; Enter in the
 * field opens the first result, if need be as soon as the search has ended.
 */
export function FindDialog({ typed: initialTyped, onClose }: { typed: string; onClose(): void }) {
  const texts = useTexts(findTexts)
  const [typed, setTyped] = useState(initialTyped)
  const find = useFind(typed)
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const hintId = useId()
  const shown = find.isBlank ? [] : find.results

  // The words for which Enter was pressed.
  const [entered, setEntered] = useState<string>()

  const open = (result: SearchResult) => {
    onClose()
    navigateToMessage(chatPath(result.chatId, result.messageId))
  }
  useEffect(() => {
    if (entered === undefined || find.isSearching) return
    setEntered(undefined)
    const isWanted = entered === typed && document.activeElement === field.current
    if (isWanted && shown[0]) open(shown[0])
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    if (event.target === field.current && event.key === 'Enter') {
      event.preventDefault()
      return setEntered(typed)
    }
    moveFocus(event, field.current, list.current)
  }

  return (
    <Dialog
      title={texts.find}
      onClose={onClose}
      initialFocus={field}
      className="flex h-[min(40rem,calc(100dvh-2rem))] flex-col sm:w-[min(40rem,calc(100vw-2rem))] [&>div:nth-of-type(1)]:grow"
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys move between the controls inside. */}
      <div onKeyDown={onKeyDown}>
        <search>
          <input
            ref={field}
            type="search"
            aria-label={texts.words}
            aria-describedby={hintId}
            value={typed}
            maxLength={maxSearchLength}
            autoComplete="off"
            enterKeyHint="search"
            dir="auto"
            onChange={event => setTyped(event.target.value)}
            className={fieldClasses}
          />
        </search>
        <p id={hintId} className="mt-2 text-sm text-soft">
          {texts.hint}
        </p>
        <p role="status" className="mt-3 min-h-6 text-sm text-soft">
          {statusText(find, texts)}
        </p>
        {find.isError && !find.isBusy && (
          <Button
            size="sm"
            className="mt-2"
            onClick={() => {
              // Pressing the button removes it.
              field.current?.focus()
              void find.refetch()
            }}
          >
            {texts.tryAgain}
          </Button>
        )}
        {shown.length > 0 && (
          <List ref={list} className="-mx-3 mt-1" aria-busy={find.isBusy}>
            {shown.map(result => (
              <Result key={result.chatId} result={result} onOpen={() => open(result)} />
            ))}
          </List>
        )}
        {!find.isBlank && (
          <MoreButton
            variant="quiet"
            size="sm"
            className="mt-2 w-full"
            labels={{ more: texts.loadMore, loading: texts.searching }}
            hasMore={find.hasNextPage && !find.isPlaceholderData}
            loading={find.isFetchingNextPage}
            count={shown.length}
            onMore={find.loadMore}
            next={count => list.current?.querySelectorAll<HTMLElement>('a')[count]}
          />
        )}
      </div>
    </Dialog>
  )
}

function statusText(find: ReturnType<typeof useFind>, texts: typeof findTexts.en): string {
  if (find.isBlank) return ''
  if (find.isSearching) return texts.searching
  if (find.isError) return texts.failed
  if (find.results.length === 0) return `${texts.none} ${texts.noneHint}`
  return texts.found(find.results.length, find.hasNextPage)
}

/** From the field into the results and back. In the field, Home and End move the cursor. */
function moveFocus(event: KeyboardEvent, field: HTMLElement | null, list: HTMLElement | null): void {
  const links = [...(list?.querySelectorAll<HTMLElement>('a') ?? [])]
  const current = links.indexOf(document.activeElement as HTMLElement)
  if (current === -1 && (event.target !== field || event.key !== 'ArrowDown')) return
  const next = rowAfter(event, current, links.length)
  if (next === undefined) return
  event.preventDefault()
  if (event.key === 'ArrowUp' && current === 0) field?.focus()
  else links[next]?.focus()
}

const days = dateFormats({ dateStyle: 'medium' })

function Result({ result, onOpen }: { result: SearchResult; onOpen(): void }) {
  const texts = useTexts(findTexts)
  const { language } = useLanguage()
  const date = days[language](result.created_at)
  return (
    <li>
      <Link
        href={chatPath(result.chatId, result.messageId)}
        onClick={event => {
          event.preventDefault()
          onOpen()
        }}
        className="block rounded-md px-3 py-2.5 hover:bg-sunken focus-visible:-outline-offset-2"
      >
        <span className="flex items-baseline gap-3">
          <span dir="auto" className="min-w-0 grow truncate font-semibold">
            <MarkedText text={result.title || texts.untitled} marks={result.title ? result.titleMarks : []} />
          </span>
          {result.archived && <span className="shrink-0 text-xs text-soft">{texts.archived}</span>}
          {date && (
            <time dateTime={result.created_at} className="shrink-0 text-xs text-soft">
              {date}
            </time>
          )}
        </span>
        {result.snippet !== '' && (
          <span dir="auto" className="mt-0.5 line-clamp-3 text-sm text-soft wrap-anywhere">
            <MarkedText text={result.snippet} marks={result.marks} />
          </span>
        )}
      </Link>
    </li>
  )
}
