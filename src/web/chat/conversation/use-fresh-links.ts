import { useEffect } from 'react'
import { renewLinks } from './attachment-links.ts'
import type { ConversationStore } from './conversation-store.ts'

/**
 * Links live a little longer than this. An image tells when its link has expired; a document would open with an
 * error.
 */
const linkRenewalIntervalMs = 40 * 60_000

/** Keeps the links to files alive while the page stays open. A page in the background catches up when it is shown. */
export function useFreshLinks(store: ConversationStore): void {
  useEffect(() => {
    let due = false
    const renew = () => {
      if (!due || document.visibilityState === 'hidden') return
      due = false
      void renewLinks(store)
    }
    const timer = setInterval(() => {
      due = true
      renew()
    }, linkRenewalIntervalMs)
    document.addEventListener('visibilitychange', renew)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [store])
}
