import { type FormEvent, useState } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { AuthForm, FormError, FormTitle, LegalLabels, SwitchLink } from '#web/auth/forms/form-parts.tsx'
import { useProviderCall } from '#web/auth/forms/use-provider-call.ts'
import { useSession } from '#web/auth/session/session.tsx'
import { useTexts } from '#web/i18n/language-context.tsx'
import { authTexts } from '#web/i18n/texts-auth.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { AuthFrame } from './auth-frame.tsx'
import type { LoginState } from './login-page.tsx'
import { confirmAddress } from './mail-link.ts'
import { returnPath, withReturnPath } from './return-path.ts'

export function SignupPage() {
  const texts = useTexts(authTexts)
  const session = useSession()
  const next = returnPath(useSearch())
  const form = useSignup(withReturnPath('/login', next))

  // While the request runs, the form itself decides where to go: the toast and the login screen come first.
  if (session.status === 'signed-in' && !form.busy) return <Redirect to={next} replace />
  return (
    <AuthFrame title={texts.createAccount}>
      <FormTitle>{texts.createAccount}</FormTitle>
      <FormError message={form.failure} />
      <AuthForm onSubmit={form.submit} className="mt-8 flex flex-col gap-5">
        <TextField
          label={texts.email}
          type="email"
          name="email"
          autoComplete="username"
          required
          value={form.email}
          onChange={event => form.setEmail(event.target.value)}
        />
        <TextField
          label={texts.password}
          type="password"
          name="password"
          autoComplete="new-password"
          required
          value={form.password}
          onChange={event => form.setPassword(event.target.value)}
        />
        <TextField
          label={texts.confirmPassword}
          type="password"
          name="confirm-password"
          autoComplete="new-password"
          required
          value={form.confirmation}
          onChange={event => form.setConfirmation(event.target.value)}
          error={form.differs ? texts.passwordsDiffer : undefined}
        />
        <Button type="submit" variant="primary" busy={form.busy} disabled={form.incomplete || form.busy}>
          {texts.continue}
        </Button>
      </AuthForm>
      <div className="mt-5">
        <SwitchLink href={withReturnPath('/login', next)}>{texts.haveAccount}</SwitchLink>
      </div>
      <LegalLabels />
    </AuthFrame>
  )
}

function useSignup(login: string) {
  const texts = useTexts(authTexts)
  const toast = useToast()
  const { busy, failure, call } = useProviderCall()
  const [, navigate] = useLocation()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const incomplete = email.trim() === '' || password.trim() === '' || confirmation !== password

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (incomplete) return
    const account = { email: email.trim(), password, options: { emailRedirectTo: confirmAddress() } }
    void call(
      auth => auth.signUp(account),
      ({ data }) => {
        // A user without identities is the provider's way of not saying that the address is taken.
        if (data.user?.identities?.length === 0) return texts.alreadyRegistered
        toast(texts.accountCreated, 'success')
        const state: LoginState = data.session ? null : { confirm: account.email }
        navigate(login, { state })
        return undefined
      },
    )
  }
  const differs = confirmation !== '' && confirmation !== password
  return {
    ...{ email, setEmail, password, setPassword, confirmation, setConfirmation },
    ...{ busy, failure, incomplete, differs, submit },
  }
}
