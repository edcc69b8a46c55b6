import { useEffect } from 'react'
import { fileLinkLifetimeSeconds } from '#shared/limits.ts'

/** Leaves time for a renewal that is delayed or fails: a PDF with an expired link would open as an error page. */
const renewalMarginMs = 15 * 60_000
const renewalIntervalMs = fileLinkLifetimeSeconds * 1000 - renewalMarginMs
/** The pause after a renewal that failed. It doubles with each failure. */
const minPauseMs = 30_000
const maxPauseMs = 4 * 60_000

/**
 * Renews the links to files while the page is open. `renewLinks` resolves with false if it failed. A renewal that is
 * due also happens when the page becomes visible (a background tab renews nothing) and when the network is back.
 */
export function useFreshLinks(renewLinks: () => Promise<boolean>): void {
  useEffect(() => {
    const leaving = new AbortController()
    let isDue = false
    let isRenewing = false
    let pauseMs = minPauseMs
    let timer = setTimeout(onTime, renewalIntervalMs)

    function onTime() {
      isDue = true
      renewIfDue()
    }

    function renewIfDue() {
      if (isDue && !isRenewing && document.visibilityState !== 'hidden') void renew()
    }

    async function renew() {
      clearTimeout(timer)
      isRenewing = true
      isDue = !(await renewLinks())
      isRenewing = false
      if (leaving.signal.aborted) return
      timer = setTimeout(onTime, isDue ? pauseMs : renewalIntervalMs)
      pauseMs = isDue ? Math.min(2 * pauseMs, maxPauseMs) : minPauseMs
    }

    document.addEventListener('visibilitychange', renewIfDue, { signal: leaving.signal })
    window.addEventListener('online', renewIfDue, { signal: leaving.signal })
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [renewLinks])
}
