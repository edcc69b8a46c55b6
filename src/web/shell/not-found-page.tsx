import { Link } from 'wouter'
import { useTexts } from '#web/i18n/language-context.tsx'
import { appTexts } from '#web/i18n/texts-app.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { PageFrame } from './page-frame.tsx'

export function NotFoundPage() {
  const texts = useTexts(appTexts)
  return (
    <PageFrame title={texts.notFound}>
      <h1 className="serif text-3xl leading-tight">{texts.notFound}</h1>
      <p className="mt-3 mb-8 text-soft">{texts.notFoundAdvice}</p>
      <Link href="/" className={buttonClasses('primary')}>
        {texts.home}
      </Link>
    </PageFrame>
  )
}
