/**
 * In the start page's history entry if the console led there: a visitor's links to sign in lead back to the console.
 */
export type SignInState = { next: string } | null
