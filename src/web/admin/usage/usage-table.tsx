import type { ReactNode } from 'react'
import type { UsageFigures } from '#shared/admin-usage.ts'
import { TableHead, tableClasses } from '#web/admin/columns/table.tsx'
import { TableCell } from '#web/admin/columns/table-cell.tsx'
import { useTexts } from '#web/i18n/language-context.tsx'
import { adminUsageTexts } from '#web/i18n/texts-admin-usage.ts'
import { useUsageFormat } from './use-usage-format.ts'

export type UsageRow = { key: string; name: ReactNode; figures: UsageFigures }

type UsageTableProps = {
  title: string
  /** The column of the names. */
  nameColumn: string
  rows: readonly UsageRow[]
  currency: string
  /** Whether any model has a price. */
  hasCosts: boolean
  children?: ReactNode
}

/** Questions, tokens and costs; on a phone, one block per row. */
export function UsageTable({ title, nameColumn, rows, currency, hasCosts, children }: UsageTableProps) {
  const { columns } = useTexts(adminUsageTexts)
  const counts = [columns.questions, columns.input, columns.output]
  return (
    <section className="mt-8">
      <h3 className="text-base font-semibold">{title}</h3>
      {children}
      <table className={`${tableClasses} max-md:block`}>
        <caption className="sr-only">{title}</caption>
        <TableHead
          names={[nameColumn]}
          counts={hasCosts ? [...counts, columns.cost] : counts}
          className="max-md:sr-only"
        />
        <tbody className="max-md:block">
          {rows.map(row => (
            <Row key={row.key} row={row} currency={currency} hasCosts={hasCosts} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

type RowProps = { row: UsageRow; currency: string; hasCosts: boolean }

function Row({ row, currency, hasCosts }: RowProps) {
  const { columns, estimated } = useTexts(adminUsageTexts)
  const format = useUsageFormat(currency)
  const { figures } = row
  const mark = figures.estimatedCalls > 0 && (
    <>
      <span aria-hidden="true">≈{'\u00a0'}</span>
      <span className="sr-only">{estimated} </span>
    </>
  )
  const number = 'tabular-nums md:pr-0 md:text-right'
  return (
    <tr className="border-b border-line align-top max-md:block max-md:py-3">
      <th scope="row" className="py-2 pr-4 text-left font-normal wrap-anywhere max-md:block max-md:pr-0">
        {row.name}
      </th>
      <TableCell name={columns.questions} className={number}>
        {format.number(figures.questions)}
      </TableCell>
      <TableCell name={columns.input} className={number}>
        <span>
          {mark}
          {format.number(figures.inputTokens)}
        </span>
      </TableCell>
      <TableCell name={columns.output} className={number}>
        <span>
          {mark}
          {format.number(figures.outputTokens)}
        </span>
      </TableCell>
      {hasCosts && (
        <TableCell name={columns.cost} className={number}>
          {format.cost(figures) ?? '–'}
        </TableCell>
      )}
    </tr>
  )
}
