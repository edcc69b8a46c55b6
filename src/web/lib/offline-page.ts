type UrlRule = { createScriptURL(url: string): string }
/** Not in TypeScript's library. A policy really returns an object, which is used like a string. */
type TrustedTypes = { createPolicy(name: string, rule: UrlRule): UrlRule }

/**
 * Registers the service worker that shows the offline page (server/firm/offline-worker.ts) in the language of the
 * screen, and another one when the user chooses another language.
 */
export function register(): void {
  // The page's Content-Security-Policy accepts a script's URL only from a Trusted Types policy.
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('offline-worker', { createScriptURL: url => url })
  const page = document.documentElement
  const registerInLanguage = () => {
    const url = `/offline-worker.js?language=${page.lang}`
    navigator.serviceWorker.register(policy?.createScriptURL(url) ?? url).catch(() => {
      // For example in a private window. Everything else still works.
    })
  }
  registerInLanguage()
  new MutationObserver(registerInLanguage).observe(page, { attributeFilter: ['lang'] })
}
