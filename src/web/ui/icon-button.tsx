import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#web/lib/class-names.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children' | 'disabled' | 'type'> & {
  /** For screen readers, and as a tooltip. */
  label: string
  icon: ReactNode
  /** For a toggle: on or off. Leave out for a plain button. */
  pressed?: boolean
  size?: 'md' | 'sm'
}

/** For a menu's button too. */
export const iconButtonClasses =
  'inline-flex shrink-0 items-center justify-center rounded-md text-soft transition-colors hover:bg-sunken hover:text-ink'

/** A button with only an icon: 44 px, or with `sm` 36 px, except on a touch screen. */
export function IconButton({ label, icon, pressed, size = 'md', className, ...rest }: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      className={classNames(
        iconButtonClasses,
        'aria-pressed:bg-brass-wash aria-pressed:text-brass',
        size === 'md' ? 'size-11' : 'size-9 pointer-coarse:size-11',
        className,
      )}
    >
      {icon}
    </button>
  )
}
