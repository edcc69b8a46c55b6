import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useTexts } from '#web/i18n/language-context.tsx'
import { adminTexts } from '#web/i18n/texts-admin.ts'
import { classNames } from '#web/lib/class-names.ts'
import { Button } from '#web/ui/button.tsx'
import type { Pane } from './columns.tsx'

type ColumnHeaderProps = {
  pane: Pane
  title: string
  /** Beside the title, softly. */
  note?: ReactNode
  /** On a phone: the column before. */
  back?: { href: string; label: string }
  children?: ReactNode
}

export function ColumnHeader({ pane, title, note, back, children }: ColumnHeaderProps) {
  return (
    <div className="flex min-h-13 shrink-0 flex-wrap items-center gap-x-2 gap-y-1 px-4 py-1.5">
      {back && <BackLink {...back} />}
      <h2
        data-pane={pane}
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
      {children && <div className="ml-auto flex items-center gap-1.5">{children}</div>}
    </div>
  )
}

/** On a phone: to the column before. */
export function BackLink({ href, label }: { href: string; label: string }) {
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

/** Something to read in place of rows: while they come, or where there are none. */
export function ColumnLine({ children }: { children: string }) {
  return (
    <p role="status" className="px-4 py-3 text-sm text-soft">
      {children}
    </p>
  )
}

/** In the middle of a column where nothing is chosen yet. */
export function Placeholder({ children }: { children: string }) {
  return <p className="m-auto max-w-64 px-4 py-10 text-center text-sm text-balance text-soft">{children}</p>
}

/** A list that was not loaded is not an empty one. */
export function ColumnFailure({
  children,
  busy,
  onRetry,
}: {
  children: string
  busy: boolean
  onRetry(): void
}) {
  const texts = useTexts(adminTexts)
  return (
    <div className="px-4 py-3 text-sm text-soft">
      <p>{children}</p>
      <Button size="sm" className="mt-2" busy={busy} onClick={onRetry}>
        {busy ? texts.loading : texts.tryAgain}
      </Button>
    </div>
  )
}

/** A row of the console's lists. */
export function rowClasses(selected: boolean): string {
  return classNames(
    'relative block rounded-md px-3 py-2 focus-visible:-outline-offset-2',
    selected
      ? 'bg-sunken before:absolute before:inset-y-2 before:left-0 before:w-0.5 before:rounded-full before:bg-brass'
      : 'hover:bg-sunken',
  )
}
