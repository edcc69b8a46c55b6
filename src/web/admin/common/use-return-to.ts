import { useEffect, useRef } from 'react'

/**
 * For a link to another view or page: after Back, the link that led there is in view and has the focus. No other link
 * of its view has this name.
 */
export function useReturnTo(name: string) {
  const ref = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (findOpened() !== name) return
    ref.current?.scrollIntoView({ block: 'center' })
    ref.current?.focus({ preventScroll: true })
  }, [name])
  return { ref, onClick: () => history.replaceState({ ...history.state, opened: name }, '') }
}

/** The name of the link that was followed from this entry of the history. */
export function findOpened(): string | undefined {
  return (history.state as { opened?: string } | null)?.opened
}
