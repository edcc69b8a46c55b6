import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useConfig } from '#web/api/config-context.tsx'
import { authTexts } from '#web/i18n/auth/texts-auth.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { appTexts } from '#web/i18n/shell/texts-app.ts'
import { signInNotice } from '#web/lib/storage/sign-in-notice.ts'
import { BrandIllustration } from '#web/shell/brand-illustration.tsx'
import { FirmLinks } from '#web/shell/firm-links.tsx'
import { LanguageSwitch } from '#web/shell/language-switch.tsx'
import { LegalLinks } from '#web/shell/legal-links.tsx'
import { LogoWithTitle } from '#web/shell/logo.tsx'
import { MainContent } from '#web/shell/main-content.tsx'
import { List } from '#web/ui/list.tsx'

/** The layout of the sign-in pages: on wide screens, the firm's panel is on the left and the form on the right. */
export function AuthFrame({ title, children }: { title: string; children: ReactNode }) {
  const texts = useTexts(appTexts)
  const { firm } = useConfig()
  const notice = useNotice()
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] lg:grid-cols-[minmax(24rem,5fr)_7fr] lg:grid-rows-1">
      <div className="relative isolate flex flex-col on-brand overflow-hidden bg-brand text-on-brand lg:min-h-dvh">
        <header className="flex items-center justify-between gap-x-4 px-5 py-3 pt-[max(0.75rem,env(safe-area-inset-top))] max-[16rem]:flex-wrap lg:px-12 lg:py-9">
          <Link
            href="/"
            title={texts.home}
            className="flex min-h-11 min-w-0 items-center rounded-sm lg:[&_small]:hidden"
          >
            <LogoWithTitle background="brand" />
          </Link>
          <LanguageSwitch className="lg:hidden" />
        </header>
        <FirmPanel firmName={firm.name} />
        <div className="relative mt-auto hidden max-h-88 min-h-40 grow lg:block">
          <BrandIllustration />
        </div>
      </div>
      <div className="flex flex-col">
        <nav aria-label={texts.language} className="hidden justify-end px-8 pt-6 lg:flex">
          <LanguageSwitch className="text-soft hover:text-ink" />
        </nav>
        <MainContent
          title={title}
          className="mx-auto flex w-full max-w-md grow flex-col px-5 py-10 sm:justify-center sm:py-14"
        >
          {notice}
          {children}
        </MainContent>
        <footer className="mx-auto w-full max-w-md px-5 pb-[max(1.5rem,env(safe-area-inset-bottom))] lg:max-w-none lg:px-8">
          <div className="flex flex-wrap gap-x-5 lg:justify-center">
            <FirmLinks />
            <LegalLinks />
          </div>
        </footer>
      </div>
    </div>
  )
}

/** Stays from one sign-in page to the next. */
function useNotice(): ReactNode {
  const [notice] = useState(signInNotice.current)
  useEffect(() => {
    signInNotice.current = notice
    return () => {
      signInNotice.current = undefined
    }
  }, [notice])
  return notice
}

function FirmPanel({ firmName }: { firmName: string }) {
  const texts = useTexts(authTexts)
  return (
    <aside aria-label={firmName} className="hidden px-12 pb-8 lg:block">
      <p className="text-sm text-brass-on-brand">{firmName}</p>
      <p className="serif mt-4 max-w-md text-4xl leading-[1.2] text-balance">{texts.panelTitle}</p>
      <List className="mt-8 max-w-sm">
        {texts.panelPoints.map(point => (
          <li key={point} className="border-t border-on-brand/20 py-3 text-base leading-snug">
            {point}
          </li>
        ))}
      </List>
    </aside>
  )
}
