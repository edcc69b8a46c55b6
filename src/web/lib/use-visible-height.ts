import { type RefObject, useLayoutEffect } from 'react'

/**
 * Makes an element as high as the visible part of the page. On some phones the keyboard covers the page without resizing
 * it, so the keyboard would hide the bottom.
 */
export function useVisibleHeight(target: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const fit = () => {
      const element = target.current
      if (!element) return
      // While the page is zoomed in, less is visible, but nothing is covered.
      const covered = view.scale === 1 && view.height < window.innerHeight - 1
      element.style.height = covered ? `${view.height}px` : ''
      if (covered) window.scrollTo(0, 0)
    }
    fit()
    view.addEventListener('resize', fit)
    return () => view.removeEventListener('resize', fit)
  }, [target])
}
