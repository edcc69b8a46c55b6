import { lazy, useState } from 'react'
import { acceptDisclaimer, isDisclaimerAccepted } from './disclaimer-record.ts'

const loadDialog = () => import('./disclaimer-dialog.tsx')
const DisclaimerDialog = lazy(async () => ({ default: (await loadDialog()).DisclaimerDialog }))

/** Fetches the code ahead of its first drawing, if it will be drawn. A failure shows then. */
export function preloadDisclaimer(): void {
  if (isDisclaimerAccepted()) return
  Promise.all([loadDialog(), import('#web/markdown/markdown.tsx')]).catch(() => {})
}

/** On the first visit, and until it is accepted. While its code is on its way the page waits: nobody starts without. */
export function Disclaimer({ onAccepted }: { onAccepted(): void }) {
  const [accepted, setAccepted] = useState(isDisclaimerAccepted)
  if (accepted) return null
  return (
    <DisclaimerDialog
      onAccept={() => {
        acceptDisclaimer()
        setAccepted(true)
        onAccepted()
      }}
    />
  )
}
