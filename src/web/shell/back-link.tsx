import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'

/** The first line of a page: leads to the one that it was opened from. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p className="mb-6 text-sm print:hidden">
      <Link href={href} className="link inline-flex items-center gap-2 py-1.5 pointer-coarse:min-h-11">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {children}
      </Link>
    </p>
  )
}
