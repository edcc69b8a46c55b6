import { type RefObject, useLayoutEffect } from 'react'

/**
 * Makes a form's field as tall as its text, up to its maximum height. `large`: the layout of the form, on which the
 * field's width depends. Does nothing in browsers with `field-sizing`.
 */
export function useGrowingHeight(
  field: RefObject<HTMLTextAreaElement | null>,
  text: string,
  large: boolean,
): void {
  useLayoutEffect(() => {
    const element = field.current
    const form = element?.form
    if (!element || !form || CSS.supports('field-sizing', 'content')) return
    const fit = () => {
      // Fix the form's height while measuring: otherwise the list above would grow and scroll away from its end.
      form.style.height = `${form.offsetHeight}px`
      element.style.height = 'auto'
      element.style.height = `${element.scrollHeight}px`
      form.style.height = ''
    }
    fit()
    // The width also changes with the sidebar, without a resize of the window.
    const watcher = new ResizeObserver(fit)
    watcher.observe(form)
    return () => watcher.disconnect()
  }, [field, text, large])
}
