import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#web/lib/class-names.ts'
import { Spinner } from './spinner.tsx'

type Variant = 'primary' | 'secondary' | 'quiet' | 'danger'
type Size = 'md' | 'sm'

type ButtonProps = ComponentProps<'button'> & {
  variant?: Variant
  /** `md` is 44 px high. `sm`, for dense layouts, is 36 px, or 44 px on a touch screen. */
  size?: Size
  /** During a request: shows a spinner, keeps the focus and ignores clicks. */
  busy?: boolean
  icon?: ReactNode
}

/** `disabled` removes the focus and the tab stop; `aria-disabled` and `busy` keep them. */
export function Button({
  variant = 'secondary',
  size = 'md',
  busy = false,
  icon,
  'aria-disabled': ariaDisabled,
  onClick,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const inactive = busy || ariaDisabled === true
  return (
    <button
      aria-busy={busy || undefined}
      {...rest}
      type={type}
      aria-disabled={inactive || undefined}
      // Also keeps the click from submitting a form.
      onClick={inactive ? event => event.preventDefault() : onClick}
      className={classNames(buttonClasses(variant, size), className)}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  )
}

/** Also for links, and for plain buttons, that look like a Button. */
export function buttonClasses(variant: Variant, size: Size = 'md'): string {
  return classNames(baseClasses, sizeClasses[size], variantClasses[variant])
}

const baseClasses =
  'inline-flex items-center justify-center gap-2 rounded-md border text-center font-semibold sm:whitespace-nowrap ' +
  'transition-colors select-none off:cursor-not-allowed'

const sizeClasses: Record<Size, string> = {
  md: 'min-h-11 px-4 text-base',
  sm: 'min-h-9 px-3 text-sm pointer-coarse:min-h-11',
}

const variantClasses: Record<Variant, string> = {
  primary:
    'border-transparent bg-fill text-on-fill hover:bg-fill-hover off:bg-sunken off:text-soft off:border-line',
  secondary:
    'border-edge bg-surface text-ink hover:bg-sunken off:text-soft off:border-line off:bg-transparent',
  quiet: 'border-transparent bg-transparent text-ink hover:bg-sunken off:text-soft off:hover:bg-transparent',
  danger:
    'border-transparent bg-danger-fill text-on-state hover:brightness-110 off:bg-sunken off:text-soft off:border-line',
}
