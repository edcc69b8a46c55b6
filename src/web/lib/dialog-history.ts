/** What the browser's history records about open dialogs. It is written by use-back-closes.ts. */

type State = { dialogs?: number } | null

let waiting: (() => void) | undefined

/** How many dialogs are open according to the current entry. */
export function recordedDialogCount(): number {
  return (history.state as State)?.dialogs ?? 0
}

/** Navigates once the entries of the dialogs that are closing now are removed. */
export function afterDialogs(navigate: () => void): void {
  if (recordedDialogCount() === 0) navigate()
  else waiting = navigate
}

export function navigateNow(): void {
  const navigate = waiting
  waiting = undefined
  navigate?.()
}
