import { Link } from 'wouter'
import { useConfig } from '#web/api/config-context.tsx'
import { useTexts } from '#web/i18n/language-context.tsx'
import { appTexts } from '#web/i18n/shell/texts-app.ts'
import { classNames } from '#web/lib/class-names.ts'
import { quietLinkClasses } from './firm-links.tsx'

export const libraryLinkClasses = `${quietLinkClasses} text-soft pointer-coarse:min-w-11`

/** The link to the firm's library, if it has sheets. */
export function LibraryLink({ className }: { className?: string }) {
  const texts = useTexts(appTexts)
  if (useConfig().topics.length === 0) return null
  return (
    <Link href="/library" className={classNames(libraryLinkClasses, className)}>
      {texts.library}
    </Link>
  )
}
