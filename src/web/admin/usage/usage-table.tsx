import type { ReactNode } from 'react'
import type { UsageFigures } from '#shared/api/admin-usage.ts'
import { FigureTable } from '#web/admin/layout/figure-table.tsx'
import { adminUsageTexts } from '#web/i18n/admin/texts-usage-view.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { useUsageFormat } from './use-usage-format.ts'

type UsageRow = { key: string; name: ReactNode; figures: UsageFigures }

type UsageTableProps = {
  title: string
  /** The heading of the column of names. */
  nameColumn: string
  rows: readonly UsageRow[]
  currency: string
  /** Whether any model that was used has a price. */
  hasCosts: boolean
  children?: ReactNode
}

/** Questions, tokens and, if there are any, costs. */
export function UsageTable({ title, nameColumn, rows, currency, hasCosts, children }: UsageTableProps) {
  const { columns } = useTexts(adminUsageTexts)
  const format = useUsageFormat(currency)
  const counts = [columns.questions, columns.input, columns.output]
  const tokens = (count: number, { estimatedCalls }: UsageFigures) => (
    <span className="whitespace-nowrap">
      {estimatedCalls > 0 && <EstimateMark />}
      {format.number(count)}
    </span>
  )
  return (
    <FigureTable
      title={title}
      nameColumn={nameColumn}
      figureColumns={hasCosts ? [...counts, columns.cost] : counts}
      rows={rows.map(({ figures, ...row }) => ({
        ...row,
        figures: [
          format.number(figures.questions),
          tokens(figures.inputTokens, figures),
          tokens(figures.outputTokens, figures),
          format.cost(figures) ?? '–',
        ],
      }))}
    >
      {children}
    </FigureTable>
  )
}

function EstimateMark() {
  const { estimated } = useTexts(adminUsageTexts)
  return (
    <>
      <span aria-hidden="true">≈{'\u00a0'}</span>
      <span className="sr-only">{estimated} </span>
    </>
  )
}
