import type { ReactNode } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { adminTexts } from '#web/i18n/admin/texts-admin.ts'
import { adminUsageTexts } from '#web/i18n/admin/texts-usage-view.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { Select } from '#web/ui/select.tsx'
import { ListError, ListStatus, useFailureText } from './list-status.tsx'
import { RefreshButton, ViewFrame } from './view-frame.tsx'

const periodDays = [1, 7, 30, 90, 400]

type PeriodViewProps = {
  title: string
  refreshLabel: string
  days: number
  /** The path of the view for another period. */
  pathOf(days: number): string
  query: { isPending: boolean; isFetching: boolean; error: unknown; refetch(): unknown }
  /** Says that the figures could not be loaded. */
  notLoaded: string
  /** The figures, once they are loaded. */
  children: ReactNode
}

/** Figures for a period that ends today, with a choice of periods. */
export function PeriodView(props: PeriodViewProps) {
  const { title, refreshLabel, days, pathOf, query, notLoaded, children } = props
  const texts = useTexts(adminUsageTexts)
  const common = useTexts(adminTexts)
  const failure = useFailureText(query.error, notLoaded)
  const choices = [...new Set([...periodDays, days])].sort((one, other) => one - other)
  return (
    <ViewFrame title={title} action={<RefreshButton label={refreshLabel} query={query} />}>
      <Select
        label={texts.period}
        value={String(days)}
        choices={choices.map(each => ({ value: String(each), label: texts.lastDays(each) }))}
        onChoose={value => navigate(pathOf(Number(value)))}
        className="mt-4 max-w-60"
      />
      <ListStatus>{query.isPending && common.loading}</ListStatus>
      {query.error !== null && <ListError onRetry={() => void query.refetch()}>{failure}</ListError>}
      {children}
    </ViewFrame>
  )
}
