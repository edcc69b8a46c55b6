import { Printer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { isLanguage, type Language } from '#shared/language.ts'
import { useLanguage, useTexts } from '#web/i18n/language-context.tsx'
import { libraryTexts } from '#web/i18n/library/texts-library.ts'
import { BackLink } from '#web/shell/back-link.tsx'
import { LoadingText, PageFrame } from '#web/shell/page-frame.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { TryAgainButton } from '#web/ui/try-again-button.tsx'
import { askAssistant } from './ask-about.ts'
import { SheetView } from './sheet-view.tsx'
import { StatusBlock } from './status-block.tsx'
import { useSheet } from './use-sheet.ts'

/** A sheet on its own page: for links, for phones, and for printing. */
export function SheetPage({ id }: { id: string }) {
  const texts = useTexts(libraryTexts)
  const { sheet, problem, retry } = useSheet(id, useSheetLanguage(id))
  return (
    <PageFrame title={sheet?.title ?? (problem === 'missing' ? texts.missing : texts.title)}>
      <div className="sheet-page">
        <BackLink href="/library">{texts.allSheets}</BackLink>
        {problem === 'missing' && (
          <>
            <h1 className="serif text-3xl leading-tight">{texts.missing}</h1>
            <p className="mt-3 mb-8 text-soft">{texts.missingAdvice}</p>
            <Link href="/library" className={buttonClasses('primary')}>
              {texts.clear}
            </Link>
          </>
        )}
        {problem === 'failed' && (
          <StatusBlock role="alert" title={texts.sheetFailed} advice={texts.failedAdvice}>
            <TryAgainButton onPress={retry} />
          </StatusBlock>
        )}
        {!problem && !sheet && <LoadingText>{texts.loading}</LoadingText>}
        {!problem && sheet && (
          <SheetView
            sheet={sheet}
            level={1}
            tools={
              <button type="button" onClick={() => window.print()} className="link sheet-target gap-2">
                <Printer aria-hidden="true" className="size-4" />
                {texts.print}
              </button>
            }
            action={
              <Button variant="primary" onClick={() => askAssistant(texts.question(sheet.title))}>
                {texts.ask}
              </Button>
            }
          />
        )}
      </div>
    </PageFrame>
  )
}

/** The language in the address, until the reader switches the page's language, which the sheet then follows. */
function useSheetLanguage(id: string): Language {
  const { language } = useLanguage()
  const inAddress = new URLSearchParams(useSearch()).get('lang')
  const before = useRef(language)
  useEffect(() => {
    if (before.current === language) return
    before.current = language
    navigate(`/library/${id}`, { replace: true, state: history.state })
  }, [id, language])
  return isLanguage(inAddress) ? inAddress : language
}
