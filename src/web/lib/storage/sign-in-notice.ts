import type { ReactNode } from 'react'

/** What the sign-in pages show above their form, set by the page that leads to them. Cleared once they are left. */
export const signInNotice: { current: ReactNode } = { current: undefined }
