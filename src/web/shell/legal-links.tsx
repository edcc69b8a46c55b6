import { Link } from 'wouter'
import { useTexts } from '#web/i18n/language-context.tsx'
import { appTexts } from '#web/i18n/texts-app.ts'
import { classNames } from '#web/lib/class-names.ts'

/** Footer links to the firm's legal pages. */
export function LegalLinks({ className }: { className?: string }) {
  const texts = useTexts(appTexts)
  return (
    <nav aria-label={texts.legalNavigation} className={classNames('text-sm text-soft', className)}>
      <ul className="flex flex-wrap gap-x-5" lang="fr">
        {(['terms', 'privacy', 'notices'] as const).map(page => (
          <li key={page}>
            <Link
              href={`/legal/${page}`}
              className="inline-flex items-center py-1.5 pointer-coarse:min-h-11 hover:text-ink hover:underline underline-offset-4"
            >
              {texts[page]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
