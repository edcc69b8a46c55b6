import { useEffect, useState } from 'react'

const lifetimeMs = 10_000

/**
 * The text for a live region: for some seconds after each change, else nothing. If it stayed, some browsers would
 * announce it again when a dialog closes, because until then the page behind it was hidden.
 */
export function useAnnouncement(text: string): string {
  const [previous, setPrevious] = useState(text)
  const [announced, setAnnounced] = useState<string | undefined>(text)
  if (text !== previous) {
    setPrevious(text)
    setAnnounced(undefined)
  }
  useEffect(() => {
    const timer = setTimeout(setAnnounced, lifetimeMs, text)
    return () => clearTimeout(timer)
  }, [text])
  return text === announced ? '' : text
}
