import { KeyRound } from 'lucide-react'
import { Link } from 'wouter'
import { generatedPasswordLifetimeHours } from '#shared/api/account.ts'
import { accountTexts } from '#web/i18n/auth/texts-account.ts'
import { useTexts } from '#web/i18n/language-context.tsx'

/** A line under the header, with a link to the account page. */
export function GeneratedPasswordNotice() {
  const texts = useTexts(accountTexts)
  return (
    <aside
      aria-label={texts.passwordTitle}
      className="flex shrink-0 gap-x-3 border-b border-brass/40 bg-brass-wash px-4 py-1.5 text-sm text-ink"
    >
      <KeyRound aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-soft" />
      <p className="min-w-0">
        {texts.passwordGenerated(generatedPasswordLifetimeHours)}{' '}
        <Link href="/account" className="link rounded-sm font-semibold whitespace-nowrap">
          {texts.chooseOwn}
        </Link>
      </p>
    </aside>
  )
}
