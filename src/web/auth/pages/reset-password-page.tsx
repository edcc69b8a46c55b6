import { useState } from 'react'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { useConfig } from '#web/api/config-context.tsx'
import { EmailField } from '#web/auth/forms/fields.tsx'
import { AuthForm, FormError, FormTitle, SwitchLink } from '#web/auth/forms/form-parts.tsx'
import { NewPasswordForm } from '#web/auth/forms/new-password-form.tsx'
import { useProviderCall } from '#web/auth/forms/use-provider-call.ts'
import { useSession } from '#web/auth/session/session.tsx'
import { recoveryTexts } from '#web/i18n/auth/texts-recovery.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { ConfirmPage } from './confirm-page.tsx'
import { findMailLink } from './mail-link.ts'
import { resetUrl } from './return-path.ts'
import { useLaterMailLinks } from './use-mail-link.ts'

/**
 * Redeems the link in the URL, even if someone is signed in: the link may be for another account, or the user may have
 * forgotten the password. Without a link, a visitor requests one, and a signed-in user sets a new password.
 */
export function ResetPasswordPage() {
  const session = useSession()
  // Set by the page for expired links and by the one that redeems a link. Both lead back here.
  const visit = useHistoryState<{ again?: true; redeemed?: true } | null>()
  const [hasLink] = useState(() => findMailLink(location.hash, location.search, 'recovery') !== undefined)

  if (visit?.again) return <RequestLink />
  if (hasLink && !visit?.redeemed) return <ConfirmPage defaultType="recovery" />
  if (session.status !== 'signed-in') return <RequestLink />
  const { id, email } = session.user
  // A password that was typed for one account must not become another one's.
  return <NewPassword key={id} email={email} />
}

function NewPassword({ email }: { email: string }) {
  useLaterMailLinks()
  const texts = useTexts(recoveryTexts)
  const toast = useToast()
  const [, navigate] = useLocation()
  return (
    <AuthFrame title={texts.newPasswordTitle}>
      <FormTitle>{texts.newPasswordTitle}</FormTitle>
      <p className="mt-2 mb-8 text-soft wrap-anywhere">{email}</p>
      <NewPasswordForm
        email={email}
        onSaved={() => {
          toast(texts.passwordSaved, 'success')
          // The user may have gone to another page meanwhile.
          if (location.pathname === '/reset-password') navigate('/', { replace: true })
        }}
      />
    </AuthFrame>
  )
}

function RequestLink() {
  useLaterMailLinks()
  const texts = useTexts(recoveryTexts)
  const { auth: provider } = useConfig()
  const { email, setEmail, complete, busy, failure, sentTo, submit } = useRecovery()
  return (
    <AuthFrame title={texts.resetTitle}>
      <FormTitle>{texts.resetTitle}</FormTitle>
      <FormError message={failure} />
      <div role="status">
        {sentTo && (
          <Notice tone="success" className="mt-6">
            {texts.linkSent(sentTo)}
          </Notice>
        )}
      </div>
      {provider.recovery ? (
        <AuthForm complete={complete} onSubmit={submit} className="mt-4 flex flex-col gap-5">
          <p className="text-soft">{texts.resetIntro}</p>
          <EmailField value={email} onChange={setEmail} />
          <Button type="submit" variant="primary" busy={busy} disabled={!complete}>
            {texts.sendLink}
          </Button>
        </AuthForm>
      ) : (
        <p className="mt-4 text-soft">{texts.noRecovery}</p>
      )}
      <div className="mt-5">
        <SwitchLink href="/login">{texts.backToLogin}</SwitchLink>
      </div>
    </AuthFrame>
  )
}

function useRecovery() {
  const { busy, failure, call } = useProviderCall()
  const [email, setEmail] = useState('')
  const [sentTo, setSentTo] = useState<string>()

  const submit = () => {
    const address = email.trim()
    setSentTo(undefined)
    void call(
      auth => auth.resetPasswordForEmail(address, { redirectTo: resetUrl() }),
      () => {
        setSentTo(address)
        return undefined
      },
    )
  }
  return { email, setEmail, complete: email.trim() !== '', busy, failure, sentTo, submit }
}
