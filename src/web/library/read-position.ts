import { useLayoutEffect } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { savePlace } from '#web/lib/dom/place-in-view.ts'
import { rememberPlace, takeRememberedPlace } from '#web/lib/dom/remembered-place.ts'
import { currentPath } from '#web/lib/history/current-path.ts'

/** Keeps the reader's place in the conversation when a sheet opens beside it, or on its own page in a narrow window. */

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

function isAtEnd(box: HTMLElement): boolean {
  return box.scrollHeight - box.scrollTop - box.clientHeight <= endDistancePx
}

/** The panel that is about to open makes the conversation narrower. This element in it must stay in place. */
export function keepInPlace(element: Element): void {
  const box = findScroller()
  if (box) savePlace(box, element)
}

export function rememberPosition(conversation: LoadedMessages): void {
  leaveFoundMessage()
  const box = findScroller()
  if (!box || isAtEnd(box)) return
  rememberPlace({
    path: currentPath(),
    offset: conversation.getState().offset,
    fromTopPx: box.scrollTop,
    fromEndPx: box.scrollHeight - box.scrollTop,
  })
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
    if (!hasMessages || !box) return
    const place = takeRememberedPlace()
    if (place?.path !== currentPath()) return
    // An answer can have grown at the end; older messages can be missing at the top.
    const isSameStart = conversation.getState().offset === place.offset
    box.scrollTop = isSameStart ? place.fromTopPx : box.scrollHeight - place.fromEndPx
  }, [conversation, hasMessages])
}
