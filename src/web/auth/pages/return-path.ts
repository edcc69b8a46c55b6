import { parseUrl } from '#web/lib/parse-url.ts'

/** Where a sign-in leads back to, carried in the address so that a reload and the sign-up page keep it. */

export function loginPath(returnTo: string): string {
  return withReturnPath('/login', returnTo)
}

export function withReturnPath(page: '/login' | '/signup', returnTo: string): string {
  return returnTo === '/' ? page : `${page}?next=${encodeURIComponent(returnTo)}`
}

/** Only a page of our own: anybody can send a link to the sign-in page. */
export function returnPath(search: string): string {
  const next = new URLSearchParams(search).get('next')
  const url = next === null ? undefined : parseUrl(next, location.origin)
  if (!url || url.origin !== location.origin || url.pathname.startsWith('//')) return '/'
  return isSignInPage(url.pathname) ? '/' : url.pathname + url.search
}

/** They lead a signed-in person back here: round and round. As the router reads a path: decoded, in any case. */
function isSignInPage(path: string): boolean {
  return /^\/(login|signup)\/*$/i.test(decoded(path))
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
