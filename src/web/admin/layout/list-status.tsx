import { ApiError } from '#web/api/client.ts'
import { adminTexts } from '#web/i18n/admin/texts-admin.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { TryAgainButton } from '#web/ui/try-again-button.tsx'

/**
 * In place of rows: that they are loading, or why there are none. Render it empty if there are rows: screen readers
 * often skip a status that appears together with its text.
 */
export function ListStatus({ children }: { children: string | false }) {
  return (
    <p role="status" className="text-sm text-soft not-empty:px-4 not-empty:py-3">
      {children}
    </p>
  )
}

/** In place of rows that need a reason. Not announced: the field for the reason takes the focus, and says so too. */
export function ListReasonNeeded({ className }: { className?: string }) {
  const texts = useTexts(adminTexts)
  return <p className={classNames('px-4 py-3 text-sm text-soft', className)}>{texts.reasonNeeded}</p>
}

/** In the middle of a column while nothing is selected. */
export function ColumnPlaceholder({ children }: { children: string }) {
  return <p className="m-auto max-w-64 px-4 py-10 text-center text-sm text-balance text-soft">{children}</p>
}

/** Why something could not be loaded: `notLoaded`, unless there were too many calls. */
export function useFailureText(error: unknown, notLoaded: string): string {
  const { tooMany } = useTexts(adminTexts)
  return error instanceof ApiError && error.status === 429 ? tooMany : notLoaded
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
