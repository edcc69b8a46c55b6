import { useLayoutEffect, useRef, useState } from 'react'
import type { Source } from '#shared/api/chat.ts'
import { findLibraryPage, findSafeLink, hostToShow } from '#shared/text/safe-link.ts'
import { messageTexts } from '#web/i18n/chat/texts-messages.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { OrderedList } from '#web/ui/list.tsx'

const initialSourceCount = 5

/**
 * The sources of an answer, from a web search or the library. A search engine's texts are not trusted, so titles and
 * snippets are shown as plain text, and shortened.
 */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  const texts = useTexts(messageTexts)
  const [all, setAll] = useState(false)
  const shown = all ? sources : sources.slice(0, initialSourceCount)
  const firstAdded = useRef<HTMLLIElement>(null)
  // The pressed button has disappeared, so the first source that it added takes the focus.
  useLayoutEffect(() => {
    const item = all ? firstAdded.current : null
    const target = item?.querySelector('a') ?? item
    target?.focus({ preventScroll: true })
  }, [all])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, and a region's name must be unique.
    <div
      role="group"
      aria-label={texts.sources}
      className="mt-4 max-w-answer border-t border-line pt-3 text-sm"
    >
      <h3 className="font-semibold text-soft">{texts.sources}</h3>
      <OrderedList className="mt-1">
        {shown.map((source, index) => (
          <li
            key={source.url || source.title}
            {...(index === initialSourceCount && { ref: firstAdded, tabIndex: -1 })}
            className="flex gap-3 py-1.5"
          >
            <span className="min-w-5 text-right font-semibold text-brass tabular-nums">{index + 1}</span>
            <SourceEntry source={source} />
          </li>
        ))}
      </OrderedList>
      {shown.length < sources.length && (
        <Button size="sm" variant="quiet" onClick={() => setAll(true)}>
          {texts.allSources(sources.length)}
        </Button>
      )}
    </div>
  )
}

const maxTitleLength = 200
const maxSnippetLength = 400

function SourceEntry({ source }: { source: Source }) {
  const texts = useTexts(messageTexts)
  const link = findSafeLink(source.url) ?? findLibraryPage(source.url)
  const title = (source.title || source.url).slice(0, maxTitleLength)
  const host = link && hostToShow(title, link)
  return (
    <div className="min-w-0 wrap-anywhere">
      {link ? (
        <a
          href={link.href}
          target="_blank"
          rel="noopener noreferrer nofollow"
          dir="auto"
          className={source.title ? 'link' : 'link bare'}
        >
          {title}
        </a>
      ) : (
        <span dir="auto">{title}</span>
      )}
      {source.url === '' && <span className="text-soft"> {texts.noAddress}</span>}
      {host && (
        <span className="link-host text-soft" dir="ltr">
          {` ${host}`}
        </span>
      )}
      {source.snippet && (
        // Short, and whole: the end of a sheet's line says whether a lawyer has reviewed it.
        <p dir="auto" className={source.sheetId ? 'text-soft' : 'line-clamp-2 text-soft'}>
          {source.snippet.slice(0, maxSnippetLength)}
        </p>
      )}
    </div>
  )
}
