import { classNames } from '#web/lib/class-names.ts'

/** The mark: paving that leads up to a door. Drawn in the text's colour; the door in brass. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      fill="none"
      aria-hidden="true"
      className={classNames('size-8 shrink-0', className)}
    >
      <path d="M3 29 12 15h8l9 14Z" stroke="currentColor" strokeWidth="1.75" strokeLinejoin="round" />
      <path d="M16 15v14M9.4 19h13.2M6.5 23.5h19" stroke="currentColor" strokeWidth="1.25" />
      <path d="M12 15V7.5a4 4 0 0 1 8 0V15Z" className="fill-brass" />
    </svg>
  )
}

/** The product's name as the firm gave it. */
export function Wordmark({ title, className }: { title: string; className?: string }) {
  return (
    <span className={classNames('inline-flex items-center gap-2.5', className)}>
      <Mark />
      <span className="serif text-xl leading-none">{title}</span>
    </span>
  )
}
