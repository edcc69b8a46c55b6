import { useEffect } from 'react'
import { fileLinkLifetimeSeconds } from '#shared/limits.ts'
import { renewLinks } from './attachment-links.ts'
import type { ConversationStore } from './conversation-store.ts'

/** Leaves time for a renewal that is delayed: a PDF with an expired link would open as an error page. */
const renewalMarginMs = 15 * 60_000
const renewalIntervalMs = fileLinkLifetimeSeconds * 1000 - renewalMarginMs

/** Renews the links to files while the page is open. A background tab renews them when it becomes visible. */
export function useFreshLinks(store: ConversationStore): void {
  useEffect(() => {
    let isDue = false
    const renew = () => {
      if (!isDue || document.visibilityState === 'hidden') return
      isDue = false
      void renewLinks(store)
    }
    const timer = setInterval(() => {
      isDue = true
      renew()
    }, renewalIntervalMs)
    document.addEventListener('visibilitychange', renew)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [store])
}
