import { useRef, useState, useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import type { AttachmentControls } from '#web/chat/composer/attachment-controls.ts'
import { useComposerFocus } from '#web/chat/composer/use-composer-focus.ts'
import { useDrafts } from '#web/chat/composer/use-draft.ts'
import { noConversation } from '#web/chat/conversation/use-conversation-state.ts'
import { Disclaimer } from '#web/chat/disclaimer/disclaimer.tsx'
import { chatTexts } from '#web/i18n/chat/texts-chat.ts'
import { fileTexts } from '#web/i18n/chat/texts-files.ts'
import { useLanguage, useTexts } from '#web/i18n/language-context.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { signInNotice } from '#web/lib/storage/sign-in-notice.ts'
import { FirmButton } from '#web/shell/firm-links.tsx'
import { FirmName } from '#web/shell/firm-name.tsx'
import { LanguageSwitch } from '#web/shell/language-switch.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { ChatScreen } from './chat-screen.tsx'
import { headerClasses } from './header-classes.ts'
import { emergencyNotice } from './visitor-emergency.tsx'

/** The URLs of sign-in and sign-up. */
type SignInLinks = { login: string; signup: string }

type VisitorPageProps = {
  /** The URL of the sign-in page, which leads back here. */
  loginPath: string
  /** For the header. After a redirect from the console, they lead back to it. */
  links: SignInLinks
}

/** A visitor can see the page and type. Send leads to the sign-in page; the text is still there after signing in. */
export function VisitorPage({ loginPath, links }: VisitorPageProps) {
  const { field, focus } = useComposerFocus(undefined, true, false)
  const drafts = useDrafts(undefined, undefined)
  const text = useSyncExternalStore(drafts.subscribe, () => drafts.typed(undefined))
  const [search, setSearch] = useState(false)
  const attachments = useVisitorAttachments(loginPath)
  const send = useVisitorSend(text, loginPath)
  return (
    <>
      <ChatScreen
        visitor
        header={<VisitorHeader links={links} />}
        title={undefined}
        conversation={noConversation}
        field={field}
        draft={{ text, onText: next => drafts.write(undefined, next) }}
        attachments={attachments}
        search={{ search, onSearch: setSearch }}
        onSend={() => void send()}
        onStop={ignore}
        onLoadOlder={ignore}
        onRetry={ignore}
        onReload={loaded}
      />
      <Disclaimer onAccepted={focus} />
    </>
  )
}

const ignore = () => {}
const loaded = () => Promise.resolve()

/** Leads to the sign-in page, with the box of official numbers if the question is about an emergency. */
function useVisitorSend(text: string, loginPath: string): () => Promise<void> {
  const { language } = useLanguage()
  const sending = useRef(false)
  return async () => {
    if (sending.current) return
    sending.current = true
    signInNotice.current = await emergencyNotice(text, language)
    navigate(loginPath)
  }
}

/** Files would be lost at sign-in, so attaching one leads to the sign-in page, before the picker opens. */
function useVisitorAttachments(loginPath: string): AttachmentControls {
  const texts = useTexts(fileTexts)
  const toast = useToast()
  const leadToLogin = () => {
    toast(texts.logInToAttach)
    navigate(loginPath)
  }
  return {
    files: [],
    problems: [],
    onFiles: leadToLogin,
    onRemove: ignore,
    onDismiss: ignore,
    onRefused: leadToLogin,
  }
}

function VisitorHeader({ links }: { links: SignInLinks }) {
  const texts = useTexts(chatTexts)
  return (
    <header className={headerClasses}>
      <FirmName className="max-sm:hidden" />
      <LanguageSwitch className="px-1 text-soft hover:text-ink sm:hidden" />
      <nav
        aria-label={texts.account}
        className="flex grow flex-wrap items-center justify-end gap-1 py-1.5 sm:gap-2"
      >
        <FirmButton className="max-lg:hidden" />
        <Link href={links.login} className={classNames(buttonClasses('quiet'), 'max-sm:px-3 max-sm:text-sm')}>
          {texts.logIn}
        </Link>
        <Link
          href={links.signup}
          className={classNames(buttonClasses('primary'), 'max-sm:px-3 max-sm:text-sm')}
        >
          {texts.signUp}
        </Link>
      </nav>
    </header>
  )
}
