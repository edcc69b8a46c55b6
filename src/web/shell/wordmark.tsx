import { useConfig } from '#web/api/config-context.tsx'
import { classNames } from '#web/lib/class-names.ts'

/** The mark: paving that leads up to a lit door. Drawn in the text's colour; the door in brass. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      fill="none"
      aria-hidden="true"
      className={classNames('size-8 shrink-0', className)}
    >
      <path d="M2.5 29 11 16.5h10L29.5 29Z" stroke="currentColor" strokeWidth="1.75" strokeLinejoin="round" />
      <path d="M16 16.5V29M8.6 20h14.8M5.6 24.4h20.8" stroke="currentColor" strokeWidth="1.25" />
      <path d="M11 16.5V8a5 5 0 0 1 10 0v8.5Z" fill="var(--mark-door, var(--color-brass))" />
    </svg>
  )
}

type Ground = 'page' | 'brand'

/** The firm's own logo, or the product's mark. `brand`: on the deep panel. */
export function Logo({ ground = 'page' }: { ground?: Ground }) {
  const { logo } = useConfig().firm
  if (!logo) return <Mark />
  return (
    <>
      <img
        src={logo.onLight}
        alt=""
        className={classNames('h-8 w-auto', ground === 'page' ? 'dark:hidden' : 'hidden')}
      />
      <img
        src={logo.onDark}
        alt=""
        className={classNames('h-8 w-auto', ground === 'page' && 'hidden dark:block')}
      />
    </>
  )
}

/** The product's title beside the logo. */
export function Wordmark({ ground = 'page', className }: { ground?: Ground; className?: string }) {
  const { title } = useConfig().firm
  return (
    <span className={classNames('inline-flex items-center gap-2.5', className)}>
      <Logo ground={ground} />
      <span className="serif text-[1.375rem] leading-none">{title}</span>
    </span>
  )
}
