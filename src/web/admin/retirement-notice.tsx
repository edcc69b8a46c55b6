import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { getNotices } from '#web/api/admin-calls.ts'
import { retirementTexts } from '#web/i18n/admin/texts-retirements.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { useFormat } from './common/format.ts'
import { consoleQueryOptions } from './common/query-options.ts'

/** Tells an administrator when models are or were retired, and what to set. Shows nothing if there are none. */
export function RetirementNotice() {
  const texts = useTexts(retirementTexts)
  const format = useFormat()
  const { data } = useQuery({
    ...consoleQueryOptions,
    queryKey: ['admin', 'notices'],
    queryFn: ({ signal }) => getNotices(signal),
  })
  if (!data || data.retirements.length === 0) return null
  const models = data.retirements.map(({ id, endsOn }) => texts.modelEnds(id, format.shortDay(endsOn)))
  return (
    <aside
      aria-label={texts.retirements}
      className="flex shrink-0 gap-x-3 border-b border-brass/40 bg-brass-wash px-4 py-1.5 text-sm text-ink"
    >
      <CalendarClock aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-soft" />
      <p className="min-w-0">
        {texts.modelsEnd(models.join(', '))} <code className="break-all select-all">{data.modelMap}</code>
      </p>
    </aside>
  )
}
