import { useConfig } from '#web/api/config-context.tsx'
import { useSession } from '#web/auth/session/session.tsx'
import { useTexts } from '#web/i18n/language-context.tsx'
import { chatTexts } from '#web/i18n/texts-chat.ts'
import { classNames } from '#web/lib/class-names.ts'
import { FirmLinks } from '#web/shell/firm-links.tsx'
import { LanguageSwitch } from '#web/shell/language-switch.tsx'
import { LegalLinks } from '#web/shell/legal-links.tsx'
import { LibraryLink } from '#web/shell/library-link.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Shortcuts } from './shortcuts.tsx'

const ConnectModel = lazyPart(
  () => import('./connect-model.tsx'),
  code => code.ConnectModel,
)

/** Always under the input: answers are automated general information. Administrators also learn that no model is connected. */
export function ChatNotices() {
  const texts = useTexts(chatTexts)
  const { model } = useConfig()
  const session = useSession()
  const isAdmin = session.status === 'signed-in' && session.account?.role === 'admin'
  return (
    <div className="px-1 pt-2 pb-1 text-center text-xs text-soft [&_p]:text-balance">
      {model === 'built-in' && isAdmin && <ConnectModel />}
      <p>{model === 'built-in' ? texts.builtInNotice : texts.notice}</p>
    </div>
  )
}

/** At the bottom of the page. Hidden if there is little height, as above a phone's keyboard. */
export function ChatFooter({ empty }: { empty: boolean }) {
  const { firm } = useConfig()
  const session = useSession()
  const small = '[&_a]:py-0.5 [&_a]:text-xs [&_ul]:justify-center sm:[&_a]:py-1.5'
  return (
    <footer className="flex shrink-0 flex-wrap items-center justify-center gap-x-5 px-4 pb-[max(0.25rem,env(safe-area-inset-bottom))] text-soft pointer-coarse:[@media(max-height:34rem)]:hidden [@media(max-height:26rem)]:hidden">
      {!empty && <p className="text-center text-xs text-balance lg:hidden">{firm.name}</p>}
      {!empty && <LibraryLink className="text-xs max-md:hidden" />}
      <FirmLinks className={classNames(small, !empty && 'max-md:hidden')} />
      <LegalLinks className={small} />
      {session.status === 'signed-in' && <Shortcuts />}
      <LanguageSwitch className="text-xs hover:text-ink max-sm:hidden" />
    </footer>
  )
}
