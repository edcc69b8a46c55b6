import type { Chat } from '#shared/api/chat.ts'
import type { ChatChanges } from '#shared/api/chat-requests.ts'
import { changeChat } from '#web/api/chats.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { sidebarTexts } from '#web/i18n/sidebar/texts-sidebar.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { useToast } from '#web/ui/toast.tsx'
import type { ChatListWriter } from './chat-list-writer.ts'

/** Pins, unpins and archives chats. `onChanged` is called after each change that succeeds. */
export function usePinAndArchive(writer: ChatListWriter, onChanged: () => void) {
  const texts = useTexts(sidebarTexts)
  const toast = useToast()
  /** `done`: what is said if it succeeds. */
  const change = async (chat: Chat, changes: ChatChanges, done: string, onDone?: () => void) => {
    try {
      await changeChat(chat.id, changes)
    } catch (error) {
      logFailure('Failed to change chat', error)
      toast(texts.changeFailed, 'error')
      return
    }
    onDone?.()
    onChanged()
    await (changes.archived ? writer.remove(chat.id) : writer.refetch())
    toast(done)
  }
  return {
    togglePin: (chat: Chat) =>
      change(chat, { pinned: !chat.pinned }, chat.pinned ? texts.fromPinned : texts.toPinned),
    /** `onLeaving` is called just before the chat leaves the list. */
    archive: (chat: Chat, onLeaving: () => void) =>
      change(chat, { archived: true }, texts.toArchive, onLeaving),
  }
}
