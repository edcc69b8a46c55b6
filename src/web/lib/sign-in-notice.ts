import type { ReactNode } from 'react'

/** What the sign-in pages show above their form, from the page that leads there. Gone once they are left. */
export const signInNotice: { current: ReactNode } = { current: undefined }
