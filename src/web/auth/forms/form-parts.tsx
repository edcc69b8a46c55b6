import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { useOpenAuth } from '#web/auth/session/session.tsx'
import { authTexts } from '#web/i18n/auth/texts-auth.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { ErrorNotice } from '#web/ui/notice.tsx'

export function FormTitle({ children }: { children: ReactNode }) {
  return <h1 className="serif text-3xl leading-tight">{children}</h1>
}

/** Why the last call to the auth provider failed, above the form or the button. */
export function FormError({ message }: { message: string | undefined }) {
  const failure = useRef<HTMLDivElement>(null)
  // A button that was disabled for the request has lost the focus, so the focus moves here.
  useEffect(() => {
    if (message && document.activeElement === document.body) failure.current?.focus()
  }, [message])
  return (
    <div ref={failure} tabIndex={-1} className={classNames('rounded-md', message && 'mt-6')}>
      <ErrorNotice>{message}</ErrorNotice>
    </div>
  )
}

type SwitchLinkProps = { href: string; state?: unknown; children: ReactNode }

export function SwitchLink({ href, state, children }: SwitchLinkProps) {
  return (
    <Link href={href} state={state} className="link inline-block min-h-11 py-2 text-base">
      {children}
    </Link>
  )
}

/** Labels only: the footer links to the pages. */
export function LegalLabels() {
  const texts = useTexts(authTexts)
  return (
    <p className="facts mt-6 text-sm text-soft">
      <span>{texts.termsOfUse}</span>
      <span>{texts.privacyPolicy}</span>
    </p>
  )
}

type AuthFormProps = {
  /** All required fields are filled in, and a new password is confirmed. Until then, the form is not sent. */
  complete: boolean
  onSubmit(): void
  className?: string
  children: ReactNode
}

/** A form for the auth provider: the first focus loads the auth client, so that it is ready when the form is sent. */
export function AuthForm({ complete, onSubmit, className, children }: AuthFormProps) {
  const openAuth = useOpenAuth()
  // A failure is shown when the form is sent.
  const prepare = () => void openAuth().catch(() => {})
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (complete) onSubmit()
  }
  return (
    <form onSubmit={submit} onFocus={prepare} className={className}>
      {children}
    </form>
  )
}
