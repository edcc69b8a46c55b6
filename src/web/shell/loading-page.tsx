import { useEffect, useState } from 'react'
import { useTexts } from '#web/i18n/language-context.tsx'
import { appTexts } from '#web/i18n/shell/texts-app.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/** A short wait shows nothing; a longer one shows that the page is loading; a very long one offers to try again. */
const showAfterMs = 300
const slowAfterMs = 5000

/** Shown while the settings, a session, a page's code or the list of users is being loaded. */
export function LoadingPage() {
  const texts = useTexts(appTexts)
  const [phase, setPhase] = useState<'quiet' | 'waiting' | 'slow'>('quiet')

  useEffect(() => {
    const timers = [
      setTimeout(() => setPhase('waiting'), showAfterMs),
      setTimeout(() => setPhase('slow'), slowAfterMs),
    ]
    return () => timers.forEach(clearTimeout)
  }, [])

  return (
    <div
      role="status"
      className="flex min-h-dvh flex-col items-center justify-center gap-4 px-6 text-center text-soft"
    >
      {phase !== 'quiet' && (
        <p className="flex items-center gap-3">
          <Spinner /> {phase === 'slow' ? texts.slow : texts.loading}
        </p>
      )}
      {phase === 'slow' && <Button onClick={() => location.reload()}>{texts.tryAgain}</Button>}
    </div>
  )
}
