import { useConfig } from '#web/api/config-context.tsx'
import { classNames } from '#web/lib/class-names.ts'

/** The product's own logo: paving that leads up to a lit door. Drawn in the text's colour, the door in brass. */
function ProductLogo() {
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className="size-8 shrink-0">
      <path d="M2.5 29 11 16.5h10L29.5 29Z" stroke="currentColor" strokeWidth="1.75" strokeLinejoin="round" />
      <path d="M16 16.5V29M8.6 20h14.8M5.6 24.4h20.8" stroke="currentColor" strokeWidth="1.25" />
      <path d="M11 16.5V8a5 5 0 0 1 10 0v8.5Z" fill="var(--mark-door, var(--color-brass))" />
    </svg>
  )
}

type Background = 'page' | 'brand'

/** The firm's logo, or else the product's. `brand`: on the dark panel. */
export function Logo({ background = 'page' }: { background?: Background }) {
  const { logo } = useConfig().firm
  if (!logo) return <ProductLogo />
  return (
    <>
      <img
        src={logo.onLight}
        alt=""
        className={classNames('h-8 w-auto', background === 'page' ? 'dark:hidden' : 'hidden')}
      />
      <img
        src={logo.onDark}
        alt=""
        className={classNames('h-8 w-auto', background === 'page' && 'hidden dark:block')}
      />
    </>
  )
}

/** The logo with the product's title and, in small type, the firm's name. */
export function LogoWithTitle({
  background = 'page',
  className,
}: {
  background?: Background
  className?: string
}) {
  const { title, name } = useConfig().firm
  return (
    <span className={classNames('inline-flex min-w-0 items-center gap-2.5', className)}>
      <Logo background={background} />
      <span className="min-w-0">
        <span className="serif block text-[1.375rem] leading-none">{title}</span>
        {name !== title && <small className="mt-1 block text-xs leading-tight text-balance">{name}</small>}
      </span>
    </span>
  )
}
