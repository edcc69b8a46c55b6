import { useConfig } from '#web/api/config-context.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { Logo } from './logo.tsx'

/** The firm's logo and name. */
export function FirmName({ className }: { className?: string }) {
  const { firm } = useConfig()
  return (
    <span
      title={firm.name}
      className={classNames('inline-flex min-w-0 items-center gap-2.5 text-sm', className)}
    >
      <Logo />
      <span className="leading-tight text-balance">{firm.name}</span>
    </span>
  )
}
