import type { ReactNode } from 'react'
import type { FeedbackTotals } from '#shared/api/feedback.ts'
import { feedbackPath } from '#web/admin/common/console-url.ts'
import { useFormat } from '#web/admin/common/format.ts'
import type { RefreshableUsers } from '#web/admin/common/use-console-query.ts'
import { Facts } from '#web/admin/layout/facts.tsx'
import { FigureTable } from '#web/admin/layout/figure-table.tsx'
import { PeriodView } from '#web/admin/layout/period-view.tsx'
import { adminTexts } from '#web/i18n/admin/texts-admin.ts'
import { adminFeedbackTexts } from '#web/i18n/admin/texts-feedback-view.ts'
import { adminUsageTexts } from '#web/i18n/admin/texts-usage-view.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { FeedbackTextList } from './feedback-text-list.tsx'
import { useFeedback } from './use-feedback.ts'

/** Users' feedback on answers: by model, by reason and by day, with their comments. */
export function FeedbackView({ days, users }: { days: number; users: RefreshableUsers }) {
  const texts = useTexts(adminFeedbackTexts)
  const common = useTexts(adminTexts)
  const feedback = useFeedback(days, users)
  const { data } = feedback
  return (
    <PeriodView
      title={common.feedbackView}
      refreshLabel={texts.refresh}
      days={days}
      pathOf={feedbackPath}
      query={feedback}
      notLoaded={texts.notLoaded}
    >
      {data &&
        (data.days.length === 0 ? (
          <section className="mt-8 max-w-2xl">
            <h3 className="text-base font-semibold">{texts.empty}</h3>
            <p className="mt-1">{texts.emptyEffect}</p>
          </section>
        ) : (
          <Totals totals={data}>
            <FeedbackTextList key={days} days={days} users={users} />
          </Totals>
        ))}
    </PeriodView>
  )
}

type Counts = { up: number; down: number }

type TotalsProps = { totals: FeedbackTotals; children: ReactNode }

/** The days come last: there can be hundreds. */
function Totals({ totals: { days, models, reasons, timeZone }, children }: TotalsProps) {
  const texts = useTexts(adminFeedbackTexts)
  const usage = useTexts(adminUsageTexts)
  const format = useFormat()
  const { columns } = texts
  const shareOf = ({ up, down }: Counts) => format.percent(up / (up + down))
  const figures = (counts: Counts) => [format.number(counts.up), format.number(counts.down), shareOf(counts)]
  const sum = days.reduce((all, { up, down }) => ({ up: all.up + up, down: all.down + down }), {
    up: 0,
    down: 0,
  })
  const columnNames = [columns.up, columns.down, columns.share]
  return (
    <>
      <Facts
        facts={texts.lead(format.number(sum.up), format.number(sum.down), shareOf(sum))}
        className="mt-4"
      />
      <p className="mt-1 max-w-3xl text-sm text-soft">
        {texts.note} {usage.zone(timeZone)}
      </p>
      <FigureTable
        title={usage.byModel}
        nameColumn={usage.columns.model}
        figureColumns={columnNames}
        rows={models.map(each => ({ key: each.model, name: each.model || '–', figures: figures(each) }))}
      />
      {reasons.length > 0 && (
        <FigureTable
          title={texts.byReason}
          nameColumn={columns.reason}
          figureColumns={[columns.count]}
          rows={reasons.map(({ value, reason, count }) => ({
            key: `${value} ${reason}`,
            name: texts.because(value, reason),
            figures: [format.number(count)],
          }))}
        />
      )}
      {children}
      <FigureTable
        title={usage.byDay}
        nameColumn={usage.columns.day}
        figureColumns={columnNames}
        rows={days.map(each => ({ key: each.day, name: format.day(each.day), figures: figures(each) }))}
      />
    </>
  )
}
