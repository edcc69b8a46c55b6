import { useCallback } from 'react'
import * as v from 'valibot'
import { useParams } from 'wouter'
import { type LegalPageName, legalPageSchema } from '#shared/api/legal.ts'
import { languageOf } from '#shared/text/text-language.ts'
import { getLegalText } from '#web/api/legal.ts'
import { useLanguage, useTexts } from '#web/i18n/language-context.tsx'
import { legalTexts } from '#web/i18n/legal/texts-legal.ts'
import { appTexts } from '#web/i18n/shell/texts-app.ts'
import { useLoad } from '#web/lib/use-load.ts'
import { FirmTextLinks } from '#web/markdown/firm-text-links.tsx'
import { Markdown } from '#web/markdown/markdown.tsx'
import { BackToChat } from '#web/shell/back-to-chat.tsx'
import { NotFoundPage } from '#web/shell/not-found-page.tsx'
import { LoadingText, PageFrame } from '#web/shell/page-frame.tsx'
import { TryAgainButton } from '#web/ui/try-again-button.tsx'

export function LegalPage() {
  const page = v.safeParse(legalPageSchema, useParams().page)
  if (!page.success || page.output === 'disclaimer') return <NotFoundPage />
  return <LegalText key={page.output} page={page.output} />
}

function LegalText({ page }: { page: Exclude<LegalPageName, 'disclaimer'> }) {
  const texts = useTexts(legalTexts)
  const titles = useTexts(appTexts)
  const { language } = useLanguage()
  const { data, failed, retry } = useLoad(
    useCallback((signal: AbortSignal) => getLegalText(page, signal), [page]),
  )
  const markdown = data?.markdown
  const textLanguage = markdown === undefined ? undefined : languageOf(markdown, Number.POSITIVE_INFINITY)
  const isOtherLanguage = textLanguage !== undefined && textLanguage !== language

  return (
    <PageFrame title={titles[page]}>
      <BackToChat />
      {markdown === undefined && !failed && <LoadingText>{texts.loading}</LoadingText>}
      {markdown === undefined && failed && (
        <div role="alert" className="min-h-96">
          <p className="serif text-2xl">{texts.failed}</p>
          <p className="mt-2 mb-6 text-soft">{texts.failedAdvice}</p>
          <TryAgainButton onPress={retry} />
        </div>
      )}
      {markdown !== undefined && (
        <>
          {isOtherLanguage && <p className="mb-8 text-sm text-soft">{texts.otherLanguage}</p>}
          <article lang={textLanguage} className="legal-text">
            <FirmTextLinks>
              <Markdown text={markdown} topHeading={1} />
            </FirmTextLinks>
          </article>
        </>
      )}
    </PageFrame>
  )
}
