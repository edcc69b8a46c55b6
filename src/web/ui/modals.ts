import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react'
import { createObservable } from '#web/lib/observable.ts'

/** The open modal dialogs, the topmost last. */
const open = createObservable<readonly HTMLDialogElement[]>([])

/**
 * Opens the dialog while it is in the page. It is closed before it is removed, which restores the focus. `lowest`: it
 * opens below dialogs that are already open.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, lowest = false): void {
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const above = lowest ? open.get() : []
    const focused = document.activeElement
    element.showModal()
    open.set(lowest ? [element, ...above] : [...open.get(), element])
    // The browser's order is that in which they were opened.
    for (const other of above) {
      other.close()
      other.showModal()
    }
    if (above.length > 0 && focused instanceof HTMLElement) focused.focus()
    return () => {
      element.close()
      open.set(open.get().filter(other => other !== element))
    }
  }, [dialog, lowest])
}

/** The topmost open dialog. Everything outside it is inert: unreachable for the pointer and for screen readers. */
export function useTopModal(): HTMLElement | undefined {
  return useSyncExternalStore(open.subscribe, () => open.get().at(-1))
}
