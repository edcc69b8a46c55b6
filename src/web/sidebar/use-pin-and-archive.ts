import type { Chat } from '#shared/api/chat.ts'
import type { ChatChanges } from '#shared/api/chat-requests.ts'
import { changeChat } from '#web/api/chats.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { sidebarTexts } from '#web/i18n/texts-sidebar.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { useToast } from '#web/ui/toast.tsx'
import type { ChatListWriter } from './chat-list-writer.ts'

/** Pins, unpins and archives chats. `onChanged` is called after each change that succeeds. */
export function usePinAndArchive(writer: ChatListWriter, onChanged: () => void) {
  const texts = useTexts(sidebarTexts)
  const toast = useToast()
  /** Resolves with whether it succeeded. */
  const change = async (chat: Chat, changes: ChatChanges, onDone?: () => void): Promise<boolean> => {
    try {
      await changeChat(chat.id, changes)
    } catch (error) {
      logFailure('Failed to change chat', error)
      toast(texts.changeFailed, 'error')
      return false
    }
    onDone?.()
    onChanged()
    await (changes.archived ? writer.remove(chat.id) : writer.refetch())
    return true
  }
  return {
    togglePin: async (chat: Chat) => {
      if (await change(chat, { pinned: !chat.pinned })) toast(chat.pinned ? texts.fromPinned : texts.toPinned)
    },
    /** `onLeaving` is called just before the chat leaves the list. */
    archive: async (chat: Chat, onLeaving: () => void) => {
      if (await change(chat, { archived: true }, onLeaving)) toast(texts.toArchive)
    },
  }
}
