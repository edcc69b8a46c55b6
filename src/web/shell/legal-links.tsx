import { Link } from 'wouter'
import { useTexts } from '#web/i18n/language-context.tsx'
import { appTexts } from '#web/i18n/texts-app.ts'
import { classNames } from '#web/lib/class-names.ts'

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
            <Link
              href={`/legal/${page}`}
              aria-label={texts[page]}
              className="inline-flex items-center py-1.5 underline-offset-4 pointer-coarse:min-h-11 hover:text-ink hover:underline"
            >
              {oneLine && <span className="sm:hidden">{texts.shortLegal[page]}</span>}
              <span className={oneLine ? 'max-sm:hidden' : ''}>{texts[page]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
