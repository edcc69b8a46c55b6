/**
 * Once the page is loaded, registers the service worker that shows the offline page (server/firm/offline-worker.ts) in
 * the language of the screen. If the user then chooses another language, the worker has it only after the next load.
 * Browsers without service workers show their own page instead.
 */
export function registerOfflineWorker(): void {
  if (!('serviceWorker' in navigator)) return
  addEventListener('load', () => setTimeout(register, quietTimeMs))
}

type UrlRule = { createScriptURL(address: string): string }
/** Not in TypeScript's library. A policy really returns an object, which is used like a string. */
type TrustedTypes = { createPolicy(name: string, rule: UrlRule): UrlRule }

/** Gives the page's own calls time to go first. */
const quietTimeMs = 3_000

function register(): void {
  const url = `/offline-worker.js?language=${document.documentElement.lang}`
  // The page's policy accepts the address of a script only from a Trusted Types policy.
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('offline-worker', { createScriptURL: address => address })
  navigator.serviceWorker.register(policy?.createScriptURL(url) ?? url).catch(() => {
    // For example in a private window. Everything else still works.
  })
}
