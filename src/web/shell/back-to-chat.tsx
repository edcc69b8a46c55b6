import { useTexts } from '#web/i18n/language-context.tsx'
import { appTexts } from '#web/i18n/shell/texts-app.ts'
import { chatPath } from '#web/lib/history/chat-path.ts'
import { lastChat } from '#web/lib/history/last-chat.ts'
import { BackLink } from './back-link.tsx'

/** Leads back to the conversation that was on screen before. */
export function BackToChat() {
  return <BackLink href={chatPath(lastChat())}>{useTexts(appTexts).home}</BackLink>
}
