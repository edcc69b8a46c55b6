import { useMemo, useSyncExternalStore } from 'react'

/** Whether a media query matches, kept up to date. */
export function useMedia(query: string): boolean {
  // With new functions, React would subscribe again at each render: many times a second while an answer is streaming.
  const { subscribe, matches } = useMemo(() => {
    const list = matchMedia(query)
    return {
      subscribe: (onChange: () => void) => {
        list.addEventListener('change', onChange)
        return () => list.removeEventListener('change', onChange)
      },
      matches: () => list.matches,
    }
  }, [query])
  return useSyncExternalStore(subscribe, matches)
}
