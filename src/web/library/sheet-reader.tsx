import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { focusEnd } from '#web/lib/dom/focus-end.ts'
import { useMedia } from '#web/lib/dom/use-media.ts'
import { currentPath } from '#web/lib/history/current-path.ts'
import { keepInPlace, type LoadedMessages, rememberPosition, useRestoredPosition } from './read-position.ts'
import { type SheetTarget, sheetTargetOf } from './sheet-link.ts'
import { SheetPanel } from './sheet-panel.tsx'

/** Wide enough for the list of chats, a readable conversation, and the panel. */
const wideQuery = '(min-width: 72rem)'

type SheetReaderProps = {
  conversation: LoadedMessages
  field: RefObject<HTMLTextAreaElement | null>
  /** The conversation is deleted when the page is left. */
  isTemporary: boolean
  /** Replaces the text in the composer. */
  onText(text: string): void
}

/**
 * Opens the sheets that the conversation, or a sheet in the panel, links to: in a panel beside the conversation or, if
 * there is no room for it, on their own page, from which Back returns to the same place. From a temporary conversation,
 * which would not survive this, that page opens in a new tab.
 */
export function SheetReader({ conversation, field, isTemporary, onText }: SheetReaderProps) {
  const wide = useMedia(wideQuery)
  const [open, setOpen] = useState<SheetTarget>()
  const opener = useRef<HTMLElement>(null)
  useRestoredPosition(conversation, useHasMessages(conversation))

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const clicked = sheetTargetOf(event)
      if (!clicked) return
      // Runs before React and the browser, which would leave the conversation or open a tab.
      event.preventDefault()
      if (!wide && isTemporary) {
        event.stopPropagation()
        window.open(clicked.path, '_blank', 'noopener')
        return
      }
      if (!wide) {
        rememberPosition(conversation)
        navigate(clicked.path, { state: { from: currentPath() } })
        return
      }
      if (!clicked.inPanel) {
        opener.current = clicked.link
        keepInPlace(clicked.link)
      }
      setOpen(clicked.target)
    }
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [wide, conversation, isTemporary])

  const close = useCallback(() => {
    setOpen(undefined)
    const focused = document.activeElement
    if (focused === document.body || focused?.closest('.sheet-panel')) {
      ;(opener.current?.isConnected ? opener.current : field.current)?.focus()
    }
  }, [field])

  if (!open || !wide) return null
  const ask = (text: string) => {
    const typed = field.current?.value ?? ''
    onText(typed.trim() === '' ? text : `${typed}\n${text}`)
    focusEnd(field.current)
  }
  return <SheetPanel target={open} isTemporary={isTemporary} onClose={close} onAsk={ask} />
}

function useHasMessages({ subscribe, getState }: LoadedMessages): boolean {
  return useSyncExternalStore(subscribe, () => getState().messages.length > 0)
}
