import { Link } from 'wouter'
import { useTexts } from '#web/i18n/language-context.tsx'
import { appTexts } from '#web/i18n/shell/texts-app.ts'
import { classNames } from '#web/lib/class-names.ts'
import { quietLinkClasses } from './firm-links.tsx'

type LegalLinksProps = {
  className?: string
  /** Shortens the links on a phone, so that they fit on one line. Screen readers still get the full names. */
  oneLine?: boolean
}

/** Footer links to the firm's legal pages. */
export function LegalLinks({ className, oneLine = false }: LegalLinksProps) {
  const texts = useTexts(appTexts)
  return (
    <nav aria-label={texts.legalNavigation} className={classNames('text-sm text-soft', className)}>
      <ul className={classNames('flex flex-wrap gap-x-5', oneLine && 'max-sm:gap-x-4')} lang="fr">
        {(['terms', 'privacy', 'notices'] as const).map(page => (
          <li key={page}>
            <Link href={`/legal/${page}`} aria-label={texts[page]} className={quietLinkClasses}>
              {oneLine && <span className="sm:hidden">{texts.shortLegal[page]}</span>}
              <span className={oneLine ? 'max-sm:hidden' : ''}>{texts[page]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
