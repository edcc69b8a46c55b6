import { wasDisclaimerAccepted } from './disclaimer-record.ts'

/** Loads the code in advance if the disclaimer will probably be shown. The disclaimer itself handles a failure. */
export function preloadDisclaimer(): void {
  if (wasDisclaimerAccepted()) return
  Promise.all([import('./disclaimer-dialog.tsx'), import('#web/markdown/markdown.tsx')]).catch(() => {})
}
