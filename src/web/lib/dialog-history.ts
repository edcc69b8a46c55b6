/** What the browser's history records about open dialogs, on a touch screen. It is written by use-back-closes.ts. */

type State = { dialogs?: number } | null

let waiting: (() => void) | undefined

/** How many dialogs are open according to the current entry. */
export function recordedDialogCount(): number {
  return (history.state as State)?.dialogs ?? 0
}

/**
 * Navigates at once, unless dialogs have entries in the history: then once the entries of the dialogs that are closing
 * are removed. If several calls wait, only the last one counts.
 */
export function afterDialogs(navigate: () => void): void {
  if (recordedDialogCount() === 0) navigate()
  else waiting = navigate
}

/** Starts the navigation that waits, if any. */
export function runWaitingNavigation(): void {
  const navigate = waiting
  waiting = undefined
  navigate?.()
}
