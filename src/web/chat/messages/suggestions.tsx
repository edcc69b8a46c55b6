import { type MouseEvent, use } from 'react'
import type { SheetLink } from '#shared/api/library.ts'
import { suggestionTexts } from '#web/i18n/chat/texts-suggestions.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { List } from '#web/ui/list.tsx'
import { listAround } from './list-around.ts'
import { MessageActionsContext } from './message-actions-context.ts'

/** The sheets that an answer offers: pressing one asks about it. */
export function Suggestions({ sheets }: { sheets: readonly SheetLink[] }) {
  const texts = useTexts(suggestionTexts)
  const { ask } = use(MessageActionsContext)
  const press = (event: MouseEvent, title: string) => {
    // The buttons will be removed, so focus the list of messages.
    listAround(event.currentTarget)?.focus()
    ask(title)
  }
  return (
    <section aria-label={texts.askAbout} className="mt-3 max-w-answer">
      <p aria-hidden="true" className="text-sm text-soft">
        {texts.askAbout}
      </p>
      <List className="mt-1.5 flex flex-wrap gap-2">
        {sheets.map(({ sheetId, title }) => (
          <li key={sheetId} className="max-w-full">
            <Button
              size="sm"
              onClick={event => press(event, title)}
              className="max-w-full py-1.5 text-left font-normal! whitespace-normal!"
            >
              <span dir="auto">{title}</span>
            </Button>
          </li>
        ))}
      </List>
    </section>
  )
}
