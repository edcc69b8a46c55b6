import { temporaryChatHours } from '#shared/limits.ts'
import type { ConversationEvent } from '#web/chat/conversation/conversation-events.ts'
import type { chatTexts } from '#web/i18n/chat/texts-chat.ts'
import { temporaryChat } from '#web/lib/storage/drafts.ts'
import type { ShowToast } from '#web/ui/toast.tsx'
import { type PageMemory, restoreMessage } from './page-memory.ts'

/**
 * Applies an event of a temporary chat, which appears in no list, other tab or URL. Returns what remains to be done as
 * for every chat, if anything.
 */
export function applyTemporaryEvent(
  memory: PageMemory,
  event: ConversationEvent,
  texts: typeof chatTexts.en,
  toast: ShowToast,
): ConversationEvent | undefined {
  switch (event.type) {
    case 'stored':
      memory.drafts.confirmSend(temporaryChat, event.text)
      return undefined
    case 'named':
    case 'answered':
      return undefined
    case 'deleted':
      toast(texts.missing)
      return undefined
    case 'refused':
      restoreMessage(memory, { ...event, chatId: temporaryChat, returnTo: temporaryChat })
      // Tells the user that there is no answer, or shows the spent budget.
      return { ...event, message: undefined, edit: undefined }
    case 'withdrawn':
      restoreMessage(memory, { ...event, chatId: temporaryChat, returnTo: temporaryChat })
      return undefined
    // What was typed in the chat is removed when it is left (use-temporary-chat.ts): another one may be open by now.
    case 'discarded':
      if (event.removed) toast(texts.temporaryDeleted)
      else toast(texts.temporaryDeletedLater(temporaryChatHours), 'error')
      return undefined
    default:
      return event
  }
}
