import { parseUrl } from '#shared/text/parse-url.ts'

/** The page to return to after signing in. It is part of the URL, so that a reload or the sign-up page keeps it. */

export function loginPath(returnTo: string): string {
  return withReturnPath('/login', returnTo)
}

export function withReturnPath(page: '/login' | '/signup', returnTo: string): string {
  return returnTo === '/' ? page : `${page}?next=${encodeURIComponent(returnTo)}`
}

/** Only a page of this site: a link to the sign-in page can come from anyone. */
export function returnPath(search: string): string {
  const next = new URLSearchParams(search).get('next')
  const url = next === null ? undefined : parseUrl(next, location.origin)
  if (!url || url.origin !== location.origin || url.pathname.startsWith('//')) return '/'
  return isSignInPage(url.pathname) ? '/' : url.pathname + url.search
}

/**
 * These pages redirect signed-in users to the return path, so a return to one of them would loop. Like the router,
 * decodes the path and ignores case.
 */
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

/** Where a hosted provider redirects users after they have confirmed a new account. */
export function confirmUrl(): string {
  return `${location.origin}/confirm`
}

/** Where a hosted provider redirects users who have forgotten their password. */
export function resetUrl(): string {
  return `${location.origin}/reset-password`
}
