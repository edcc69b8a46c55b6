import { useConfig } from '#web/api/config-context.tsx'
import { FormTitle, SwitchLink } from '#web/auth/forms/form-parts.tsx'
import { useTexts } from '#web/i18n/language-context.tsx'
import { authTexts } from '#web/i18n/texts-auth.ts'
import { AuthFrame } from './auth-frame.tsx'
import type { LinkType } from './mail-link.ts'

export function ExpiredLink({ type }: { type: LinkType }) {
  const texts = useTexts(authTexts)
  const { auth } = useConfig()
  return (
    <AuthFrame title={texts.linkExpiredTitle}>
      <FormTitle>{texts.linkExpiredTitle}</FormTitle>
      <p className="mt-4 mb-6 text-soft">{texts.linkExpired}</p>
      <div className="flex flex-col items-start">
        {type === 'recovery' && auth.recovery && (
          <SwitchLink href="/reset-password" state={{ again: true }}>
            {texts.newLink}
          </SwitchLink>
        )}
        <SwitchLink href="/login">{texts.backToLogin}</SwitchLink>
      </div>
    </AuthFrame>
  )
}
