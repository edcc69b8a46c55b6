import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { type Language, languages } from '#shared/language.ts'
import { NewPasswordForm } from '#web/auth/forms/new-password-form.tsx'
import { useSession, useSignOut } from '#web/auth/session/session.tsx'
import { accountTexts } from '#web/i18n/auth/texts-account.ts'
import { recoveryTexts } from '#web/i18n/auth/texts-recovery.ts'
import { useLanguage, useTexts } from '#web/i18n/language-context.tsx'
import { chooseTheme, type Theme, useTheme } from '#web/lib/theme.ts'
import { BackToChat } from '#web/shell/back-to-chat.tsx'
import { PageFrame } from '#web/shell/page-frame.tsx'
import { PageSection } from '#web/shell/page-section.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { DeleteAccountSection } from './delete-account-section.tsx'

/** `sections`: the parts about the user's chats. */
export function AccountPage({ sections }: { sections: ReactNode }) {
  const texts = useTexts(accountTexts)
  const session = useSession()
  const toast = useToast()
  const { passwordSaved } = useTexts(recoveryTexts)
  if (session.status !== 'signed-in') return null
  const { email } = session.account ?? session.user
  return (
    <PageFrame title={texts.title}>
      <BackToChat />
      <h1 className="serif text-3xl leading-tight">{texts.title}</h1>
      <p className="mt-2 text-soft wrap-anywhere">{email}</p>
      {session.account?.role === 'admin' && (
        <p className="mt-1 text-soft">
          {texts.administrator}{' '}
          <Link href="/admin" className="link">
            {texts.adminConsole}
          </Link>
        </p>
      )}
      <PageSection title={texts.displayTitle}>
        <Display />
      </PageSection>
      <PageSection title={texts.passwordTitle} hint={texts.passwordHint}>
        <NewPasswordForm email={email} asksCurrent onSaved={() => toast(passwordSaved, 'success')} />
      </PageSection>
      <PageSection title={texts.sessionsTitle} hint={texts.sessionsHint}>
        <Sessions />
      </PageSection>
      {sections}
      <DeleteAccountSection session={session} />
    </PageFrame>
  )
}

/** Each in its own language. */
const languageNames: Record<Language, string> = { en: 'English', fr: 'Français' }

function Display() {
  const texts = useTexts(accountTexts)
  const { language, chooseLanguage } = useLanguage()
  const theme = useTheme()
  const themes: Theme[] = ['system', 'light', 'dark']
  return (
    <div className="grid max-w-md gap-5 sm:grid-cols-2">
      <Select
        label={texts.language}
        value={language}
        choices={languages.map(value => ({ value, label: languageNames[value] }))}
        onChoose={chooseLanguage}
      />
      <Select
        label={texts.theme}
        value={theme}
        choices={themes.map(value => ({ value, label: texts.themes[value] }))}
        onChoose={chooseTheme}
      />
    </div>
  )
}

function Sessions() {
  const texts = useTexts(accountTexts)
  const signOut = useSignOut()
  const toast = useToast()
  const [busy, setBusy] = useState(false)

  const signOutEverywhere = async () => {
    setBusy(true)
    try {
      await signOut('global')
    } catch {
      toast(texts.signOutFailed, 'error')
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => signOut()}>{texts.signOut}</Button>
      <Button busy={busy} onClick={signOutEverywhere}>
        {texts.signOutEverywhere}
      </Button>
    </div>
  )
}
