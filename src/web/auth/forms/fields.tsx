import type { Dispatch, SetStateAction } from 'react'
import { authTexts } from '#web/i18n/auth/texts-auth.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { TextField } from '#web/ui/text-field.tsx'

type FieldProps = { value: string; onChange(value: string): void }

export function EmailField({ value, onChange }: FieldProps) {
  const texts = useTexts(authTexts)
  return (
    <TextField
      label={texts.email}
      type="email"
      name="email"
      autoComplete="username"
      required
      value={value}
      onChange={event => onChange(event.target.value)}
    />
  )
}

type PasswordFieldProps = FieldProps & {
  label: string
  name: string
  autoComplete: 'current-password' | 'new-password'
  error?: string | undefined
  autoFocus?: boolean
}

export function PasswordField({ onChange, ...field }: PasswordFieldProps) {
  return <TextField {...field} type="password" required onChange={event => onChange(event.target.value)} />
}

/** A new password and its confirmation. */
export type NewPassword = { password: string; confirmation: string }

export const noPassword: NewPassword = { password: '', confirmation: '' }

export function isConfirmed({ password, confirmation }: NewPassword): boolean {
  return password.trim() !== '' && confirmation === password
}

type NewPasswordFieldsProps = {
  label: string
  name: string
  value: NewPassword
  /** Accepts an updater function: a password manager may fill both fields at once. */
  onChange: Dispatch<SetStateAction<NewPassword>>
}

export function NewPasswordFields({ label, name, value, onChange }: NewPasswordFieldsProps) {
  const texts = useTexts(authTexts)
  const { password, confirmation } = value
  const differs = confirmation !== '' && confirmation !== password
  return (
    <>
      <PasswordField
        label={label}
        name={name}
        autoComplete="new-password"
        value={password}
        onChange={changed => onChange(current => ({ ...current, password: changed }))}
      />
      <PasswordField
        label={texts.confirmPassword}
        name="confirm-password"
        autoComplete="new-password"
        value={confirmation}
        onChange={changed => onChange(current => ({ ...current, confirmation: changed }))}
        error={differs ? texts.passwordsDiffer : undefined}
      />
    </>
  )
}
