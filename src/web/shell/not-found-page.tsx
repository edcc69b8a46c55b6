import { Link } from 'wouter'
import { useTexts } from '#web/i18n/language-context.tsx'
import { appTexts } from '#web/i18n/shell/texts-app.ts'
import { notFoundTexts } from '#web/i18n/shell/texts-not-found.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { PageFrame } from './page-frame.tsx'

export function NotFoundPage() {
  const { home } = useTexts(appTexts)
  const texts = useTexts(notFoundTexts)
  return (
    <PageFrame title={texts.title}>
      <h1 className="serif text-3xl leading-tight">{texts.title}</h1>
      <p className="mt-3 mb-8 text-soft">{texts.advice}</p>
      <Link href="/" className={buttonClasses('primary')}>
        {home}
      </Link>
    </PageFrame>
  )
}
