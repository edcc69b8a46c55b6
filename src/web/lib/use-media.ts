import { useMemo, useSyncExternalStore } from 'react'

/** Whether a media query matches, kept up to date. */
export function useMedia(query: string): boolean {
  // Stable functions: with others, React would subscribe again at each render, many times a second in an answer.
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
