import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { classNames } from '#web/lib/class-names.ts'
import type { ColumnName } from './columns.tsx'

type ColumnHeaderProps = {
  column: ColumnName
  title: string
  /** Beside the title. */
  note?: ReactNode
  /** On a phone: the link to the previous column. */
  back?: { href: string; label: string }
  children?: ReactNode
}

export function ColumnHeader({ column, title, note, back, children }: ColumnHeaderProps) {
  return (
    <div className="flex min-h-13 shrink-0 flex-wrap items-center gap-x-2 gap-y-1 px-4 py-1.5">
      {back && <BackToColumn {...back} />}
      <h2
        data-column={column}
        tabIndex={-1}
        title={title}
        className={classNames(
          'truncate text-base font-semibold',
          back ? 'min-w-20 grow basis-0' : 'min-w-0 shrink',
        )}
      >
        {title}
      </h2>
      {note}
      {children && <div className="ml-auto flex flex-wrap items-center justify-end gap-0.5">{children}</div>}
    </div>
  )
}

/** Shown on a phone only: the link to the previous column. */
export function BackToColumn({ href, label }: { href: string; label: string }) {
  return (
    <Link
      href={href}
      aria-label={label}
      title={label}
      className="-ml-2 flex size-11 shrink-0 items-center justify-center rounded-md text-soft hover:bg-sunken hover:text-ink md:hidden"
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
    </Link>
  )
}
