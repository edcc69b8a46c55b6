import { useCallback, useEffect, useRef } from 'react'
import type { ChatId } from '#shared/ids.ts'
import { useMedia } from '#web/lib/use-media.ts'

/**
 * Focuses the field when the page opens, when `focus` is called, and if nothing has the focus once another chat is on
 * screen, for example because the chat with a question that was being edited was deleted elsewhere. If the caret is at the beginning of a draft, it
 * moves to the end. Does nothing on a touch screen, where the keyboard would open over the page.
 */
export function useComposerFocus(chatId: ChatId | undefined) {
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
  useEffect(() => {
    if (document.activeElement === document.body) focus()
  }, [chatId, focus])
  return { field, focus }
}
