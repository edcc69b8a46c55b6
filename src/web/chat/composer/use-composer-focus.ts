import { useCallback, useEffect, useRef } from 'react'
import { useMedia } from '#web/lib/use-media.ts'

/**
 * Focuses the field when the page opens, and when `focus` is called. If the caret is at the beginning of a draft, it
 * moves to the end. Does nothing on a touch screen, where the keyboard would open over the page.
 */
export function useComposerFocus() {
  const field = useRef<HTMLTextAreaElement>(null)
  const hasPointer = useMedia('(hover: hover) and (pointer: fine)')
  const focus = useCallback(() => {
    if (!hasPointer) return
    requestAnimationFrame(() => {
      field.current?.focus()
      if (field.current) field.current.selectionStart ||= field.current.value.length
    })
  }, [hasPointer])
  useEffect(focus, [focus])
  return { field, focus }
}
