import type { ReactNode } from 'react'

/** What the sign-in pages show above their form, from the page that led there. Gone once that page is shown again. */
export const signInNotice: { current: ReactNode } = { current: undefined }
