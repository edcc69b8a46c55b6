import { useState } from 'react'
import { type Budget, isSpent } from '#shared/api/budget.ts'
import { dateFormat } from '#shared/text/date-format.ts'
import { useConfig } from '#web/api/config-context.tsx'
import { budgetTexts } from '#web/i18n/chat/texts-budget.ts'
import { useLanguage, useTexts } from '#web/i18n/language-context.tsx'
import { firmTexts } from '#web/i18n/shell/texts-firm.ts'
import { FirmLinks } from '#web/shell/firm-links.tsx'
import { LibraryLink } from '#web/shell/library-link.tsx'

/** With the date, because the budget may be renewed only next month. */
const withDateAndTime: Intl.DateTimeFormatOptions = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
}

/**
 * How much the user can still ask. If nothing is left: when they can ask again, and where to get help until then.
 * `saves`: what is typed is saved, unlike in a temporary chat (J-11).
 */
export function BudgetLine({ budget, saves }: { budget: Budget; saves: boolean }) {
  const texts = useTexts(budgetTexts)
  const { urgent } = useTexts(firmTexts)
  const { language } = useLanguage()
  const { firm } = useConfig()
  const { scope, questionsLeft, percentLeft, renewsAt } = budget
  const key = useChangeCount(budget)
  const when = dateFormat(language, withDateAndTime)(renewsAt)
  if (!isSpent(budget)) {
    return (
      <p className="px-1 pb-2 text-center text-sm text-balance text-soft">
        {questionsLeft === null
          ? texts.percentLeft(percentLeft ?? 0, when)
          : texts.questionsLeft(questionsLeft, when)}
      </p>
    )
  }
  const spent =
    scope === 'everyone' ? texts.spentByAll : questionsLeft === 0 ? texts.noQuestions : texts.spent
  return (
    // Another refusal has the same text. A screen reader reads it again if the element is a new one.
    <div key={key} className="mb-3 rounded-md border border-line bg-surface px-4 py-3 text-sm">
      <p>
        {spent} <strong className="font-semibold">{texts.again(when)}</strong>
        {saves && ` ${texts.saved}`}
      </p>
      {(firm.contactUrl || firm.bookingUrl) && <p className="mt-2">{urgent(firm.name)}</p>}
      <div className="flex flex-wrap gap-x-5">
        <FirmLinks label={texts.whereToTurn} className="[&_a]:underline" />
        <LibraryLink className="underline" />
      </div>
    </div>
  )
}

/** How many times the value was replaced. */
function useChangeCount(value: unknown): number {
  const [last, setLast] = useState({ value, count: 0 })
  if (last.value === value) return last.count
  setLast({ value, count: last.count + 1 })
  return last.count + 1
}
