import { type FormEvent, useState } from 'react'
import { Redirect, useSearch } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { useConfig } from '#web/api/config-context.tsx'
import { AuthForm, FormError, FormTitle, LegalLabels, SwitchLink } from '#web/auth/forms/form-parts.tsx'
import { useProviderCall } from '#web/auth/forms/use-provider-call.ts'
import { useSession } from '#web/auth/session/session.tsx'
import { useTexts } from '#web/i18n/language-context.tsx'
import { authTexts } from '#web/i18n/texts-auth.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { returnPath, withReturnPath } from './return-path.ts'

/** What the sign-up page hands over: the address whose confirmation mail is on its way. */
export type LoginState = { confirm: string } | null

export function LoginPage() {
  const texts = useTexts(authTexts)
  const session = useSession()
  const { auth: provider } = useConfig()
  const state = useHistoryState<LoginState>()
  const next = returnPath(useSearch())
  const form = useLogin()

  if (session.status === 'signed-in') return <Redirect to={next} replace />
  const expired = session.status === 'signed-out' && session.expired
  return (
    <AuthFrame title={texts.welcomeBack}>
      <FormTitle>{texts.welcomeBack}</FormTitle>
      <FormError message={form.failure} />
      {state?.confirm && !form.failure && (
        <Notice tone="success" className="mt-6">
          {texts.confirmByMail(state.confirm)}
        </Notice>
      )}
      {expired && !form.failure && (
        <Notice tone="plain" className="mt-6">
          {texts.sessionEnded}
        </Notice>
      )}
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
          autoComplete="current-password"
          required
          value={form.password}
          onChange={event => form.setPassword(event.target.value)}
        />
        <Button type="submit" variant="primary" busy={form.busy} disabled={form.incomplete || form.busy}>
          {texts.continue}
        </Button>
      </AuthForm>
      <div className="mt-5 flex flex-col items-start">
        <SwitchLink href={withReturnPath('/signup', next)}>{texts.noAccount}</SwitchLink>
        {provider.recovery && <SwitchLink href="/reset-password">{texts.forgotPassword}</SwitchLink>}
      </div>
      <LegalLabels />
    </AuthFrame>
  )
}

function useLogin() {
  const { busy, failure, call } = useProviderCall()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const incomplete = email.trim() === '' || password.trim() === ''

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (incomplete) return
    // Signed in, the session leads on by itself.
    void call(
      auth => auth.signInWithPassword({ email: email.trim(), password }),
      () => undefined,
    )
  }
  return { email, setEmail, password, setPassword, busy, failure, incomplete, submit }
}
