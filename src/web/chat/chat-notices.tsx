import { useConfig } from '#web/api/config-context.tsx'
import { useSession } from '#web/auth/session/session.tsx'
import { chatTexts } from '#web/i18n/chat/texts-chat.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { FirmLinks } from '#web/shell/firm-links.tsx'
import { FirmName } from '#web/shell/firm-name.tsx'
import { LanguageSwitch } from '#web/shell/language-switch.tsx'
import { LegalLinks } from '#web/shell/legal-links.tsx'
import { LibraryLink } from '#web/shell/library-link.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Shortcuts } from './shortcuts.tsx'

const ConnectModel = lazyPart(
  () => import('./connect-model.tsx'),
  code => code.ConnectModel,
)

/**
 * Under the input: a notice that answers are general information, and where they come from; one line on a phone. In
 * an empty chat, administrators also see a notice if no model is connected. The printed list of messages has a line of
 * its own.
 */
export function ChatNotices({ empty }: { empty: boolean }) {
  const texts = useTexts(chatTexts)
  const { model } = useConfig()
  const session = useSession()
  const isAdmin = session.status === 'signed-in' && session.account?.role === 'admin'
  return (
    <div
      className={classNames('pt-2 pb-1 text-center text-xs text-balance text-soft', !empty && 'print:hidden')}
    >
      {empty && model === 'built-in' && isAdmin && <ConnectModel />}
      <p>
        {model === 'built-in' ? texts.builtInNotice : texts.notice}{' '}
        <span className="max-sm:hidden">{texts.seeLawyer}</span>
      </p>
    </div>
  )
}

/**
 * At the bottom of the page. Hidden while a phone's keyboard is open, and in short windows. It is as wide as the
 * header. Once there are messages, it shows the firm's name if the header has no room for it.
 */
export function ChatFooter({ empty }: { empty: boolean }) {
  const session = useSession()
  const small = '[&_a]:py-0.5 [&_a]:text-xs [&_ul]:justify-center sm:[&_a]:py-1.5'
  return (
    <footer className="@container flex shrink-0 flex-wrap items-center justify-center gap-x-5 px-4 pb-1 text-soft in-data-keyboard:hidden pointer-coarse:[@media(max-height:34rem)]:hidden [@media(max-height:26rem)]:hidden">
      {!empty && (
        <FirmName className="text-xs! pointer-coarse:-mb-2 @4xl:hidden [&_img]:h-4 [&_svg]:size-4" />
      )}
      {!empty && <LibraryLink className="text-xs max-md:hidden" />}
      <FirmLinks className={classNames(small, !empty && 'max-md:hidden')} />
      <LegalLinks className={small} oneLine />
      {session.status === 'signed-in' && <Shortcuts />}
      <LanguageSwitch className="text-xs hover:text-ink max-sm:hidden" />
    </footer>
  )
}
