import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react'

/** The open modal dialogs, the topmost last. */
let open: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

function change(next: readonly HTMLElement[]): void {
  open = next
  for (const listener of listeners) listener()
}

/** Opens the dialog while it is in the page. It is closed before it is removed, which restores the focus. */
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

/** The topmost open dialog. Everything outside it is inert: unreachable for the pointer and for screen readers. */
export function useTopModal(): HTMLElement | undefined {
  return useSyncExternalStore(subscribe, () => open.at(-1))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
