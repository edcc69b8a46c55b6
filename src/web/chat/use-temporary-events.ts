import { temporaryChatHours } from '#shared/limits.ts'
import type { Drafts } from '#web/chat/composer/use-draft.ts'
import type { Tray } from '#web/chat/composer/use-tray.ts'
import type { ConversationEvent } from '#web/chat/conversation/conversation-events.ts'
import type { EditDraft } from '#web/chat/conversation/edit-draft.ts'
import { chatTexts } from '#web/i18n/chat/texts-chat.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { temporaryChat } from '#web/lib/storage/drafts.ts'
import { useToast } from '#web/ui/toast.tsx'
import { restoreMessage } from './use-conversation-events.ts'

/**
 * Applies the events of a temporary chat, which appears in no list, other tab or URL. `others` gets the events that are
 * handled in the same way for every chat, and those of all other chats.
 */
export function useTemporaryEvents(
  { drafts, tray, editDraft }: { drafts: Drafts; tray: Tray; editDraft: EditDraft },
  others: (event: ConversationEvent) => void,
): (event: ConversationEvent) => void {
  const texts = useTexts(chatTexts)
  const toast = useToast()
  const handlers: {
    [Type in ConversationEvent['type']]?: (event: ConversationEvent & { type: Type }) => void
  } = {
    stored: ({ text }) => drafts.confirmSend(temporaryChat, text),
    named: () => {},
    answered: () => {},
    deleted: () => toast(texts.missing),
    refused: event => {
      restore(event)
      // Tells the user that there is no answer, or shows the spent budget.
      others({ ...event, message: undefined, edit: undefined })
    },
    withdrawn: event => restore(event),
    // What was typed in the chat is removed when it is left (use-temporary-chat.ts): another one may be open by now.
    discarded: ({ removed }) => {
      if (removed) toast(texts.temporaryDeleted)
      else toast(texts.temporaryDeletedLater(temporaryChatHours), 'error')
    },
  }
  const restore = (event: ConversationEvent & { type: 'refused' | 'withdrawn' }) =>
    restoreMessage({ drafts, tray, editDraft }, { ...event, chatId: temporaryChat, returnTo: temporaryChat })
  return event => {
    const handle = handlers[event.type] as ((event: ConversationEvent) => void) | undefined
    if (event.temporary && handle) handle(event)
    else others(event)
  }
}
