import { useEffect, useState } from 'react'
import { useTexts } from '#web/i18n/language-context.tsx'
import { appTexts } from '#web/i18n/texts-app.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/** Milliseconds: short waits show nothing, longer ones say so, long ones offer a way out. */
const showAfter = 300
const slowAfter = 5000

/** In place of a page that is still being fetched, or of a session that is still being restored. */
export function Waiting() {
  const texts = useTexts(appTexts)
  const [phase, setPhase] = useState<'quiet' | 'waiting' | 'slow'>('quiet')

  useEffect(() => {
    const timers = [
      setTimeout(() => setPhase('waiting'), showAfter),
      setTimeout(() => setPhase('slow'), slowAfter),
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
