import { type RefObject, useLayoutEffect } from 'react'

/**
 * Makes an element as high as what can be seen of the page. On some phones the keyboard covers the page without
 * making it smaller: what stands at its foot would lie behind the keyboard.
 */
export function useVisibleHeight(target: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const fit = () => {
      const element = target.current
      if (!element) return
      // Zoomed with two fingers, less is seen, but nothing is covered.
      const covered = view.scale === 1 && view.height < window.innerHeight - 1
      element.style.height = covered ? `${view.height}px` : ''
      if (covered) window.scrollTo(0, 0)
    }
    fit()
    view.addEventListener('resize', fit)
    return () => view.removeEventListener('resize', fit)
  }, [target])
}
