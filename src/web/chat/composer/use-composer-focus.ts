import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { ChatId } from '#shared/api/ids.ts'
import { useMedia } from '#web/lib/dom/use-media.ts'

/**
 * Focuses the field when the page opens or is shown again (use-main-focus.ts), and when `focus` is called. If nothing
 * has the focus when another chat opens, the messages leave the screen or a question returns to the field, focuses it
 * too: what had the focus may have been in a chat that was deleted elsewhere, or in the row of that question. A caret
 * at the beginning of a draft moves to its end; a selection stays. Does nothing on a touch screen, where the keyboard
 * would open over the page.
 */
export function useComposerFocus(chatId: ChatId | undefined, isEmpty: boolean, returned: boolean) {
  const field = useRef<HTMLTextAreaElement>(null)
  const hasPointer = useMedia('(hover: hover) and (pointer: fine)')
  const focus = useCallback(() => {
    if (!hasPointer) return
    requestAnimationFrame(() => {
      const { current } = field
      current?.focus()
      if (current?.selectionEnd === 0) current.selectionStart = current.value.length
    })
  }, [hasPointer])
  useLayoutEffect(focus, [focus])
  useEffect(() => {
    if (document.activeElement === document.body) focus()
  }, [chatId, isEmpty, returned, focus])
  return { field, focus }
}
