import { type RefObject, useEffect } from 'react'

/**
 * While a keyboard covers part of the page, makes an element as high as the visible part, and marks it with
 * `data-keyboard`. Safari does not make the page shorter for its keyboard. It moves the page instead, and the keyboard
 * would hide the bottom.
 */
export function useVisibleHeight(target: RefObject<HTMLElement | null>): void {
  // In an effect, not while rendering: reading the visible height earlier would cause an additional layout.
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const fit = () => {
      const element = target.current
      if (!element) return
      // While the page is zoomed in, less is visible, but nothing is covered.
      const covered = view.scale === 1 && view.height < window.innerHeight - 1
      element.style.height = covered ? `${view.height}px` : ''
      element.toggleAttribute('data-keyboard', covered)
      if (covered) window.scrollTo(0, 0)
    }
    fit()
    view.addEventListener('resize', fit)
    view.addEventListener('scroll', fit)
    return () => {
      view.removeEventListener('resize', fit)
      view.removeEventListener('scroll', fit)
    }
  }, [target])
}
