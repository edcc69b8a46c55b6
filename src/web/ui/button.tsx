import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#web/lib/class-names.ts'
import { Spinner } from './spinner.tsx'

type Variant = 'primary' | 'secondary' | 'quiet' | 'danger'
type Size = 'md' | 'sm'

type ButtonProps = ComponentProps<'button'> & {
  variant?: Variant
  /** `md` is 44 px high, for a finger; `sm` 36 px, in dense places. */
  size?: Size
  /** A request runs: shows a spinner and takes no clicks. */
  busy?: boolean
  icon?: ReactNode
}

export function Button({
  variant = 'secondary',
  size = 'md',
  busy = false,
  icon,
  disabled,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={classNames(buttonClasses(variant, size), className)}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  )
}

/** For links that look like buttons. */
export function buttonClasses(variant: Variant = 'secondary', size: Size = 'md'): string {
  return classNames(shape, sizes[size], looks[variant])
}

const shape =
  'inline-flex items-center justify-center gap-2 rounded-md border font-semibold whitespace-nowrap ' +
  'transition-colors select-none disabled:cursor-not-allowed'

const sizes: Record<Size, string> = {
  md: 'min-h-11 px-4 text-base',
  sm: 'min-h-9 px-3 text-sm',
}

const looks: Record<Variant, string> = {
  primary:
    'border-transparent bg-fill text-on-fill hover:bg-fill-hover disabled:bg-sunken disabled:text-soft disabled:border-line',
  secondary:
    'border-edge bg-surface text-ink hover:bg-sunken disabled:text-soft disabled:border-line disabled:bg-transparent',
  quiet:
    'border-transparent bg-transparent text-ink hover:bg-sunken disabled:text-soft disabled:hover:bg-transparent',
  danger:
    'border-transparent bg-danger-fill text-on-state hover:brightness-110 disabled:bg-sunken disabled:text-soft disabled:border-line',
}
