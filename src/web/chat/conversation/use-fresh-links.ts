import { useEffect } from 'react'
import type { Desk } from './desk.ts'
import { renewLinks } from './sent-files.ts'

/** Milliseconds; links live a little longer. An image tells when its link has died, a document's would open in vain. */
const renewEvery = 40 * 60_000

/** Keeps the links to files alive in a page that stays open; one that nobody looks at catches up when it is seen. */
export function useFreshLinks(desk: Desk): void {
  useEffect(() => {
    let due = false
    const renew = () => {
      if (!due || document.visibilityState === 'hidden') return
      due = false
      void renewLinks(desk)
    }
    const timer = setInterval(() => {
      due = true
      renew()
    }, renewEvery)
    document.addEventListener('visibilitychange', renew)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [desk])
}
