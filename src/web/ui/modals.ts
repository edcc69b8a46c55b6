import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react'
import { createObservable } from '#web/lib/observable.ts'

/** The open modal dialogs, the topmost last. */
const open = createObservable<readonly HTMLElement[]>([])

/** Opens the dialog while it is in the page. It is closed before it is removed, which restores the focus. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    open.set([...open.get(), element])
    return () => {
      element.close()
      open.set(open.get().filter(other => other !== element))
    }
  }, [dialog])
}

/** The topmost open dialog. Everything outside it is inert: unreachable for the pointer and for screen readers. */
export function useTopModal(): HTMLElement | undefined {
  return useSyncExternalStore(open.subscribe, () => open.get().at(-1))
}
