import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { adminTexts } from '#web/i18n/admin/texts-admin.ts'
import { adminUsageTexts } from '#web/i18n/admin/texts-usage.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { oncePerPress } from '#web/lib/once-per-press.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Select } from '#web/ui/select.tsx'
import { ListError, ListStatus } from './list-status.tsx'

const periodDays = [1, 7, 30, 90, 400]

type PeriodViewProps = {
  title: string
  refreshLabel: string
  days: number
  /** The path of the view for another period. */
  pathOf(days: number): string
  query: { isPending: boolean; isFetching: boolean; refetch(): unknown }
  /** Why the figures could not be loaded. */
  failure: string | undefined
  /** The figures, once they are loaded. */
  children: ReactNode
}

/** Figures for a period that ends today, with a choice of periods. */
export function PeriodView(props: PeriodViewProps) {
  const { title, refreshLabel, days, pathOf, query, failure, children } = props
  const texts = useTexts(adminUsageTexts)
  const common = useTexts(adminTexts)
  const choices = [...new Set([...periodDays, days])].sort((one, other) => one - other)
  const refresh = () => {
    if (!query.isFetching) void query.refetch()
  }
  return (
    <div className="relative min-h-0 grow overflow-y-auto overscroll-contain">
      <div className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-6">
        <div className="flex flex-wrap items-start justify-between gap-x-4">
          <h2 className="serif text-2xl leading-tight">{title}</h2>
          <IconButton
            label={refreshLabel}
            icon={<RefreshCw className={classNames('size-4', query.isFetching && 'animate-spin')} />}
            aria-busy={query.isFetching}
            {...oncePerPress(refresh)}
            className="-mt-1.5 -mr-2.5"
          />
        </div>
        <Select
          label={texts.period}
          value={String(days)}
          choices={choices.map(each => ({ value: String(each), label: texts.lastDays(each) }))}
          onChoose={value => navigate(pathOf(Number(value)))}
          className="mt-4 max-w-60"
        />
        <ListStatus>{query.isPending && common.loading}</ListStatus>
        {failure !== undefined && <ListError onRetry={() => void query.refetch()}>{failure}</ListError>}
        {children}
      </div>
    </div>
  )
}
