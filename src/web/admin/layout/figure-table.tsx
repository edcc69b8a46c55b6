import type { ReactNode } from 'react'
import { TableHead, tableClasses } from './table.tsx'
import { TableCell } from './table-cell.tsx'

type FigureRow = { key: string; name: ReactNode; figures: readonly ReactNode[] }

type FigureTableProps = {
  title: string
  /** The heading of the column of names. */
  nameColumn: string
  figureColumns: readonly string[]
  /** Each row's figures are in the order of the columns. */
  rows: readonly FigureRow[]
  children?: ReactNode
}

/** Names with figures; on a phone, one block per row. Without rows, only the title and the children. */
export function FigureTable({ title, nameColumn, figureColumns, rows, children }: FigureTableProps) {
  return (
    <section className="mt-8">
      <h3 className="text-base font-semibold">{title}</h3>
      {children}
      {rows.length > 0 && (
        <table className={`${tableClasses} max-md:block`}>
          <caption className="sr-only">{title}</caption>
          <TableHead names={[nameColumn]} counts={figureColumns} className="max-md:sr-only" />
          <tbody className="max-md:block">
            {rows.map(({ key, name, figures }) => (
              <tr key={key} className="border-b border-line align-top max-md:block max-md:py-3">
                <th
                  scope="row"
                  className="py-2 pr-4 text-left font-normal wrap-anywhere max-md:block max-md:pr-0"
                >
                  {name}
                </th>
                {figureColumns.map((column, index) => (
                  <TableCell
                    key={column}
                    name={column}
                    className="tabular-nums md:pr-0 md:pl-3 md:text-right"
                  >
                    {figures[index]}
                  </TableCell>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
