import { useConfig } from '#web/api/config-context.tsx'
import { FormTitle, SwitchLink } from '#web/auth/forms/form-parts.tsx'
import { recoveryTexts } from '#web/i18n/auth/texts-recovery.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { AuthFrame } from './auth-frame.tsx'
import type { LinkType } from './mail-link.ts'

/** What the user can do depends on the kind of link, and on whether the site can send emails. */
export function ExpiredLink({ type }: { type: LinkType }) {
  const texts = useTexts(recoveryTexts)
  const { auth } = useConfig()
  // A provider that can send a recovery link can send the others too.
  const canSend = auth.recovery
  return (
    <AuthFrame title={texts.linkExpiredTitle}>
      <FormTitle>{texts.linkExpiredTitle}</FormTitle>
      <p className="mt-4 mb-6 text-soft">
        {texts.linkExpired} {canSend ? texts.linkExpiredAdvice[type] : texts.noNewLink}
      </p>
      <div className="flex flex-col items-start">
        {canSend && type === 'recovery' && (
          <SwitchLink href="/reset-password" state={{ again: true }}>
            {texts.newLink}
          </SwitchLink>
        )}
        {canSend && type === 'signup' && <SwitchLink href="/signup">{texts.signUpAgain}</SwitchLink>}
        <SwitchLink href="/login">{texts.backToLogin}</SwitchLink>
      </div>
    </AuthFrame>
  )
}
