import { useState } from 'react'
import { Redirect, useLocation } from 'wouter'
import { FormError, FormTitle, SwitchLink } from '#web/auth/forms/form-parts.tsx'
import { useOpenAuth } from '#web/auth/session/session.tsx'
import { authTexts } from '#web/i18n/auth/texts-auth.ts'
import { recoveryTexts } from '#web/i18n/auth/texts-recovery.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { logFailure } from '#web/lib/log-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { ExpiredLink } from './expired-link.tsx'
import type { LinkType, MailLink } from './mail-link.ts'
import { type LinkOutcome, redeemMailLink, useLaterMailLinks, useMailLink } from './use-mail-link.ts'

/**
 * The page behind emailed links: one button redeems the link. The user is then signed in and taken to the start page
 * or, for a recovery, to the choice of a new password. Otherwise the page says why not, or what to do next.
 */
export function ConfirmPage({ defaultType = 'signup' }: { defaultType?: LinkType }) {
  const link = useMailLink(defaultType)
  useLaterMailLinks()
  const { outcome, busy, redeem } = useRedeemLink(link)
  const texts = useTexts(recoveryTexts)
  const { unreachable } = useTexts(authTexts)

  if (!link) return <Redirect to="/login" replace />
  if (link.kind === 'refused' || outcome === 'expired') {
    return <ExpiredLink type={link.kind === 'refused' ? defaultType : link.type} />
  }
  if (outcome === 'other-address-next') {
    return (
      <AuthFrame title={texts.openLinkTitle}>
        <FormTitle>{texts.openLinkTitle}</FormTitle>
        <p className="mt-4 mb-6">{texts.otherAddressNext}</p>
        <SwitchLink href="/login">{texts.backToLogin}</SwitchLink>
      </AuthFrame>
    )
  }
  const failures: Partial<Record<LinkOutcome, string>> = {
    'rate-limited': texts.tooManyAttempts,
    unreachable,
  }
  return (
    <AuthFrame title={texts.openLinkTitle}>
      <FormTitle>{texts.openLinkTitle}</FormTitle>
      <FormError message={outcome && failures[outcome]} />
      <p className="mt-4 mb-8 text-soft">{texts.openLinkIntro[link.type]}</p>
      <Button variant="primary" busy={busy} onClick={redeem}>
        {texts.openLinkButton[link.type]}
      </Button>
    </AuthFrame>
  )
}

function useRedeemLink(link: MailLink | undefined) {
  const openAuth = useOpenAuth()
  const texts = useTexts(recoveryTexts)
  const toast = useToast()
  const [, navigate] = useLocation()
  const [outcome, setOutcome] = useState<LinkOutcome>()
  const [busy, setBusy] = useState(false)

  const redeem = async () => {
    if (!link || busy) return
    setBusy(true)
    setOutcome(undefined)
    const path = location.pathname
    const result = await openAuth()
      .then(auth => redeemMailLink(auth, link))
      .catch((error: unknown): LinkOutcome => {
        logFailure('Failed to redeem the link', error)
        return 'unreachable'
      })
    setBusy(false)
    // The user may have gone to a legal page meanwhile. From there, Back leads to the choice of a new password too.
    const isStillHere = location.pathname === path
    if (result !== 'signed-in') {
      setOutcome(result)
    } else if (link.kind !== 'refused' && link.type === 'recovery') {
      if (isStillHere) navigate('/reset-password', { replace: true, state: { redeemed: true } })
    } else {
      toast(texts.addressConfirmed, 'success')
      if (isStillHere) navigate('/', { replace: true })
    }
  }
  return { outcome, busy, redeem }
}
