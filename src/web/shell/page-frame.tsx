import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useConfig } from '#web/api/config-context.tsx'
import { useTexts } from '#web/i18n/language-context.tsx'
import { appTexts } from '#web/i18n/shell/texts-app.ts'
import { FirmButton, FirmLinks } from './firm-links.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { LegalLinks } from './legal-links.tsx'
import { LibraryLink } from './library-link.tsx'
import { LogoWithTitle } from './logo.tsx'
import { MainContent } from './main-content.tsx'

/**
 * While a page's content is being loaded. As high as the window, so that the footer does not jump away under a finger.
 */
export function LoadingText({ children }: { children: string }) {
  return (
    <p role="status" className="min-h-dvh text-soft">
      {children}
    </p>
  )
}

/** Header and footer of the account page, the legal pages and similar pages. The chat has its own. */
export function PageFrame({ title, children }: { title: string; children: ReactNode }) {
  const texts = useTexts(appTexts)
  const { firm } = useConfig()
  return (
    <div className="flex min-h-dvh flex-col pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)]">
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex min-h-16 w-full max-w-4xl items-center justify-between gap-x-4 px-5 py-2 max-[16rem]:flex-wrap">
          <Link href="/" className="flex min-h-11 min-w-0 items-center rounded-sm" title={texts.home}>
            <LogoWithTitle />
          </Link>
          <div className="flex shrink-0 items-center gap-2 print:hidden">
            <FirmButton className="max-sm:hidden" />
            <LanguageSwitch className="text-soft hover:text-ink" />
          </div>
        </div>
      </header>
      <MainContent title={title} className="mx-auto w-full max-w-4xl grow px-5 py-10 sm:py-14">
        {children}
      </MainContent>
      <footer className="border-t border-line print:hidden">
        <div className="mx-auto flex w-full max-w-4xl flex-wrap items-center justify-between gap-x-8 px-5 py-5">
          <div className="flex flex-wrap items-center gap-x-5">
            <span className="py-1.5 text-sm text-soft">{firm.name}</span>
            <LibraryLink className="text-sm" />
            <FirmLinks />
          </div>
          <LegalLinks />
        </div>
      </footer>
    </div>
  )
}
