import type { RefObject } from 'react'
import { Link } from 'wouter'
import { useConfig } from '#web/api/config-context.tsx'
import { chatTexts } from '#web/i18n/chat/texts-chat.ts'
import { useLanguage, useTexts } from '#web/i18n/language-context.tsx'
import { focusEnd } from '#web/lib/dom/focus-end.ts'
import { LibraryLink, libraryLinkClasses } from '#web/shell/library-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { List } from '#web/ui/list.tsx'

const maxTopicCount = 5

type StartingPointsProps = {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  onText(text: string): void
}

/**
 * Below the input of an empty chat: the firm's suggestions, if it has any, and the link to the library, if that has
 * sheets. Without suggestions, the link is followed by the largest topics.
 */
export function StartingPoints(props: StartingPointsProps) {
  const { language } = useLanguage()
  const { suggestions, topics } = useConfig()
  const offered = suggestions.length > 0 ? [] : topics.slice(0, maxTopicCount)
  return (
    <div className="flex grow-[1.4] flex-wrap content-start justify-center gap-x-5 px-4 pt-5 text-sm">
      {suggestions.length > 0 && <Suggested {...props} />}
      <LibraryLink className="font-semibold" />
      {offered.length > 0 && (
        <List className="contents">
          {offered.map(topic => (
            <li key={topic.id}>
              <Link href={`/library?topic=${topic.id}`} className={libraryLinkClasses}>
                {topic[language]}
              </Link>
            </li>
          ))}
        </List>
      )}
    </div>
  )
}

/**
 * Pressing a suggestion puts its question into the composer, to be completed and sent. It replaces another suggestion
 * that was not changed, but is added to what the user typed.
 */
function Suggested({ field, text, onText }: StartingPointsProps) {
  const texts = useTexts(chatTexts)
  const { language } = useLanguage()
  const { suggestions } = useConfig()
  const known = suggestions.flatMap(({ en, fr }) => [en.question, fr.question])
  const put = (question: string) => {
    const typed = text.trim()
    onText(typed === '' || known.includes(typed) ? question : `${text}\n${question}`)
    focusEnd(field.current)
  }
  return (
    <List
      aria-label={texts.suggested}
      className="mb-2 flex w-full flex-wrap justify-center gap-2 max-sm:grid max-sm:grid-cols-2"
    >
      {suggestions.map(suggestion => (
        <li key={suggestion.en.label}>
          <Button
            size="sm"
            onClick={() => put(suggestion[language].question)}
            className="size-full py-1.5 font-normal! whitespace-normal!"
          >
            {suggestion[language].label}
          </Button>
        </li>
      ))}
    </List>
  )
}
