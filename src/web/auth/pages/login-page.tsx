import { Redirect, useSearch } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { useConfig } from '#web/api/config-context.tsx'
import { type Credentials, CredentialsForm } from '#web/auth/forms/credentials-form.tsx'
import { FormError, FormTitle, LegalLabels, SwitchLink } from '#web/auth/forms/form-parts.tsx'
import { useProviderCall } from '#web/auth/forms/use-provider-call.ts'
import { useSession } from '#web/auth/session/session.tsx'
import { authTexts } from '#web/i18n/auth/texts-auth.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { returnPath, withReturnPath } from './return-path.ts'

/** Set by the sign-up page: the address to which the confirmation email was sent. */
export type LoginState = { confirm: string } | null

export function LoginPage() {
  const texts = useTexts(authTexts)
  const session = useSession()
  const { auth: provider } = useConfig()
  const state = useHistoryState<LoginState>()
  const next = returnPath(useSearch())
  const { busy, failure, call } = useProviderCall()

  const signIn = (credentials: Credentials) =>
    // Once signed in, the page redirects by itself.
    void call(
      auth => auth.signInWithPassword(credentials),
      () => undefined,
    )

  if (session.status === 'signed-in') return <Redirect to={next} replace />
  const isExpired = session.status === 'signed-out' && session.expired
  return (
    <AuthFrame title={texts.welcomeBack}>
      <FormTitle>{texts.welcomeBack}</FormTitle>
      <FormError message={failure} />
      {/* An alert: this page has just replaced another one, and a status that is there from the start is not read. */}
      <div role="alert">
        {state?.confirm && !failure && (
          <Notice tone="success" className="mt-6">
            {texts.confirmByMail(state.confirm)}
          </Notice>
        )}
        {isExpired && !failure && (
          <Notice tone="plain" className="mt-6">
            {texts.sessionEnded}
          </Notice>
        )}
      </div>
      <CredentialsForm account="existing" busy={busy} onSubmit={signIn} />
      <div className="mt-5 flex flex-col items-start">
        <SwitchLink href={withReturnPath('/signup', next)}>{texts.noAccount}</SwitchLink>
        {provider.recovery && <SwitchLink href="/reset-password">{texts.forgotPassword}</SwitchLink>}
      </div>
      <LegalLabels />
    </AuthFrame>
  )
}
