/** The path of the page on screen, with its query. */
export function currentPath(): string {
  return location.pathname + location.search
}

/** In the start page's history entry if the console led there: a visitor's links to sign in lead back to the console. */
export type SignInState = { next: string } | null
