/**
 * For users and visitors. What a user's header shows depends on its own width, which the sidebar and the panel of a
 * sheet change.
 */
export const headerClasses =
  '@container flex min-h-14 shrink-0 items-center justify-between gap-x-2 px-3 max-[16rem]:flex-wrap sm:px-4'
