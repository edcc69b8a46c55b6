import { classNames } from '#web/lib/class-names.ts'

/**
 * The style of Attach and Search: with labels below the field of an empty chat, later as icons beside it, or below it
 * on a narrow phone.
 */
export function composerButtonClasses(large: boolean): string {
  return classNames(
    'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-md border border-transparent text-sm font-semibold text-soft transition-colors',
    'hover:bg-sunken hover:text-ink aria-pressed:border-brass aria-pressed:bg-brass-wash aria-pressed:text-brass',
    large ? 'px-3 max-[22.5rem]:gap-1 max-[22.5rem]:px-1.5' : 'min-w-11 justify-center',
  )
}
