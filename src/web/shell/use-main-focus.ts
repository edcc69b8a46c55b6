import { type RefObject, useLayoutEffect } from 'react'

/** Whether a page has been shown before. The first time, the focus stays where the browser puts it. */
let hasShownPage = false

/**
 * The page's content takes the focus when it replaces another page's, so that a screen reader starts there. A layout
 * effect, because React runs it again for a page that it had hidden: the user went back before the next page's code was
 * loaded.
 */
export function useMainFocus(main: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (hasShownPage) {
      main.current?.focus({ preventScroll: true })
      // The new page begins at its top, with the header, even if the previous page was scrolled.
      scrollTo(0, 0)
    }
    hasShownPage = true
  }, [main])
}
