/** Shared by the headers of users and visitors. */
export const headerClasses = 'flex min-h-14 shrink-0 items-center justify-between gap-x-2 px-3 sm:px-4'
