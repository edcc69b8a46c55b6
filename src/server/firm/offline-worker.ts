import { offlineWorkerHeader } from '#server/http/static-files.ts'
import type { Language } from '#shared/language.ts'
import type { Firm } from './firm.ts'
import { offlinePage, offlinePageHeaders } from './offline-page.ts'

/**
 * The service worker: if a visit fails, it responds with the offline page, which it contains. It has no cache and
 * leaves all other requests alone. A visit goes to the network at once, while the worker starts. In Firefox, it waits
 * for the worker: otherwise Firefox would show its own error page if the visit fails.
 *
 * A page without our header comes from a release that has no such worker, so the worker removes itself.
 */
export function offlineWorker(firm: Firm, language: Language): string {
  return `const page = ${JSON.stringify(offlinePage(firm, language))}
const headers = ${JSON.stringify(offlinePageHeaders())}

addEventListener('install', () => skipWaiting())

addEventListener('activate', event => {
  if (!navigator.userAgent.includes('Firefox/')) event.waitUntil(registration.navigationPreload?.enable())
})

addEventListener('fetch', event => {
  if (event.request.mode === 'navigate' && event.request.method === 'GET') event.respondWith(visit(event))
})

async function visit(event) {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request))
    if (isFromReleaseWithoutWorker(response)) event.waitUntil(registration.unregister())
    return response
  } catch {
    return new Response(page, { status: 503, headers })
  }
}

function isFromReleaseWithoutWorker({ ok, headers }) {
  return ok && headers.get('content-type')?.startsWith('text/html') && !headers.has('${offlineWorkerHeader}')
}
`
}
