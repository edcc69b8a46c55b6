import { type RefObject, useEffect } from 'react'

/** Whether a page has been shown before. The first time, the focus stays where the browser puts it. */
let navigated = false

/** The page's content takes the focus when it replaces another page's, so that a screen reader starts there. */
export function useMainFocus(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (navigated) {
      main.current?.focus({ preventScroll: true })
      // The browser would scroll to the content, and the header above it would be out of view.
      scrollTo(0, 0)
    }
    navigated = true
  }, [main])
}
