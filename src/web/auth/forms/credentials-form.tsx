import { useState } from 'react'
import { authTexts } from '#web/i18n/auth/texts-auth.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmailField, isConfirmed, NewPasswordFields, noPassword, PasswordField } from './fields.tsx'
import { AuthForm } from './form-parts.tsx'

export type Credentials = { email: string; password: string }

type CredentialsFormProps = {
  /** For an existing account, or for a new one, whose password has to be typed twice. */
  account: 'existing' | 'new'
  busy: boolean
  onSubmit(credentials: Credentials): void
}

/** The form of the login and sign-up pages. */
export function CredentialsForm({ account, busy, onSubmit }: CredentialsFormProps) {
  const texts = useTexts(authTexts)
  const [email, setEmail] = useState('')
  const [typed, setTyped] = useState(noPassword)
  const { password } = typed
  const isPasswordComplete = account === 'new' ? isConfirmed(typed) : password.trim() !== ''
  const complete = email.trim() !== '' && isPasswordComplete
  return (
    <AuthForm
      complete={complete}
      onSubmit={() => onSubmit({ email: email.trim(), password })}
      className="mt-8 flex flex-col gap-5"
    >
      <p className="text-sm text-soft">{texts.allRequired}</p>
      <EmailField value={email} onChange={setEmail} />
      {account === 'new' ? (
        <NewPasswordFields label={texts.password} name="password" value={typed} onChange={setTyped} />
      ) : (
        <PasswordField
          label={texts.password}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={changed => setTyped({ ...noPassword, password: changed })}
        />
      )}
      <Button type="submit" variant="primary" busy={busy} disabled={!complete || busy}>
        {texts.continue}
      </Button>
    </AuthForm>
  )
}
