import type { ReactNode } from 'react'
import { classNames } from '#web/lib/class-names.ts'

type NoticeProps = { tone: 'error' | 'success' | 'plain'; children: ReactNode; className?: string }

/**
 * A message that stays on the page. Errors interrupt a screen reader. Other notices belong in a region with the role
 * status that is in the page before them: screen readers often skip one that appears together with its text.
 */
export function Notice({ tone, children, className }: NoticeProps) {
  return (
    <div
      role={tone === 'error' ? 'alert' : undefined}
      className={classNames('rounded-md border px-4 py-3 text-sm font-semibold', tones[tone], className)}
    >
      {children}
    </div>
  )
}

const tones = {
  error: 'border-danger/35 bg-danger-wash text-danger',
  success: 'border-success/35 bg-success-wash text-success',
  plain: 'border-brass/40 bg-brass-wash text-ink',
}
