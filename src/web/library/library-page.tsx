import { useEffect, useRef, useState } from 'react'
import { Link, useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { maxSearchLength } from '#shared/limits.ts'
import { useConfig } from '#web/api/config-context.tsx'
import { useLanguage, useTexts } from '#web/i18n/language-context.tsx'
import { libraryTexts } from '#web/i18n/library/texts-library.ts'
import { classNames } from '#web/lib/class-names.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TryAgainButton } from '#web/ui/try-again-button.tsx'
import { listPath } from './sheet-address.ts'
import { SheetList } from './sheet-list.tsx'
import { StatusBlock } from './status-block.tsx'
import { useSheets } from './use-sheets.ts'

/** All sheets by topic, with a search. The topic and the words are in the address, so that Back and links work. */
export function LibraryPage() {
  const texts = useTexts(libraryTexts)
  const { language } = useLanguage()
  const { topics } = useConfig()
  const params = new URLSearchParams(useSearch())
  const words = (params.get('q') ?? '').slice(0, maxSearchLength)
  const topic = topics.find(({ id }) => id === params.get('topic'))?.id
  const list = useSheets({ language, topic, words })
  const isAll = words.trim() === '' && topic === undefined
  const isEmpty = topics.length === 0 && isAll && !list.loaded?.sheets.length

  return (
    <PageFrame title={texts.title}>
      <h1 className="serif text-4xl leading-tight">{texts.title}</h1>
      <p className="mt-2 max-w-answer text-soft">{texts.lead}</p>
      {!isEmpty && <Search topic={topic} words={words} />}
      <Topics current={topic} words={words} />
      <div className="mt-8">
        {list.failed ? (
          <StatusBlock role="alert" title={texts.failed} advice={texts.failedAdvice}>
            <TryAgainButton onPress={list.retry} />
          </StatusBlock>
        ) : (
          <SheetList list={list} grouped={isAll} />
        )}
      </div>
    </PageFrame>
  )
}

/** The delay after the last keystroke. Browsers limit how often the address may change. */
const searchDelayMs = 250

function Search({ topic, words }: { topic: string | undefined; words: string }) {
  const texts = useTexts(libraryTexts)
  const [typed, setTyped] = useState(words)
  const sent = useRef(words)

  // The address changed: by Back, or by a link to all sheets.
  useEffect(() => {
    if (words === sent.current) return
    sent.current = words
    setTyped(words)
  }, [words])

  useEffect(() => {
    if (typed === sent.current) return
    const timer = setTimeout(() => {
      sent.current = typed
      navigate(listPath(topic, typed), { replace: true })
    }, searchDelayMs)
    return () => clearTimeout(timer)
  }, [typed, topic])

  return (
    <search className="mt-6 block max-w-answer">
      <TextField
        label={texts.search}
        hint={texts.searchHint}
        type="search"
        value={typed}
        maxLength={maxSearchLength}
        autoComplete="off"
        enterKeyHint="search"
        onChange={event => setTyped(event.target.value)}
      />
    </search>
  )
}

function Topics({ current, words }: { current: string | undefined; words: string }) {
  const texts = useTexts(libraryTexts)
  const { language } = useLanguage()
  const { topics } = useConfig()
  if (topics.length === 0) return null
  const choices = [
    { id: undefined, name: texts.allTopics },
    ...topics.map(each => ({ id: each.id, name: each[language] })),
  ]
  return (
    <nav
      aria-label={texts.topics}
      // On a phone, they would push the search results off the screen.
      className={classNames('mt-6', words !== '' && current === undefined && 'max-sm:hidden')}
    >
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ id, name }) => (
          <li key={id ?? ''}>
            <Link
              href={listPath(id, words)}
              aria-current={id === current ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-9 items-center rounded-full border px-3.5 text-sm transition-colors pointer-coarse:min-h-11',
                id === current
                  ? 'border-transparent bg-fill text-on-fill'
                  : 'border-edge text-ink hover:bg-sunken',
              )}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
