import { useCallback, useEffect, useRef } from 'react'
import { useMedia } from '#web/lib/use-media.ts'

/** Focuses the input, except on a phone, where it would open the keyboard over the page. */
export function useComposerFocus() {
  const field = useRef<HTMLTextAreaElement>(null)
  const hasPointer = useMedia('(hover: hover) and (pointer: fine)')
  const focus = useCallback(() => {
    if (hasPointer) requestAnimationFrame(() => field.current?.focus())
  }, [hasPointer])
  useEffect(focus, [focus])
  return { field, focus }
}
