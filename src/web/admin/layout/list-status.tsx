import { TryAgainButton } from '#web/ui/try-again-button.tsx'

/** In place of rows: that they are loading, or why there are none. */
export function ListStatus({ children }: { children: string }) {
  return (
    <p role="status" className="px-4 py-3 text-sm text-soft">
      {children}
    </p>
  )
}

/** In the middle of a column while nothing is selected. */
export function ColumnPlaceholder({ children }: { children: string }) {
  return <p className="m-auto max-w-64 px-4 py-10 text-center text-sm text-balance text-soft">{children}</p>
}

type ListErrorProps = {
  children: string
  /** A toast tells screen readers. */
  hasToast?: boolean
  onRetry(): void
}

/** Says what could not be loaded, and offers to try again. */
export function ListError({ children, hasToast = false, onRetry }: ListErrorProps) {
  return (
    <div className="px-4 py-3 text-sm text-soft">
      <p role={hasToast ? undefined : 'alert'}>{children}</p>
      <TryAgainButton size="sm" className="mt-2" onPress={onRetry} />
    </div>
  )
}
