/**
 * Once the page is loaded, loads what registers the service worker that shows the offline page. Browsers without
 * service workers show their own page instead.
 */
export function registerOfflineWorker(): void {
  if (!('serviceWorker' in navigator)) return
  addEventListener('load', () => setTimeout(load, quietTimeMs))
}

/** Gives the page's own calls time to go first. */
const quietTimeMs = 3_000

function load(): void {
  // Without a network at that moment, the next page that is opened registers the worker.
  import('./offline-page.ts').then(code => code.register()).catch(() => {})
}
