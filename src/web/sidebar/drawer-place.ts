import { navigate, useHistoryState } from 'wouter/use-browser-location'

/**
 * On a phone, the open drawer is an entry of the history: Back closes it before it leaves the page. What is chosen in it
 * takes the entry's place.
 */

type State = { drawer?: boolean } | null

export function useDrawerOpen(): boolean {
  return useHistoryState<State>()?.drawer === true
}

function isDrawerOpen(): boolean {
  return (history.state as State)?.drawer === true
}

export function toggleDrawer(): void {
  if (isDrawerOpen()) closeDrawer()
  else navigate(here(), { state: { drawer: true } })
}

/** Goes there; from the drawer without leaving an entry that leads to where the person is already. */
export function goFromDrawer(path: string): void {
  if (!isDrawerOpen()) navigate(path)
  else if (path === here()) closeDrawer()
  else navigate(path, { replace: true })
}

let closing = false

/** Once, however often it is pressed: the browser goes back a moment later. */
function closeDrawer(): void {
  if (closing) return
  closing = true
  addEventListener('popstate', () => (closing = false), { once: true })
  history.back()
}

function here(): string {
  return location.pathname + location.search
}
