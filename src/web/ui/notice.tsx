import type { ReactNode } from 'react'
import { classNames } from '#web/lib/class-names.ts'

type NoticeProps = { tone: 'success' | 'plain'; children: ReactNode; className?: string }

/**
 * A message that stays on the page. It belongs in a live region that is in the page before it: screen readers often
 * skip one that appears together with its text.
 */
export function Notice({ tone, children, className }: NoticeProps) {
  return <div className={classNames(baseClasses, tones[tone], className)}>{children}</div>
}

type ErrorNoticeProps = { children: ReactNode; className?: string }

/** An error, and the live region that interrupts a screen reader. Without an error, the region is empty. */
export function ErrorNotice({ children, className }: ErrorNoticeProps) {
  return (
    <div
      role="alert"
      // An empty region takes no space, not even the gap between the parts of a form.
      className={classNames(children ? classNames(baseClasses, tones.error) : 'absolute', className)}
    >
      {children}
    </div>
  )
}

const baseClasses = 'rounded-md border px-4 py-3 text-sm font-semibold'

const tones = {
  error: 'border-danger/35 bg-danger-wash text-danger',
  success: 'border-success/35 bg-success-wash text-success',
  plain: 'border-brass/40 bg-brass-wash text-ink',
}
