import { Link } from 'wouter'
import { useConfig } from '#web/api/config-context.tsx'
import { useTexts } from '#web/i18n/language-context.tsx'
import { appTexts } from '#web/i18n/texts-app.ts'
import { classNames } from '#web/lib/class-names.ts'

export const quietLinkClasses =
  'inline-flex items-center py-1.5 text-soft underline-offset-4 pointer-coarse:min-h-11 pointer-coarse:min-w-11 hover:text-ink hover:underline'

/** The link to the firm's library, if it has sheets. */
export function LibraryLink({ className }: { className?: string }) {
  const texts = useTexts(appTexts)
  if (useConfig().topics.length === 0) return null
  return (
    <Link href="/library" className={classNames(quietLinkClasses, className)}>
      {texts.library}
    </Link>
  )
}
