import { useEffect, useLayoutEffect, useRef } from 'react'
import { addDialog } from './dialog-history.ts'

/**
 * On a touch screen, an open dialog is an entry in the browser's history, so that Back closes the topmost dialog
 * instead of leaving the page. When a dialog closes in another way, its entry is removed.
 *
 * `close` is undefined while the dialog cannot be closed. A dialog that cannot be closed when it opens has no entry.
 */
export function useBackCloses(close: (() => void) | undefined): void {
  const current = useRef(close)
  useEffect(() => {
    current.current = close
  }, [close])

  useLayoutEffect(() => {
    if (!current.current || !matchMedia('(pointer: coarse)').matches) return
    return addDialog(() => {
      current.current?.()
      return current.current !== undefined
    })
  }, [])
}
