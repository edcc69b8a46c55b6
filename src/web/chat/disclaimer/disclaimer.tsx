import { type ComponentProps, lazy, useEffect, useState } from 'react'
import { useConfig } from '#web/api/config-context.tsx'
import { recordDisclaimer } from '#web/api/record-disclaimer.ts'
import { fetchCode } from '#web/lib/fetch-code.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { PlaceholderDialog } from '#web/ui/placeholder-dialog.tsx'
import { acceptDisclaimer, isDisclaimerAccepted } from './disclaimer-record.ts'

type DialogCode = typeof import('./disclaimer-dialog.tsx')

const loadDialog = () => fetchCode<DialogCode>(() => import('./disclaimer-dialog.tsx'))
/** Not a lazyPart, because that would show the page before the dialog. */
const DisclaimerDialog = lazy(async () => {
  try {
    return { default: (await loadDialog()).DisclaimerDialog }
  } catch (error) {
    logFailure('Failed to load the disclaimer', error)
    return { default: MissingDisclaimer }
  }
})

/** As in lazyPart, a retry that fails too reloads the page. */
function MissingDisclaimer(props: ComponentProps<DialogCode['DisclaimerDialog']>) {
  const [code, setCode] = useState<DialogCode>()
  if (code) return <code.DisclaimerDialog {...props} />
  return <PlaceholderDialog onAgain={() => loadDialog().then(setCode, () => location.reload())} />
}

/** In place of a version: the built-in text was accepted. The firm's own is then shown at the next visit. */
const builtInVersion = 'built-in'

type DisclaimerProps = { userId?: string; onAccepted(): void }

/**
 * Shown until it is accepted, and again if this could not be stored or the firm has changed its text. Suspends the page
 * while the dialog loads.
 */
export function Disclaimer({ userId, onAccepted }: DisclaimerProps) {
  const { disclaimerVersion } = useConfig().firm
  const [acceptedVersion, setAcceptedVersion] = useState(() =>
    isDisclaimerAccepted(disclaimerVersion) ? disclaimerVersion : undefined,
  )
  useEffect(() => {
    if (userId && acceptedVersion === disclaimerVersion) recordOnce(userId, disclaimerVersion)
  }, [userId, acceptedVersion, disclaimerVersion])

  if (acceptedVersion !== undefined) return null
  return (
    <DisclaimerDialog
      onAccept={isBuiltIn => {
        const version = isBuiltIn ? builtInVersion : disclaimerVersion
        acceptDisclaimer(version)
        setAcceptedVersion(version)
        onAccepted()
      }}
    />
  )
}

let recorded: string | undefined

/**
 * Until the page is reloaded, does not record the same user and version twice in a row. A failed call is repeated when
 * the chat page is next opened.
 */
function recordOnce(userId: string, version: string): void {
  const record = `${userId} ${version}`
  if (record === recorded) return
  recorded = record
  recordDisclaimer(version).catch(error => {
    recorded = undefined
    logFailure('Failed to record that the disclaimer was accepted', error)
  })
}
