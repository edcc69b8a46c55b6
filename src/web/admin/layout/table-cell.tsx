import type { ReactNode } from 'react'
import { classNames } from '#web/lib/class-names.ts'

type TableCellProps = { name: string; className?: string | undefined; children: ReactNode }

/**
 * On a phone, the cell begins with its column's name, and takes no space if it is empty. It stays in the row: otherwise
 * a screen reader would read the next column's heading with the cells after it.
 */
export function TableCell({ name, className, children }: TableCellProps) {
  return (
    <td
      className={classNames(
        'py-2 pr-4 max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-2 max-md:py-0.5 max-md:pr-0',
        !children && 'max-md:sr-only',
        className,
      )}
    >
      <span aria-hidden="true" className="w-24 shrink-0 text-xs font-normal text-soft md:hidden">
        {name}
      </span>
      {/* In large text, it moves below the name. */}
      {children && <div className="min-w-0 grow basis-32">{children}</div>}
    </td>
  )
}
