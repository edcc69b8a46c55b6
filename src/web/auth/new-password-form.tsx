import { type FormEvent, useState } from 'react'
import { useTexts } from '#web/i18n/language-context.tsx'
import { authTexts } from '#web/i18n/texts-auth.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { AuthForm } from './form-parts.tsx'
import { useProviderCall } from './provider-call.ts'

type NewPasswordFormProps = {
  /** Tells a password manager whose password this is. */
  email: string
  onSaved(): void
}

/** Sets the signed-in user's password; other devices are signed out by the provider. */
export function NewPasswordForm({ email, onSaved }: NewPasswordFormProps) {
  const texts = useTexts(authTexts)
  const { busy, failure, call } = useProviderCall()
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const differs = confirmation !== '' && confirmation !== password
  const incomplete = password.trim() === '' || confirmation !== password

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (incomplete) return
    void call(
      auth => auth.updateUser({ password }),
      () => {
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
