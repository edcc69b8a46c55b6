import { Redirect, useLocation, useSearch } from 'wouter'
import { type Credentials, CredentialsForm } from '#web/auth/forms/credentials-form.tsx'
import { FormError, FormTitle, LegalLabels, SwitchLink } from '#web/auth/forms/form-parts.tsx'
import { useProviderCall } from '#web/auth/forms/use-provider-call.ts'
import { useSession } from '#web/auth/session/session.tsx'
import { authTexts } from '#web/i18n/auth/texts-auth.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { AuthFrame } from './auth-frame.tsx'
import type { LoginState } from './login-page.tsx'
import { confirmUrl, returnPath, withReturnPath } from './return-path.ts'

export function SignupPage() {
  const texts = useTexts(authTexts)
  const session = useSession()
  const next = returnPath(useSearch())
  const { busy, failure, signUp } = useSignup(withReturnPath('/login', next))

  // While the request runs, the form decides where to go: the toast and the login page come first.
  if (session.status === 'signed-in' && !busy) return <Redirect to={next} replace />
  return (
    <AuthFrame title={texts.createAccount}>
      <FormTitle>{texts.createAccount}</FormTitle>
      <FormError message={failure} />
      <CredentialsForm account="new" busy={busy} onSubmit={signUp} />
      <div className="mt-5">
        <SwitchLink href={withReturnPath('/login', next)}>{texts.haveAccount}</SwitchLink>
      </div>
      <LegalLabels />
    </AuthFrame>
  )
}

function useSignup(loginPath: string) {
  const texts = useTexts(authTexts)
  const toast = useToast()
  const { busy, failure, call } = useProviderCall()
  const [, navigate] = useLocation()

  const signUp = (credentials: Credentials) =>
    void call(
      auth => auth.signUp({ ...credentials, options: { emailRedirectTo: confirmUrl() } }),
      ({ data }) => {
        // A user without identities: the provider does not reveal that the address is already registered.
        if (data.user?.identities?.length === 0) return texts.alreadyRegistered
        toast(texts.accountCreated, 'success')
        const state: LoginState = data.session ? null : { confirm: credentials.email }
        // The user may have gone to a legal page meanwhile, which has no other place for the message.
        if (location.pathname === '/signup') navigate(loginPath, { state })
        else if (state) toast(texts.confirmByMail(state.confirm), 'success')
        return undefined
      },
    )
  return { busy, failure, signUp }
}
