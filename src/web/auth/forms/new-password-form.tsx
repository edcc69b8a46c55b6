import { type FormEvent, useState } from 'react'
import { useTexts } from '#web/i18n/language-context.tsx'
import { authTexts } from '#web/i18n/texts-auth.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { AuthForm } from './form-parts.tsx'
import { useProviderCall } from './use-provider-call.ts'

type NewPasswordFormProps = {
  /** Tells a password manager whose password this is. */
  email: string
  /** Asks for the current password from the start; otherwise only if the provider wants it. */
  asksCurrent?: boolean
  onSaved(): void
}

/** Sets the signed-in user's password; other devices are signed out by the provider. */
export function NewPasswordForm({ email, asksCurrent = false, onSaved }: NewPasswordFormProps) {
  const texts = useTexts(authTexts)
  const { busy, failure, call } = useProviderCall()
  const [needsCurrent, setNeedsCurrent] = useState(asksCurrent)
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const differs = confirmation !== '' && confirmation !== password
  const incomplete =
    password.trim() === '' || confirmation !== password || (needsCurrent && current.trim() === '')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (incomplete) return
    void call(
      async auth => {
        const result = await auth.updateUser({
          password,
          ...(needsCurrent && { current_password: current }),
        })
        if (wantsCurrent(result.error?.code)) setNeedsCurrent(true)
        return result
      },
      () => {
        setCurrent('')
        setPassword('')
        setConfirmation('')
        onSaved()
        return undefined
      },
    )
  }

  return (
    <AuthForm onSubmit={submit} className="flex max-w-md flex-col gap-5">
      {failure && <Notice tone="error">{failure}</Notice>}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      {needsCurrent && (
        <TextField
          label={texts.currentPassword}
          type="password"
          name="current-password"
          autoComplete="current-password"
          required
          value={current}
          onChange={event => setCurrent(event.target.value)}
        />
      )}
      <TextField
        label={texts.newPassword}
        type="password"
        name="new-password"
        autoComplete="new-password"
        required
        value={password}
        onChange={event => setPassword(event.target.value)}
      />
      <TextField
        label={texts.confirmPassword}
        type="password"
        name="confirm-password"
        autoComplete="new-password"
        required
        value={confirmation}
        onChange={event => setConfirmation(event.target.value)}
        error={differs ? texts.passwordsDiffer : undefined}
      />
      <Button type="submit" variant="primary" className="self-start" busy={busy} disabled={incomplete}>
        {texts.savePassword}
      </Button>
    </AuthForm>
  )
}

/** The embedded provider's code, and the one of a hosted provider that is set to ask for the current password. */
function wantsCurrent(code: string | undefined): boolean {
  return code === 'reauthentication_needed' || code === 'current_password_required'
}
