import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react'

/** The modal dialogs that are open, the topmost last. */
let open: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

function change(next: readonly HTMLElement[]): void {
  open = next
  for (const listener of listeners) listener()
}

/** Opens the dialog for as long as it is in the page. Closing it before it goes gives the focus back. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    change([...open, element])
    return () => {
      element.close()
      change(open.filter(other => other !== element))
    }
  }, [dialog])
}

/** What is outside of it can neither be pressed nor heard by a screen reader. */
export function useTopModal(): HTMLElement | undefined {
  return useSyncExternalStore(subscribe, () => open.at(-1))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
