import type { ReactNode } from 'react'

type StatusBlockProps = { role?: 'alert'; title: string; advice: string; children: ReactNode }

/** In place of a list or a sheet: what happened, what to do, and the buttons to do it. */
export function StatusBlock({ role, title, advice, children }: StatusBlockProps) {
  return (
    <div role={role} className="min-h-64">
      <p className="serif text-2xl leading-snug">{title}</p>
      <p className="mt-2 mb-6 text-soft">{advice}</p>
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  )
}
