import { classNames } from '#web/lib/class-names.ts'

/** A row of the lists of users and chats. */
export function rowClasses(selected: boolean): string {
  return classNames(
    'relative block rounded-md px-3 py-2 focus-visible:-outline-offset-2',
    selected
      ? 'bg-sunken before:absolute before:inset-y-2 before:left-0 before:w-0.5 before:rounded-full before:bg-brass'
      : 'hover:bg-sunken',
  )
}
