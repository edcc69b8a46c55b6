import { type ReactNode, useId, useState } from 'react'
import { Link } from 'wouter'
import { NewPasswordForm } from '#web/auth/forms/new-password-form.tsx'
import { useSession, useSignOut } from '#web/auth/session/session.tsx'
import { useLanguage, useTexts } from '#web/i18n/language-context.tsx'
import { accountTexts } from '#web/i18n/texts-account.ts'
import { appTexts } from '#web/i18n/texts-app.ts'
import { authTexts } from '#web/i18n/texts-auth.ts'
import { chooseTheme, type Theme, useTheme } from '#web/lib/theme.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { useToast } from '#web/ui/toast.tsx'

export function AccountPage() {
  const texts = useTexts(accountTexts)
  const session = useSession()
  const toast = useToast()
  const { passwordSaved } = useTexts(authTexts)
  if (session.status !== 'signed-in') return null
  const email = session.account?.email ?? session.user.email
  return (
    <PageFrame title={texts.title}>
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
      <Section title={texts.displayTitle}>
        <Display />
      </Section>
      <Section title={texts.passwordTitle} hint={texts.passwordHint}>
        <NewPasswordForm email={email} asksCurrent onSaved={() => toast(passwordSaved, 'success')} />
      </Section>
      <Section title={texts.sessionsTitle} hint={texts.sessionsHint}>
        <Sessions />
      </Section>
    </PageFrame>
  )
}

type SectionProps = { title: string; hint?: string; children: ReactNode }

/** On wide screens, the title is on the left and the controls are on the right. */
function Section({ title, hint, children }: SectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="mt-10 grid gap-x-10 gap-y-5 border-t border-line pt-8 md:grid-cols-[16rem_1fr]"
    >
      <div>
        <h2 id={id} className="serif text-xl leading-snug">
          {title}
        </h2>
        {hint && <p className="mt-2 text-sm text-soft">{hint}</p>}
      </div>
      <div>{children}</div>
    </section>
  )
}

function Display() {
  const texts = useTexts(appTexts)
  const { language, chooseLanguage } = useLanguage()
  const theme = useTheme()
  const themes: Theme[] = ['system', 'light', 'dark']
  return (
    <div className="grid max-w-md gap-5 sm:grid-cols-2">
      <Select
        label={texts.language}
        value={language}
        choices={[
          { value: 'en', label: 'English' },
          { value: 'fr', label: 'Français' },
        ]}
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
