import { useState } from 'react'
import { authTexts } from '#web/i18n/auth/texts-auth.ts'
import { recoveryTexts } from '#web/i18n/auth/texts-recovery.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import { isConfirmed, NewPasswordFields, noPassword, PasswordField } from './fields.tsx'
import { AuthForm } from './form-parts.tsx'
import { useProviderCall } from './use-provider-call.ts'

type NewPasswordFormProps = {
  /** Tells a password manager whose password this is. */
  email: string
  /** Asks for the current password from the start; otherwise only if the provider requires it. */
  asksCurrent?: boolean
  onSaved(): void
}

/** Sets the signed-in user's password; the provider then signs out the user's other devices. */
export function NewPasswordForm({ email, asksCurrent = false, onSaved }: NewPasswordFormProps) {
  const texts = useTexts(recoveryTexts)
  const { allRequired } = useTexts(authTexts)
  const { busy, failure, call } = useProviderCall()
  const [needsCurrent, setNeedsCurrent] = useState(asksCurrent)
  const [current, setCurrent] = useState('')
  const [typed, setTyped] = useState(noPassword)
  const complete = isConfirmed(typed) && (!needsCurrent || current.trim() !== '')

  const submit = () =>
    void call(
      async auth => {
        const result = await auth.updateUser({
          password: typed.password,
          ...(needsCurrent && { current_password: current }),
        })
        if (isCurrentRequired(result.error?.code)) setNeedsCurrent(true)
        return result
      },
      () => {
        setCurrent('')
        setTyped(noPassword)
        onSaved()
        return undefined
      },
    )

  return (
    <AuthForm complete={complete} onSubmit={submit} className="flex max-w-md flex-col gap-5">
      <p className="text-sm text-soft">{allRequired}</p>
      <ErrorNotice>{failure}</ErrorNotice>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      {needsCurrent && (
        <PasswordField
          label={texts.currentPassword}
          name="current-password"
          autoComplete="current-password"
          // If the provider asked for it after the form was sent, it is the only field left to fill in.
          autoFocus={!asksCurrent}
          value={current}
          onChange={setCurrent}
        />
      )}
      <NewPasswordFields label={texts.newPassword} name="new-password" value={typed} onChange={setTyped} />
      {/* `aria-disabled`: keeps the focus when the fields are emptied, or the current password is needed too. */}
      <Button type="submit" variant="primary" className="self-start" busy={busy} aria-disabled={!complete}>
        {texts.savePassword}
      </Button>
    </AuthForm>
  )
}

/** The embedded provider's code, and the code of a hosted provider that requires the current password. */
function isCurrentRequired(code: string | undefined): boolean {
  return code === 'reauthentication_needed' || code === 'current_password_required'
}
