import { useEffect } from 'react'

/**
 * For a dialog that a row of a list opened. The browser cannot return the focus to a row that another tab removed
 * meanwhile: the page then takes it.
 */
export function useFocusOnClose(): void {
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.getElementById('main')?.focus()
    },
    [],
  )
}
