import { LogOut, PanelLeftOpen, ShieldCheck, UserRound } from 'lucide-react'
import { Link } from 'wouter'
import { type ModelId, modelChoices } from '#shared/api/models.ts'
import { type SignedIn, useSignOut } from '#web/auth/session/session.tsx'
import { chatTexts } from '#web/i18n/chat/texts-chat.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { FirmButton } from '#web/shell/firm-links.tsx'
import { FirmName } from '#web/shell/firm-name.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Select } from '#web/ui/select.tsx'
import { headerClasses } from './header-classes.ts'
import { SharingButtons } from './sharing-buttons.tsx'

type UserHeaderProps = {
  session: SignedIn
  model: ModelId
  onModel(model: ModelId): void
  /** Draws a line between the header and the messages. */
  bordered: boolean
  /** On a phone: opens the drawer. */
  openSidebar: { label: string; open(): void } | undefined
}

/** For a signed-in user: the model, links to the firm, export and sharing, the console, the account and "Sign out". */
export function UserHeader({ session, model, onModel, bordered, openSidebar }: UserHeaderProps) {
  const texts = useTexts(chatTexts)
  const signOut = useSignOut()
  // The session still has the former address after the operator has changed it.
  const { email } = session.account ?? session.user
  return (
    <header className={classNames(headerClasses, bordered && 'border-b border-line')}>
      <div className="flex min-w-0 items-center gap-1">
        <FirmName className="max-w-72 pr-2 @max-4xl:hidden" />
        {openSidebar && (
          <IconButton
            label={openSidebar.label}
            icon={<PanelLeftOpen className="size-5" />}
            onClick={openSidebar.open}
          />
        )}
        <Select
          title={texts.model}
          className="shrink-0"
          value={model}
          choices={modelChoices.map(({ id, label }) => ({ value: id, label }))}
          onChoose={onModel}
        />
      </div>
      <nav aria-label={texts.account} className="flex shrink-0 items-center gap-0.5 sm:gap-1">
        <FirmButton className="@max-4xl:hidden" />
        <SharingButtons />
        {session.account?.role === 'admin' && (
          <Link
            href="/admin"
            title={texts.admin}
            className={classNames(buttonClasses('quiet'), 'min-w-11 max-sm:px-2.5')}
          >
            <ShieldCheck aria-hidden="true" className="size-5" />
            <span className="@max-6xl:sr-only">{texts.admin}</span>
          </Link>
        )}
        <Link
          href="/account"
          title={texts.accountOf(email)}
          aria-label={texts.accountOf(email)}
          className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md px-2 text-sm transition-colors hover:bg-sunken"
        >
          <UserRound aria-hidden="true" className="size-5 shrink-0 text-soft" />
          <span className="max-w-56 truncate @max-6xl:sr-only">{email}</span>
        </Link>
        <Button
          variant="quiet"
          title={texts.signOut}
          onClick={() => void signOut()}
          className="min-w-11 max-sm:px-2.5"
        >
          <LogOut aria-hidden="true" className="size-5" />
          <span className="max-sm:sr-only">{texts.signOut}</span>
        </Button>
      </nav>
    </header>
  )
}
