import { useEffect, useLayoutEffect, useRef } from 'react'
import { recordedDialogCount, runWaitingNavigation } from './dialog-history.ts'

/**
 * On a touch screen, an open dialog is an entry in the browser's history, so that Back closes the topmost dialog
 * instead of leaving the page. When a dialog closes in another way, its entry is removed. The drawer has its own entry
 * (drawer-history.ts).
 */

/** A function for each dialog with an entry, the topmost last. Closes it if possible, and returns whether it did. */
const open: (() => boolean)[] = []
let listening = false
/** Entries are being removed, which is asynchronous. */
let removing = false

/**
 * `close` is undefined while the dialog cannot be closed. A dialog that cannot be closed when it opens has no entry.
 */
export function useBackCloses(close: (() => void) | undefined): void {
  const current = useRef(close)
  useEffect(() => {
    current.current = close
  }, [close])

  useLayoutEffect(() => {
    if (!current.current || !matchMedia('(pointer: coarse)').matches) return
    const tryClose = () => {
      current.current?.()
      return current.current !== undefined
    }
    if (!listening) addEventListener('popstate', onPopState)
    listening = true
    open.push(tryClose)
    setTimeout(settle)
    return () => {
      const index = open.indexOf(tryClose)
      if (index >= 0) open.splice(index, 1)
      setTimeout(settle)
    }
  }, [])
}

function onPopState(): void {
  while (!removing && open.length > recordedDialogCount()) {
    if (open.at(-1)?.() === false) break
    open.pop()
  }
  removing = false
  settle()
}

/**
 * Makes the history match the open dialogs, then starts the navigation that waited for this. After Forward to a closed
 * dialog's entry, goes back from it.
 */
function settle(): void {
  if (removing) return
  const surplus = recordedDialogCount() - open.length
  if (surplus > 0) {
    removing = true
    history.go(-surplus)
    return
  }
  while (recordedDialogCount() < open.length) {
    history.pushState({ ...history.state, dialogs: recordedDialogCount() + 1 }, '')
  }
  runWaitingNavigation()
}
