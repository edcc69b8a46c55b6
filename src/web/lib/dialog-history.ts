/** What the browser's history records of open dialogs (use-back-closes.ts, which is loaded with the first dialog). */

type State = { dialogs?: number } | null

let waiting: (() => void) | undefined

/** How many dialogs the current entry has open. */
export function recordedDialogs(): number {
  return (history.state as State)?.dialogs ?? 0
}

/** Navigates once the entries of the dialogs that are closing now are removed. */
export function afterDialogs(navigate: () => void): void {
  if (recordedDialogs() === 0) navigate()
  else waiting = navigate
}

export function navigateNow(): void {
  const navigate = waiting
  waiting = undefined
  navigate?.()
}
