import { type ReactNode, useEffect, useState } from 'react'
import { fetchLegalText } from '#web/api/config.ts'
import { useLanguage, useTexts } from '#web/i18n/language-context.tsx'
import { chatTexts } from '#web/i18n/texts-chat.ts'
import { reportFailure } from '#web/lib/report.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/** The firm's conditions, with one way on: to accept them. */
export function DisclaimerDialog({ onAccept }: { onAccept(): void }) {
  const texts = useTexts(chatTexts)
  return (
    <Dialog
      title={texts.disclaimerTitle}
      lang="fr"
      dismissable={false}
      onClose={() => {}}
      className="w-[min(36rem,calc(100vw-2rem))]"
      actions={
        <Button variant="primary" onClick={onAccept}>
          {texts.disclaimerAccept}
        </Button>
      }
    >
      <div className="min-h-40">
        <DisclaimerText />
      </div>
    </Dialog>
  )
}

const builtInText = [
  'Les réponses de cet assistant sont produites automatiquement par une intelligence artificielle. Elles donnent une information juridique générale\u00a0: elles ne sont ni un conseil juridique, ni une consultation d’avocat, et peuvent être inexactes ou incomplètes.',
  'Le cabinet et ses avocats déclinent toute responsabilité quant à ces réponses et à l’usage qui en est fait.',
  'Pour toute question concrète, personnelle ou urgente, consultez un avocat.',
]

/** The firm's text; the built-in one where that cannot be had, since nobody may start without. */
function DisclaimerText() {
  const texts = useTexts(chatTexts)
  const { language } = useLanguage()
  const [firmText, setFirmText] = useState<ReactNode>()
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    const stop = new AbortController()
    drawnDisclaimer(stop.signal).then(
      text => (text ? setFirmText(text) : setFailed(true)),
      error => {
        if (stop.signal.aborted) return
        reportFailure('Failed to load the disclaimer', error)
        setFailed(true)
      },
    )
    return () => stop.abort()
  }, [])

  if (firmText) return firmText
  if (!failed) {
    return (
      <p lang={language} className="text-soft">
        {texts.loading}
      </p>
    )
  }
  return (
    <div className="flex flex-col gap-3">
      {builtInText.map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}

async function drawnDisclaimer(signal: AbortSignal): Promise<ReactNode> {
  const [{ markdown }, { Markdown }, { OwnLinks }] = await Promise.all([
    fetchLegalText('disclaimer', signal),
    import('#web/markdown/markdown.tsx'),
    import('#web/markdown/own-links.tsx'),
  ])
  const text = withoutTitle(markdown)
  return (
    text && (
      <OwnLinks>
        <Markdown text={text} />
      </OwnLinks>
    )
  )
}

/** Its first heading is the title, which the dialog has already. */
function withoutTitle(markdown: string): string {
  return markdown.replace(/^\s*# .*\n+/, '').trim()
}
