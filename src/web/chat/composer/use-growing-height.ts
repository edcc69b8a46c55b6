import { type RefObject, useLayoutEffect } from 'react'

/** As high as its text, up to what the style allows; then it scrolls. Does nothing if the browser can do that itself. */
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
      // Lower for a moment, it would make the list above higher, which then no longer stood at its end.
      form.style.height = `${form.offsetHeight}px`
      element.style.height = 'auto'
      element.style.height = `${element.scrollHeight}px`
      form.style.height = ''
    }
    fit()
    // The window may stay as it is: beside the sidebar there is less room.
    const watcher = new ResizeObserver(fit)
    watcher.observe(form)
    return () => watcher.disconnect()
  }, [field, text, large])
}
