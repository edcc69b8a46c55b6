import { lazy, Suspense, useEffect, useState } from 'react'
import { fetchLegalText } from '#web/api/config.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { chatTexts } from '#web/i18n/texts-chat.ts'
import { reportFailure } from '#web/lib/report.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

const Markdown = lazy(async () => ({ default: (await import('#web/markdown/markdown.tsx')).Markdown }))

/** The firm's conditions, with one way on: to accept them. */
export function DisclaimerDialog({ onAccept }: { onAccept(): void }) {
  const texts = useTexts(chatTexts)
  return (
    <Dialog
      title={texts.disclaimerTitle}
      dismissable={false}
      onClose={() => {}}
      className="w-[min(36rem,calc(100vw-2rem))]"
      actions={
        <Button variant="primary" onClick={onAccept}>
          {texts.disclaimerAccept}
        </Button>
      }
    >
      <div lang="fr" className="min-h-40">
        <Suspense>
          <DisclaimerText />
        </Suspense>
      </div>
    </Dialog>
  )
}

/** The firm's text; the built-in one where that cannot be had, since nobody may start without. */
function DisclaimerText() {
  const texts = useTexts(chatTexts)
  const [firmText, setFirmText] = useState<string>()
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    const stop = new AbortController()
    fetchLegalText('disclaimer', stop.signal).then(
      ({ markdown }) => setFirmText(withoutTitle(markdown)),
      error => {
        if (stop.signal.aborted) return
        reportFailure('Failed to load the disclaimer', error)
        setFailed(true)
      },
    )
    return () => stop.abort()
  }, [])

  if (firmText) return <Markdown text={firmText} />
  if (!failed && firmText === undefined) return <p className="text-soft">{texts.loading}</p>
  return (
    <div className="flex flex-col gap-3">
      {texts.disclaimerFallback.map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}

/** Its first heading is the title, which the dialog has already. */
function withoutTitle(markdown: string): string {
  return markdown.replace(/^\s*# .*\n+/, '').trim()
}
