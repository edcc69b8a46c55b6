import { navigate, useHistoryState } from 'wouter/use-browser-location'
import { currentPath } from '#web/lib/current-path.ts'
import { afterDialogs } from '#web/lib/dialog-history.ts'
import { randomId } from '#web/lib/random-id.ts'

/**
 * On a phone, the open drawer is an entry in the browser's history, so Back closes it first. A chat that is chosen in
 * the drawer replaces that entry.
 */

type State = { drawer?: boolean; visit?: string } | null

export function useDrawerOpen(): boolean {
  return useHistoryState<State>()?.drawer === true
}

function isDrawerOpen(): boolean {
  return (history.state as State)?.drawer === true
}

export function toggleDrawer(): void {
  if (isDrawerOpen()) closeDrawer()
  else navigate(currentPath(), { state: { drawer: true } })
}

/** If the drawer is open, replaces its history entry instead of adding one. */
export function navigateFromDrawer(path: string): void {
  afterDialogs(() => {
    if (!isDrawerOpen()) navigate(path)
    else if (path === currentPath()) closeDrawer()
    else navigate(path, { replace: true })
  })
}

/** Opens a search result: a chat, or a message in it. It can be opened again: each visit has its own id. */
export function navigateToMessage(path: string): void {
  afterDialogs(() =>
    navigate(path, { state: { visit: randomId() }, replace: isDrawerOpen() || path === currentPath() }),
  )
}

export function useVisit(): string | undefined {
  return useHistoryState<State>()?.visit
}

let closing = false

/** Goes back only once for several clicks, because `history.back()` is asynchronous. */
function closeDrawer(): void {
  afterDialogs(() => {
    if (closing) return
    closing = true
    addEventListener('popstate', () => (closing = false), { once: true })
    history.back()
  })
}
