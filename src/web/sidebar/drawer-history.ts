import { navigate, useHistoryState } from 'wouter/use-browser-location'
import { currentPath } from '#web/lib/history/current-path.ts'
import { afterDialogs, goBack } from '#web/lib/history/dialog-history.ts'
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
  const isOpen = isDrawerOpen()
  afterDialogs(() => {
    // A double press, or a navigation that waited, has already done it.
    if (isDrawerOpen() !== isOpen) return
    if (isOpen) goBack()
    else navigate(currentPath(), { state: { drawer: true } })
  })
}

/** If the drawer is open, replaces its history entry instead of adding one. */
export function navigateFromDrawer(path: string): void {
  afterDialogs(() => {
    if (!isDrawerOpen()) navigate(path)
    else if (path === currentPath()) goBack()
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
