import { classNames } from '#web/lib/class-names.ts'

/** The look of Attach and Search: with words under the input of an empty chat, as icons beside it later. */
export function composerButton(large: boolean): string {
  return classNames(
    'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-md border border-transparent text-sm font-semibold text-soft transition-colors',
    'hover:bg-sunken hover:text-ink aria-pressed:border-brass aria-pressed:bg-brass-wash aria-pressed:text-brass',
    large ? 'px-3' : 'min-w-11 justify-center',
  )
}
