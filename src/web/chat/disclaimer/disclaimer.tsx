import { lazy, useState } from 'react'
import { useConfig } from '#web/api/config-context.tsx'
import { acceptDisclaimer, isDisclaimerAccepted, wasDisclaimerAccepted } from './disclaimer-record.ts'

const loadDialog = () => import('./disclaimer-dialog.tsx')
const DisclaimerDialog = lazy(async () => ({ default: (await loadDialog()).DisclaimerDialog }))

/** Loads the code in advance if the disclaimer will probably be shown. A failure is ignored until then. */
export function preloadDisclaimer(): void {
  if (wasDisclaimerAccepted()) return
  Promise.all([loadDialog(), import('#web/markdown/markdown.tsx')]).catch(() => {})
}

/** Shown until it is accepted, and again after the firm changes its text. The page suspends while its code loads. */
export function Disclaimer({ onAccepted }: { onAccepted(): void }) {
  const { disclaimerVersion } = useConfig().firm
  const [accepted, setAccepted] = useState(() => isDisclaimerAccepted(disclaimerVersion))
  if (accepted) return null
  return (
    <DisclaimerDialog
      onAccept={() => {
        acceptDisclaimer(disclaimerVersion)
        setAccepted(true)
        onAccepted()
      }}
    />
  )
}
