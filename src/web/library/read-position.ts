import { useCallback, useLayoutEffect, useRef } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { currentPath } from './sheet-link.ts'

/**
 * Keeps the reader's place in the conversation when a sheet opens or closes beside it or, in a narrow window, opens on
 * its own page.
 */

/** The parts of a conversation that say which messages are loaded. */
export type LoadedMessages = {
  subscribe(onChange: () => void): () => void
  getState(): { messages: readonly unknown[]; offset: number }
}

function findScroller(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-scroller]')
}

/** Closer to the end than this, the list follows the newest message by itself. */
const endDistancePx = 24
/** How far below the top of the list the text that stays in place is looked for. */
const topInsetPx = 24

function isAtEnd(box: HTMLElement): boolean {
  return box.scrollHeight - box.scrollTop - box.clientHeight <= endDistancePx
}

/**
 * The panel makes the conversation narrower, so lines break elsewhere. Returns a function to call before it opens or
 * closes, with the element that must not move; without one, what is at the top of the view stays in place.
 */
export function useScrollAnchor(open: boolean): (element: HTMLElement | undefined) => void {
  const anchor = useRef<{ element: Element; top: number }>(undefined)

  useLayoutEffect(() => {
    const box = findScroller()
    const saved = anchor.current
    anchor.current = undefined
    if (box && saved) box.scrollTop += saved.element.getBoundingClientRect().top - saved.top
  }, [open])

  return useCallback(element => {
    // A click on another source saved one, but the panel was already open.
    anchor.current = undefined
    const box = findScroller()
    if (!box || isAtEnd(box)) return
    const { left, width, top } = box.getBoundingClientRect()
    const fixed = element ?? document.elementFromPoint(left + width / 2, top + topInsetPx)
    if (fixed) anchor.current = { element: fixed, top: fixed.getBoundingClientRect().top }
  }, [])
}

/** Where the reader was in a conversation that they left for a sheet. */
let remembered: { path: string; offset: number; fromTopPx: number; fromEndPx: number } | undefined

export function rememberPosition(conversation: LoadedMessages): void {
  leaveFoundMessage()
  const box = findScroller()
  if (!box || isAtEnd(box)) return
  remembered = {
    path: currentPath(),
    offset: conversation.getState().offset,
    fromTopPx: box.scrollTop,
    fromEndPx: box.scrollHeight - box.scrollTop,
  }
}

/** The address would otherwise lead back to the message that a search had found. */
function leaveFoundMessage(): void {
  const query = new URLSearchParams(location.search)
  if (!query.has('message')) return
  query.delete('message')
  navigate(`${location.pathname}?${query}`, { replace: true })
}

/** Returns to the remembered place once the messages are on screen. */
export function useRestoredPosition(conversation: LoadedMessages, hasMessages: boolean): void {
  useLayoutEffect(() => {
    const box = findScroller()
    if (!hasMessages || !box || !remembered) return
    const place = remembered
    remembered = undefined
    if (place.path !== currentPath()) return
    // An answer can have grown at the end; older messages can be missing at the top.
    const isSameStart = conversation.getState().offset === place.offset
    box.scrollTop = isSameStart ? place.fromTopPx : box.scrollHeight - place.fromEndPx
  }, [conversation, hasMessages])
}
