import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useConfig } from '#web/api/config-context.tsx'
import { useSignOut } from '#web/auth/session/session.tsx'
import { adminTexts } from '#web/i18n/admin/texts-admin.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { LanguageSwitch } from '#web/shell/language-switch.tsx'
import { LogoWithTitle } from '#web/shell/logo.tsx'
import { Button } from '#web/ui/button.tsx'
import {
  auditPath,
  type ConsoleRoute,
  feedbackPath,
  libraryPath,
  usagePath,
  usersPath,
} from './common/console-url.ts'

export function AdminHeader({ view }: { view: ConsoleRoute['view'] }) {
  const texts = useTexts(adminTexts)
  const signOut = useSignOut()
  const { version } = useConfig()
  return (
    <header className="flex min-h-14 shrink-0 flex-wrap items-stretch gap-x-2 border-b border-line bg-surface px-3 sm:px-4 lg:gap-x-5">
      <Link href="/" title={texts.home} className="flex min-h-11 min-w-11 items-center rounded-sm">
        <LogoWithTitle className="max-sm:[&>span]:sr-only max-2xl:[&_small]:hidden" />
      </Link>
      <span aria-hidden="true" className="self-center text-sm text-soft max-lg:hidden">
        {texts.title}
      </span>
      {version !== '' && (
        <span className="self-center text-xs text-soft max-xl:sr-only">{texts.version(version)}</span>
      )}
      <nav
        aria-label={texts.views}
        className="flex items-stretch max-md:order-last max-md:w-full max-md:flex-wrap lg:gap-2"
      >
        <ViewLink href={usersPath} current={view === 'users'}>
          {texts.usersView}
        </ViewLink>
        <ViewLink href={auditPath()} current={view === 'audit'}>
          {texts.auditView}
        </ViewLink>
        <ViewLink href={libraryPath} current={view === 'library'}>
          {texts.libraryView}
        </ViewLink>
        <ViewLink href={usagePath()} current={view === 'usage'}>
          {texts.usageView}
        </ViewLink>
        <ViewLink href={feedbackPath()} current={view === 'feedback'}>
          {texts.feedbackView}
        </ViewLink>
      </nav>
      <div className="ml-auto flex items-center gap-2">
        <LanguageSwitch className="px-2 text-soft hover:text-ink max-md:hidden" />
        <Button variant="quiet" title={texts.signOut} onClick={() => void signOut()} className="max-sm:px-3">
          <LogOut aria-hidden="true" className="size-5" />
          <span className="max-sm:sr-only">{texts.signOut}</span>
        </Button>
      </div>
    </header>
  )
}

type ViewLinkProps = { href: string; current: boolean; children: ReactNode }

function ViewLink({ href, current, children }: ViewLinkProps) {
  return (
    <Link
      href={href}
      aria-current={current ? 'page' : undefined}
      className={classNames(
        'flex items-center justify-center border-b-2 px-1 pt-0.5 text-sm font-semibold transition-colors max-md:min-h-11 pointer-coarse:min-w-11 sm:px-1.5 lg:px-2 focus-visible:-outline-offset-2',
        current ? 'border-brass text-ink' : 'border-transparent text-soft hover:text-ink',
      )}
    >
      {children}
    </Link>
  )
}
