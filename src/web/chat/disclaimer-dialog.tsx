import { type ReactNode, useEffect, useState } from 'react'
import { fetchLegalText } from '#web/api/config.ts'
import { useLanguage, useTexts } from '#web/i18n/language-context.tsx'
import { chatTexts } from '#web/i18n/texts-chat.ts'
import { reportFailure } from '#web/lib/report.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/** The firm's conditions, with one way on: to accept them. Nobody accepts what they have not been shown. */
export function DisclaimerDialog({ onAccept }: { onAccept(): void }) {
  const texts = useTexts(chatTexts)
  const { language } = useLanguage()
  const text = useDisclaimerText()
  return (
    <Dialog
      title={texts.disclaimerTitle}
      lang="fr"
      dismissable={false}
      onClose={() => {}}
      className="w-[min(36rem,calc(100vw-2rem))]"
      actions={
        <Button variant="primary" aria-disabled={!text} onClick={onAccept}>
          {texts.disclaimerAccept}
        </Button>
      }
    >
      <div className="min-h-40">
        {text ?? (
          <p lang={language} className="text-soft">
            {texts.loading}
          </p>
        )}
      </div>
    </Dialog>
  )
}

const builtInText = [
  'Les réponses de cet assistant sont produites automatiquement par une intelligence artificielle. Elles donnent une information juridique générale\u00a0: elles ne sont ni un conseil juridique, ni une consultation d’avocat, et peuvent être inexactes ou incomplètes.',
  'Le cabinet et ses avocats déclinent toute responsabilité quant à ces réponses et à l’usage qui en est fait.',
  'Pour toute question concrète, personnelle ou urgente, consultez un avocat.',
]

/** Longer than this, nobody waits for the firm's text. */
const maxTextWaitMs = 8_000

/** The firm's text, or the built-in one if it cannot be had; undefined while it is on its way. */
function useDisclaimerText(): ReactNode {
  const [text, setText] = useState<ReactNode>()

  useEffect(() => {
    const stop = new AbortController()
    const settle = (next: ReactNode) => setText(shown => shown ?? next)
    const timer = setTimeout(() => settle(builtIn), maxTextWaitMs)
    loadText(stop.signal).then(
      firmText => settle(firmText || builtIn),
      error => {
        if (stop.signal.aborted) return
        reportFailure('Failed to load the disclaimer', error)
        settle(builtIn)
      },
    )
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [])

  return text
}

const builtIn = (
  <div className="flex flex-col gap-3">
    {builtInText.map(paragraph => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </div>
)

async function loadText(signal: AbortSignal): Promise<ReactNode> {
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
