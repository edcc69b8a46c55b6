/**
 * The entries of the browser's history that Back closes: on a touch screen, each open dialog has one
 * (use-back-closes.ts); on a phone, the drawer has one too (drawer-history.ts). To remove an entry, the page goes back,
 * which is asynchronous. Until then, other changes of the history wait: they would change the wrong entry.
 */

type State = { dialogs?: number } | null

/** A function for each dialog with an entry, the topmost last. Closes it if possible, and returns whether it did. */
const open: (() => boolean)[] = []
const waiting: (() => void)[] = []
let goingBack = false

/** How many dialogs are open according to the current entry. */
function recordedDialogCount(): number {
  return (history.state as State)?.dialogs ?? 0
}

/** Adds an entry for a dialog. Returns a function that removes it. */
export function addDialog(tryClose: () => boolean): () => void {
  addEventListener('popstate', onPopState)
  open.push(tryClose)
  // Later, because a dialog may take another one's place.
  setTimeout(settle)
  return () => {
    const index = open.indexOf(tryClose)
    if (index >= 0) open.splice(index, 1)
    setTimeout(settle)
  }
}

/** Navigates at once, unless dialogs have entries in the history or the page is going back: then afterwards. */
export function afterDialogs(navigate: () => void): void {
  waiting.push(navigate)
  runWaiting()
  // After a reload, the current entry may be one of a dialog that is gone.
  if (waiting.length > 0) setTimeout(settle)
}

export function goBack(entryCount = 1): void {
  addEventListener('popstate', onPopState)
  goingBack = true
  history.go(-entryCount)
}

function onPopState(): void {
  while (!goingBack && open.length > recordedDialogCount()) {
    if (open.at(-1)?.() === false) break
    open.pop()
  }
  goingBack = false
  settle()
}

/**
 * Makes the history match the open dialogs, then starts the navigations that waited for this. After Forward to a closed
 * dialog's entry, goes back from it.
 */
function settle(): void {
  if (goingBack) return
  const surplus = recordedDialogCount() - open.length
  if (surplus > 0) {
    goBack(surplus)
    return
  }
  while (recordedDialogCount() < open.length) {
    history.pushState({ ...history.state, dialogs: recordedDialogCount() + 1 }, '')
  }
  runWaiting()
}

function runWaiting(): void {
  while (!goingBack && recordedDialogCount() === 0) {
    const navigate = waiting.shift()
    if (!navigate) return
    navigate()
  }
}
