import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Language } from '#shared/language.ts'
import { languageOf } from '#shared/text/text-language.ts'
import { getLegalText } from '#web/api/legal.ts'
import { chatTexts } from '#web/i18n/chat/texts-chat.ts'
import { useLanguage, useTexts } from '#web/i18n/language-context.tsx'
import { logFailure } from '#web/lib/log-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/**
 * The firm's disclaimer. The dialog closes only when the text is accepted, which is possible once it is shown.
 * `onAccept` gets whether the built-in text was accepted.
 */
export function DisclaimerDialog({ onAccept }: { onAccept(isBuiltIn: boolean): void }) {
  const texts = useTexts(chatTexts)
  const { language } = useLanguage()
  const text = useDisclaimerText()
  const textLanguage = text ? text.language : 'fr'
  const button = useRef<HTMLButtonElement>(null)
  const textId = useId()
  // Until then, the dialog has the focus. A live region would be read in pieces, in any order.
  useEffect(() => {
    if (text) button.current?.focus()
  }, [text])
  return (
    <Dialog
      title={text?.title ?? texts.disclaimerTitle}
      lang={textLanguage ?? language}
      dismissable={false}
      onClose={() => {}}
      className="w-[min(36rem,calc(100vw-32px))]"
      actions={
        <Button
          // A new button once the text is shown: a description that changes would be read twice.
          key={text ? 'enabled' : 'disabled'}
          ref={button}
          lang="fr"
          variant="primary"
          disabled={!text}
          aria-describedby={textId}
          onClick={() => onAccept(text === builtIn)}
        >
          {texts.disclaimerAccept}
        </Button>
      }
    >
      {/* As high as the text of the example, so that the dialog hardly moves when a text of this length is there. */}
      <div id={textId} className={text ? '' : 'min-h-144 sm:min-h-96'}>
        {text?.body ?? (
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

/** After this time, the built-in text is shown instead of the firm's. */
const textTimeoutMs = 8_000

/** `title` is undefined if the text does not begin with a level-1 heading; the default title is then shown. */
type DisclaimerText = { title: string | undefined; language: Language | undefined; body: ReactNode }

/**
 * The firm's text, or the built-in one if it cannot be loaded in time or has no text apart from a heading. Undefined
 * while it loads.
 */
function useDisclaimerText(): DisclaimerText | undefined {
  const [text, setText] = useState<DisclaimerText>()

  useEffect(() => {
    const stop = new AbortController()
    const settle = (next: DisclaimerText) => setText(shown => shown ?? next)
    const timer = setTimeout(() => settle(builtIn), textTimeoutMs)
    loadText(stop.signal).then(
      firmText => settle(firmText ?? builtIn),
      error => {
        if (stop.signal.aborted) return
        logFailure('Failed to load the disclaimer', error)
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

const builtIn: DisclaimerText = {
  title: undefined,
  language: 'fr',
  body: (
    <div className="flex flex-col gap-3">
      {builtInText.map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  ),
}

async function loadText(signal: AbortSignal): Promise<DisclaimerText | undefined> {
  const [{ markdown }, { Markdown }, { FirmTextLinks }] = await Promise.all([
    getLegalText('disclaimer', signal),
    import('#web/markdown/markdown.tsx'),
    import('#web/markdown/firm-text-links.tsx'),
  ])
  const [, title, text = ''] = /^\s*(?:# +(.+?)[ #]*(?:\n|$))?(.*)$/s.exec(markdown) ?? []
  if (text.trim() === '') return undefined
  const body = (
    <FirmTextLinks>
      <Markdown text={text.trim()} />
    </FirmTextLinks>
  )
  return { title, language: languageOf(markdown, Number.POSITIVE_INFINITY), body }
}
